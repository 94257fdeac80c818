"""Counting the holdings of every key without looking at each.

`ByRanks` counts for rankers whose rule is about ranks and flushes, `ByPatterns` for all others;
`frequencies` chooses between them.
"""
