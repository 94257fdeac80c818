"""Sheng Ji (升级, Tractor) and Finding Friends (找朋友)."""

from acehigh.tricks.shengji.duties import duties
from acehigh.tricks.shengji.formats import Component, Format
from acehigh.tricks.shengji.illegal import IllegalPlay
from acehigh.tricks.shengji.reading import read_lead, readings
from acehigh.tricks.shengji.trump import Trump

__all__ = [
    "Component",
    "Format",
    "IllegalPlay",
    "Trump",
    "duties",
    "read_lead",
    "readings",
]
