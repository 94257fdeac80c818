"""How many draws there are, without making a list of them."""

from collections.abc import Iterable


def draw_numbers(stock: Iterable[int], most: int) -> list[int]:
    """Return how many different draws there are of no card, of one, and so on.

    Args:
        stock: how many cards there are of each kind.
        most: how many cards are drawn at most.

    >>> draw_numbers([4, 1], 2)
    [1, 2, 2]
    """
    numbers = [1] + [0] * most
    for there in stock:
        # Greater numbers first: what they are built from does not have this kind yet.
        for number in range(most, 0, -1):
            numbers[number] += sum(numbers[max(number - there, 0) : number])
    return numbers
