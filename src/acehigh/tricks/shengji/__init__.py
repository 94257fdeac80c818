"""Sheng Ji (升级, Tractor) and Finding Friends (找朋友)."""

from acehigh.tricks.shengji.illegal import IllegalPlay
from acehigh.tricks.shengji.trump import Trump

__all__ = [
    "IllegalPlay",
    "Trump",
]
