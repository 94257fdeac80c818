"""The options that say how random deals are drawn, where there are too many to count."""

from argparse import ArgumentError, ArgumentParser

import pytest

from acehigh.cli.options.sampling import add_sampling, add_standard_error
from helpers.cases import in_one_test

BETWEEN = "expected a number between 0 and 1"


def parser() -> ArgumentParser:
    command = ArgumentParser(exit_on_error=False)
    add_sampling(command, "deal so many at random")
    add_standard_error(command)
    return command


def test_nothing_is_drawn_unless_it_is_said() -> None:
    chosen = vars(parser().parse_args([]))
    assert chosen == {"samples": None, "seed": None, "standard_error": None}
    assert "deal so many at random" in parser().format_help()


def test_samples_seed_and_precision_are_chosen() -> None:
    argv = ["--samples", "100000000", "--seed", "1" + "0" * 18, "--error", "1e-3"]
    chosen = parser().parse_args(argv)
    assert (chosen.samples, chosen.seed, chosen.standard_error) == (10**8, 10**18, 0.001)


@in_one_test(
    ("option", "value", "message"),
    [
        ("--samples", "0", "argument --samples: expected 1 to 100,000,000 samples, got 0"),
        ("--samples", "100000001", "argument --samples: expected 1 to 100,000,000 samples, "),
        ("--samples", "1e3", "argument --samples: expected a number, got '1e3'"),
        ("--seed", "-1", "argument --seed: expected a number, got '-1'"),
        (
            "--seed",
            "1" + "0" * 19,
            "argument --seed: expected 0 to 1,000,000,000,000,000,000, ",
        ),
        *(
            ("--error", text, f"argument --error: {BETWEEN}, as 0.001, got {text!r}")
            for text in ("0", "1", "-0.1", "inf", "nan", "1%", "")
        ),
    ],
)
def test_what_cannot_be_drawn_is_wrong_usage(option: str, value: str, message: str) -> None:
    with pytest.raises(ArgumentError) as error:
        parser().parse_args([f"{option}={value}"])
    assert str(error.value).startswith(message)
