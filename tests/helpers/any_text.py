"""Text of any letters there are."""

from hypothesis import strategies as st


def any_text(max_size: int | None = None) -> st.SearchStrategy[str]:
    """Return what `st.text` draws from, made at once.

    `st.text` asks of each of a million characters whether UTF-8 has it: seconds in a fresh
    checkout. It lacks the surrogates alone.
    """
    return st.text(st.characters(exclude_categories=["Cs"]), max_size=max_size)
