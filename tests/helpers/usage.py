"""What the command line says to whoever uses it wrongly."""

import pytest

from acehigh.cli import main


def usage_error(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """Return the message of a wrong usage, after checking that nothing else was printed."""
    with pytest.raises(SystemExit) as exit_:
        main(argv)
    assert exit_.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("acehigh")
    assert err.count("\n") == 1
    return err.rstrip("\n").partition("error: ")[2]
