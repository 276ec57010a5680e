"""Bots against each other."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from collections.abc import Iterable, Iterator

from coven import _coven
from coven.catalog import about


def pieces(games: int, size: int) -> Iterator[tuple[int, int]]:
    """The games in pieces: number of the first, and how many."""
    for first in range(0, games, size):
        yield first, min(size, games - first)


def report(game: str, players: int, bots: list[str], finished: list[str]) -> dict[str, Any]:
    """Puts the games of an arena together."""
    result: dict[str, Any] = json.loads(_coven.arena_report(game, players, bots, finished))
    for row in result["bots"]:
        # Time is not a result.
        del row["milliseconds_per_decision"]
    return result


def arena(
    game: str,
    bots: Iterable[str],
    players: int | None = None,
    games: int = 100,
    seed: int = 0,
    variants: Iterable[str] = (),
    threads: int = 1,
) -> dict[str, Any]:
    """Lets computer players play against each other, with rotated seats and paired deals.

    Gives victories with intervals, ratings and points of every bot, and every pair head to head. The same seed gives the same result on
    any number of threads, if the bots think in iterations.
    """
    names, words = list(bots), list(variants)
    players = about(game).players if players is None else players

    def play(piece: tuple[int, int]) -> str:
        return _coven.arena_games(game, players, words, names, seed, *piece)

    with ThreadPoolExecutor(max_workers=max(threads, 1)) as pool:
        return report(game, players, names, list(pool.map(play, pieces(games, 8))))
