"""How wide letters are: those of the font that PDF charts have.

The widths are the font's own, of Bitstream Vera Sans, the same as those of DejaVu Sans: it is
wider than nearly all that a reader may have instead.
"""

from unicodedata import normalize

# From space to tilde, in thousandths of the size of the text.
_REGULAR = (
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636,
    636, 636, 636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684,
    686, 698, 770, 632, 575, 775, 752, 295, 295, 656, 557, 863, 748, 787, 603, 787, 695,
    635, 611, 732, 684, 989, 685, 611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550,
    635, 615, 352, 635, 634, 278, 278, 579, 278, 974, 634, 612, 635, 635, 411, 521, 392,
    634, 592, 818, 592, 592, 525, 636, 337, 636, 838,
)  # fmt: skip
_BOLD = (
    348, 456, 521, 838, 696, 1002, 872, 306, 457, 457, 523, 838, 380, 415, 380, 365, 696,
    696, 696, 696, 696, 696, 696, 696, 696, 696, 400, 400, 838, 838, 838, 580, 1000, 774,
    762, 734, 830, 683, 683, 821, 837, 372, 372, 775, 637, 995, 837, 850, 733, 850, 770,
    720, 682, 812, 774, 1103, 771, 724, 725, 457, 365, 457, 838, 500, 500, 675, 716, 593,
    716, 678, 435, 716, 712, 343, 343, 665, 343, 1042, 712, 687, 716, 716, 493, 595, 478,
    712, 652, 924, 645, 652, 582, 712, 365, 712, 838,
)  # fmt: skip
_FIRST, _WIDEST = ord(" "), 1100


def width_of(text: str, size: float, *, bold: bool = False) -> float:
    """Return how wide a line of text is, in the unit of its size.

    An accented letter is as wide as the letter; any other that is not ASCII is taken for wide.

    >>> width_of("Flush", 10), width_of("Flüsh", 10, bold=True)
    (26.42, 30.45)
    """
    widths = _BOLD if bold else _REGULAR
    total = 0
    for letter in text:
        place = ord(normalize("NFD", letter)[0]) - _FIRST
        total += widths[place] if 0 <= place < len(widths) else _WIDEST
    return total * size / 1000


def lines_of(text: str, size: float, width: float, most: int) -> list[str]:
    """Return text in lines that fit into a width; where there is more, the last says so.

    >>> lines_of("Four cards of one rank, and any other.", 3, 25, 2)
    ['Four cards of', 'one rank, and ...']
    """
    lines: list[str] = []
    for word in text.split():
        if lines and width_of(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        elif len(lines) < most:
            lines.append(word)
        else:
            return [*lines[:-1], _cut(lines[-1], size, width)] if lines else []
    return lines


def _cut(line: str, size: float, width: float) -> str:
    """Return a line with dots after as many of its words as leave room for them."""
    while " " in line and width_of(f"{line} ...", size) > width:
        line = line.rpartition(" ")[0]
    return f"{line} ..."


def fitted(text: str, size: float, width: float, *, bold: bool = False) -> float:
    """Return the size of text, or the smaller one at which it fits into a width."""
    needed = width_of(text, size, bold=bold)
    return size * width / needed if needed > width else size
