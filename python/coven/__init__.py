"""Coven's games for Python.

>>> import coven
>>> game = coven.Game(coven.games()[0].id).start(seed=1)
>>> while game.deciding:
...     seat = game.deciding[0]
...     _ = game.play(seat, game.legal(seat)[0])
>>> sorted(result["place"] for result in game.standing)[0]
1

``Game`` is one table, move by move; ``analyse`` tells why a finished one went as it did. ``Batch`` steps thousands of games together,
straight into NumPy arrays. ``arena`` lets bots play against each other, ``episodes`` keeps what they do, ``lab`` plays experiments.
``coven.pettingzoo``, ``coven.gymnasium``, ``coven.openspiel`` and ``coven.ray`` open the same games to those libraries, if they are
installed.
"""

from __future__ import annotations

from coven import errors
from coven._coven import __version__, levels, run_scenario
from coven.analysis import analyse
from coven.arena import arena
from coven.batch import Batch, Step
from coven.catalog import About, about, games, scenarios
from coven.episodes import Episodes, episodes
from coven.errors import CovenError, IllegalMove
from coven.game import Game
from coven.lab import lab

__all__ = [
    "About",
    "Batch",
    "CovenError",
    "Episodes",
    "Game",
    "IllegalMove",
    "Step",
    "__version__",
    "about",
    "analyse",
    "arena",
    "episodes",
    "errors",
    "games",
    "lab",
    "levels",
    "run_scenario",
    "scenarios",
]
