"""How all tests run: on all cores where pytest-xdist is installed, and without deadlines."""

import gc
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

# How long an example takes depends on what the machine does besides, and on which test made
# a ranker's tables first. `--hypothesis-profile thorough` looks further than a quick run does.
for profile, examples in {"acehigh": 25, "thorough": 300}.items():
    settings.register_profile(
        profile,
        deadline=None,
        max_examples=examples,
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.load_profile("acehigh")

SLOW_EXAMPLES = {"acehigh.games.video_poker.pay_table.PayTable.holds"}


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no garbage while tests are collected: all of it stays, and a fifth is saved."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        # A ranker's tables are many objects that stay: looking after every 700 costs a tenth.
        gc.set_threshold(50_000, 20, 50)
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the examples of docstrings that take seconds."""
    for item in items:
        if item.name in SLOW_EXAMPLES:
            item.add_marker(pytest.mark.slow)


def pytest_sessionfinish() -> None:
    """Look for garbage once: pytest would look through all tables five times."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """Use all cores, unless `-n` says otherwise or a debugger is asked for.

    The processes that xdist starts call this too, and must not start any themselves.
    """
    options = config.option
    is_worker = hasattr(config, "workerinput")
    if not is_worker and not options.usepdb and getattr(options, "numprocesses", 0) is None:
        options.numprocesses, options.dist = "auto", "worksteal"
