"""Which games there are."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache

from coven import _coven
from coven.errors import UnknownGame


@dataclass(frozen=True)
class About:
    """What is known of a game."""

    id: str
    title: str
    fewest: int
    """The fewest players."""
    most: int
    rules: int
    """The version of the rules."""
    variants: tuple[str, ...]
    """Words that change the game; ``*`` stands for a value."""
    modes: tuple[tuple[str, ...], ...]
    """Sets of variants that are balanced on their own."""
    players: int
    """How many play a first game."""


@lru_cache(maxsize=1)
def games() -> tuple[About, ...]:
    """Every game, in the order in which they are offered."""
    return tuple(
        About(
            id=game["id"],
            title=game["title"],
            fewest=game["fewest"],
            most=game["most"],
            rules=game["rules"],
            variants=tuple(game["variants"]),
            modes=tuple(tuple(mode) for mode in game["modes"]),
            players=game["first_game"]["players"],
        )
        for game in json.loads(_coven.games())
    )


def about(game: str) -> About:
    """What is known of one game."""
    for known in games():
        if known.id == game:
            return known
    names = ", ".join(known.id for known in games())
    raise UnknownGame(f"there is no game '{game}'; the games are: {names}", "unknown-game")


def scenarios(game: str) -> list[str]:
    """The names of a game's built-in scenarios."""
    return _coven.scenarios(game)
