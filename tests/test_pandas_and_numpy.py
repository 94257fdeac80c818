"""Keys and frequencies in NumPy, pandas and plots, where these are installed."""

from typing import Any

import pytest

from acehigh import Badugi, High, frequencies, parse_cards
from acehigh.errors import HandSizeError, ParseError

HANDS = ["As Ah Qh Jc 9s", "2s 2h 2d Jc 9s", "As Kd Qh Jc 9s"]
KEYS = High().keys(HANDS)


def test_a_keys_text_is_its_sentence() -> None:
    assert [str(key) for key in KEYS] == [key.describe() for key in KEYS]
    assert f"{KEYS[0]}" == "pair of aces, queen kicker"


def test_an_array_of_keys_is_one_of_objects() -> None:
    np: Any = pytest.importorskip("numpy")
    keys = np.array(KEYS)
    assert keys.shape == (3,)
    assert keys.tolist() == KEYS
    assert np.sort(keys).tolist() == sorted(KEYS)
    assert keys.max() is KEYS[1]
    assert np.asarray(KEYS[0]).shape == ()


def test_columns_of_keys_sort_and_compare() -> None:
    pd: Any = pytest.importorskip("pandas")
    frame = pd.DataFrame({"cards": HANDS, "of": ["a", "b", "a"]})
    frame["key"] = High().keys(frame["cards"])
    assert frame.sort_values("key")["cards"].tolist() == [HANDS[2], HANDS[0], HANDS[1]]
    assert frame.groupby("of")["key"].max().tolist() == [KEYS[0], KEYS[1]]
    assert frame["key"].map(str).tolist() == list(map(str, KEYS))
    assert frame["key"].map(High().number).dtype == "int64"


def test_one_option_makes_pandas_print_sentences() -> None:
    pd: Any = pytest.importorskip("pandas")
    frame = pd.DataFrame({"key": KEYS})
    with pd.option_context("display.pprint_nest_depth", 0):
        shown, page = frame.to_string(index=False, header=False), frame.to_html()
    assert [line.strip() for line in shown.splitlines()] == list(map(str, KEYS))
    assert all(str(key) in page for key in KEYS)


def test_frequencies_become_a_frame_of_numbers() -> None:
    pd: Any = pytest.importorskip("pandas")
    frame = pd.DataFrame(frequencies(High()).records())
    assert frame["count"].sum() == 2_598_960
    assert {str(frame[name].dtype) for name in ("probability", "odds", "cumulative")} == {
        "float64"
    }


@pytest.mark.slow
def test_counts_go_into_a_plot() -> None:
    figures: Any = pytest.importorskip("matplotlib.figure")
    counts = frequencies(High()).counts
    axes = figures.Figure().subplots()
    bars = axes.barh([*map(str, counts)], [*counts.values()])
    assert [bar.get_width() for bar in bars] == list(counts.values())


@pytest.mark.parametrize("ranker", [High(), Badugi()], ids=str)
def test_a_bad_row_of_a_column_is_named(ranker: Any) -> None:
    with pytest.raises(ParseError, match=r"^holding 1: '1s' is no card"):
        ranker.keys(["As Kd Qh Jc", "As 1s"], board="2c")
    with pytest.raises(ParseError, match="holding 2: expected cards or text, got nan"):
        ranker.keys([*HANDS[:2], float("nan")])


def test_what_is_wrong_with_the_cards_of_a_row_is_named_too() -> None:
    with pytest.raises(HandSizeError, match=r"^holding 1: 2 cards are too few"):
        High().keys([HANDS[0], "As Kd"])
    with pytest.raises(HandSizeError, match=r"^holding 0: 2 cards are too few"):
        High().keys(iter([parse_cards("As Kd")]))
