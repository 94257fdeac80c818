"""Draw what tests/benchmarks/speed.py measured, for docs/benchmarks.md.

    python docs/figures/plot.py

Reads speed.csv, writes a picture for each part of it, all beside this file. Needs the extra
``docs``.
"""

import csv
import io
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from pathlib import Path

import matplotlib as mpl

mpl.use("svg")
from matplotlib import pyplot as plt
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine

FIGURES = Path(__file__).with_name("speed.csv")
OURS, THEIRS = "#2f6fde", "#8a8f98"
# Text is drawn in the colour that the page's reader sees text in, light or dark.
INK = "#010203"
STYLE = """<style>
  svg { color: #1f2328; background: #ffffff }
  @media (prefers-color-scheme: dark) { svg { color: #cfd0d0; background: #131416 } }
</style>"""


def draw(rows: Sequence[Sequence[str]]) -> str:
    """Return a picture as SVG: a panel for each table, all on one logarithmic scale.

    Args:
        rows: the part, what is ranked, by whom, and the microseconds it takes.
    """
    tables = [list(table) for _, table in groupby(rows, key=itemgetter(1))]
    heights = [len(table) for table in tables]
    times = [float(row[-1]) for row in rows]
    # Room for the figures that stand beside the points.
    limits = min(times) / 2, max(times) * 8
    figure, panels = plt.subplots(
        len(tables),
        figsize=(5, 0.3 * sum(heights) + 0.5 * len(tables) + 0.3),
        sharex=True,
        squeeze=False,
        height_ratios=heights,
        layout=ConstrainedLayoutEngine(h_pad=0.1),
    )
    for panel, table in zip(panels.flat, tables, strict=True):
        panel.set_title(table[0][1], loc="left", fontsize=10, fontweight="bold")
        panel.set(xscale="log", xlim=limits, ylim=(len(table) - 0.5, -0.5))
        panel.set_yticks(range(len(table)), [by for _, _, by, _ in table])
        panel.spines[["top", "right", "left"]].set_visible(False)
        panel.minorticks_off()
        panel.tick_params(length=0)
        panel.grid(axis="x", alpha=0.25)
        for place, (_, _, by, microseconds) in enumerate(table):
            colour = OURS if by.startswith("acehigh") else THEIRS
            each = float(microseconds)
            panel.hlines(place, limits[0], each, colour, linewidth=1.5)
            panel.plot(each, place, "o", color=colour)
            panel.annotate(
                microseconds, (each, place), (8, 0), textcoords="offset points", va="center"
            )
    panels.flat[-1].xaxis.set_major_formatter("{x:g}")
    panels.flat[-1].set_xlabel("microseconds a call (logarithmic)")
    return as_svg(figure)


def as_svg(figure: Figure) -> str:
    """Return a figure as SVG, the same text for the same figure, and close it."""
    file = io.StringIO()
    figure.savefig(file, format="svg", transparent=True, metadata={"Date": None})
    plt.close(figure)
    head, opening, rest = file.getvalue().partition("<defs>")
    drawn = head + STYLE + opening + rest.replace(INK, "currentColor")
    return "\n".join(line.rstrip() for line in drawn.splitlines()) + "\n"


def main() -> None:
    """Draw a picture for each part of what was measured."""
    mpl.rc("axes", labelcolor=INK, edgecolor=INK)
    for drawn in ("text", "xtick", "ytick"):
        mpl.rc(drawn, color=INK)
    mpl.rc("svg", fonttype="none", hashsalt="acehigh")
    with FIGURES.open(encoding="utf-8", newline="") as file:
        _, *rows = csv.reader(file)
    for part, some in groupby(rows, key=itemgetter(0)):
        FIGURES.with_name(f"{part}.svg").write_text(draw(list(some)), "utf-8")


if __name__ == "__main__":
    main()
