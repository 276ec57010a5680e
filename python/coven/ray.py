"""The same work on a Ray cluster. Every piece follows from the seed and the numbers of its games: a piece whose worker dies is done
again elsewhere, and the result is the one that a single process would give.

``show`` is called with what is there so far whenever a piece is done.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar
from collections.abc import Callable, Iterable, Iterator

import ray

from coven import _coven
from coven.arena import pieces, report
from coven.catalog import about
from coven.episodes import Episodes, episodes
from coven.lab import Report, text_of, work

RETRIES = 4
"""How often a piece is tried again when its worker dies."""

T = TypeVar("T")
__all__ = ["arena", "lab", "selfplay"]


def _finished(tasks: list[Any]) -> Iterator[tuple[int, Any]]:
    """The tasks' results as they come, with the number of the task."""
    numbers = {task: number for number, task in enumerate(tasks)}
    waiting = list(tasks)
    while waiting:
        done, waiting = ray.wait(waiting, num_returns=1)
        for task in done:
            yield numbers[task], ray.get(task)


def _remote(function: Callable[..., T]) -> Any:
    return ray.remote(max_retries=RETRIES, num_cpus=1)(function)


def _play_arena(game: str, players: int, variants: list[str], bots: list[str], seed: int, first: int, count: int) -> str:
    return _coven.arena_games(game, players, variants, bots, seed, first, count)


def arena(
    game: str,
    bots: Iterable[str],
    players: int | None = None,
    games: int = 100,
    seed: int = 0,
    variants: Iterable[str] = (),
    size: int = 8,
    show: Callable[[dict[str, Any]], None] | None = None,
) -> dict[str, Any]:
    """As :func:`coven.arena`, on the cluster that ``ray.init`` has found. A task plays ``size`` games."""
    names, words = list(bots), list(variants)
    seats = about(game).players if players is None else players
    play = _remote(_play_arena)
    tasks = [play.remote(game, seats, words, names, seed, first, count) for first, count in pieces(games, size)]
    done: dict[int, str] = {}
    for number, finished in _finished(tasks):
        done[number] = finished
        if show is not None:
            show(_report(game, seats, names, done))
    return _report(game, seats, names, done)


def _report(game: str, players: int, bots: list[str], done: dict[int, str]) -> dict[str, Any]:
    return report(game, players, bots, [done[number] for number in sorted(done)])


def _play_lab(text: str, table: int, first: int, count: int) -> str:
    return _coven.lab_games(text, table, first, count)


def lab(
    experiment: str | Path,
    size: int = 8,
    show: Callable[[Report], None] | None = None,
) -> Report:
    """As :func:`coven.lab`, on a cluster."""
    text = text_of(experiment)
    play = _remote(_play_lab)
    done: dict[int, str] = {}

    def so_far() -> Report:
        return Report(text, tuple(done[number] for number in sorted(done)))

    for number, played in _finished([play.remote(text, *piece) for piece in work(text, size)]):
        done[number] = played
        if show is not None:
            show(so_far())
    return so_far()


def _play_episodes(game: str, bots: list[str], players: int, count: int, seed: int, variants: list[str], first: int) -> Episodes:
    return episodes(game, bots, players, count, seed, variants, first)


def selfplay(
    game: str,
    bots: Iterable[str] = ("random",),
    players: int | None = None,
    games: int = 10,
    seed: int = 0,
    variants: Iterable[str] = (),
    size: int = 8,
    show: Callable[[int], None] | None = None,
) -> Episodes:
    """As :func:`coven.episodes`, on a cluster; ``show`` is told how many decisions there are so far."""
    names, words = list(bots), list(variants)
    seats = about(game).players if players is None else players
    play = _remote(_play_episodes)
    tasks = [play.remote(game, names, seats, count, seed, words, first) for first, count in pieces(games, size)]
    done: dict[int, Episodes] = {}
    for number, part in _finished(tasks):
        done[number] = part
        if show is not None:
            show(sum(len(part) for part in done.values()))
    return Episodes.join(done[number] for number in sorted(done))
