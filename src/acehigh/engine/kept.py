"""What is kept for those who ask again, and how to let go of it."""

from typing import Protocol, TypeVar


class Cache(Protocol):
    """Something that keeps what it found."""

    def cache_clear(self) -> None:
        """Let go of it."""
        ...


C = TypeVar("C", bound=Cache)

_CACHES: list[Cache] = []


def droppable(cache: C) -> C:
    """Return a cache, which `drop_all` empties from now on: a decorator above `lru_cache`."""
    _CACHES.append(cache)
    return cache


def drop_all() -> None:
    """Let go of what all droppable caches keep."""
    for cache in _CACHES:
        cache.cache_clear()
