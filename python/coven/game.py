"""One table, move by move."""

from __future__ import annotations

import copy
import json
from typing import Any
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from coven import _coven
from coven.catalog import about
from coven.errors import NotStarted


class Game:
    """A game that can be started and played.

    >>> game = Game("…", players=3, variants=["…"]).start(seed=7)

    Seats are numbers from 0. Moves are written in the game's notation; ``legal`` lists them. Whatever is refused raises an error with
    ``code`` and ``rule`` and changes nothing.
    """

    def __init__(self, name: str, players: int | None = None, variants: Iterable[str] = ()) -> None:
        self.about = about(name)
        self.name = name
        self.players = self.about.players if players is None else players
        self.variants = list(variants)
        self._table: _coven.Table | None = None
        # Whatever no table could agree on is refused here, not at the first start.
        _coven.Table.start(self.name, self.players, self.variants, 0)

    def start(self, seed: int = 0) -> Game:
        """Lays the table out. All chance follows from the seed."""
        self._table = _coven.Table.start(self.name, self.players, self.variants, seed)
        return self

    @classmethod
    def _of(cls, table: _coven.Table, variants: Iterable[str] = ()) -> Game:
        game = cls.__new__(cls)
        game.about = about(table.game)
        game.name, game.players, game.variants, game._table = table.game, table.seats, list(variants), table
        return game

    @classmethod
    def from_record(cls, text: str) -> Game:
        """The table of a record after its last move. Everything in the record is checked."""
        return cls._of(_coven.Table.resume(text))

    @classmethod
    def from_scenario(cls, text: str) -> Game:
        """The table after the last move of a scenario, given as the text of its file."""
        return cls._of(_coven.Table.stage(text))

    @classmethod
    def scenario(cls, game: str, name: str) -> Game:
        """The table after the last move of a built-in scenario; ``coven.scenarios(game)`` lists them."""
        return cls._of(_coven.Table.stage_built_in(game, name))

    @property
    def table(self) -> _coven.Table:
        if self._table is None:
            raise NotStarted("the game has not begun: call start(seed)", "not-started")
        return self._table

    @property
    def deciding(self) -> list[int]:
        """The seats that are being asked; several where the rules say simultaneously, none once the game is over."""
        return list(self.table.deciding())

    @property
    def over(self) -> bool:
        return not self.table.deciding()

    def legal(self, seat: int) -> list[str]:
        """What a seat may do now, in notation; nothing if it is not asked."""
        return self.table.legal(seat)

    def play(self, seat: int, move: str) -> list[Any]:
        """Makes a move; gives the events that the seat hears of it."""
        return [json.loads(event) for event in self.table.play(seat, move)]

    def say(self, seat: int, statement: str) -> str:
        """Says something in the game's words for table talk. It changes nothing."""
        return self.table.say(seat, statement)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know; what everybody sees if no seat is named."""
        seen: dict[str, Any] = json.loads(self.table.view(seat))
        return seen

    def position(self) -> dict[str, Any]:
        """Everything there is, hidden things included."""
        position: dict[str, Any] = json.loads(self.table.position())
        return position

    @property
    def setup(self) -> dict[str, Any]:
        setup: dict[str, Any] = json.loads(self.table.setup())
        return setup

    def imagine(self, seat: int | None = None, seed: int = 0) -> Game:
        """Another table that the seat cannot tell from this one, drawn at random from all such tables."""
        return Game._of(self.table.imagine(seat, seed), self.variants)

    def copy(self) -> Game:
        return Game._of(self.table.copy(), self.variants)

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        if self._table is None:
            return Game(self.name, self.players, copy.copy(self.variants))
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        if self._table is None:
            return Game, (self.name, self.players, self.variants)
        return Game.from_record, (self.record(),)

    def points(self, seat: int) -> int:
        """The points of a seat as they would be counted if the game ended now."""
        return self.table.points(seat)

    @property
    def standing(self) -> list[dict[str, Any]] | None:
        """Place and score sheet of every seat, once the game is over."""
        written = self.table.standing()
        return None if written is None else json.loads(written)

    @property
    def returns(self) -> list[float] | None:
        """What each place is worth, from 1 for the first to -1 for the last; None before the end."""
        return self.table.returns()

    @property
    def moves(self) -> list[tuple[int, str]]:
        """The moves so far: seat and notation."""
        return self.table.moves()

    def record(self, seats: Iterable[str] | None = None) -> str:
        """The game written down, seed included; ``seats`` says who sat where."""
        return self.table.record(list(seats) if seats is not None else ["program"] * self.players)

    def bot(self, seat: int, level: str = "adept", seed: int = 0) -> str | None:
        """The move that a computer player would make: ``adept``, ``adept:1000`` (iterations), ``archwitch:100ms`` …"""
        return self.table.think(seat, level, seed)

    def analyse(self, seat: int, level: str = "adept", seed: int = 0) -> list[dict[str, Any]]:
        """The moves that a searching computer player looked at, the best first, each with its expected share of the victory."""
        judged = self.table.judge(seat, level, seed)
        return [{"move": move, "visits": visits, "victory": victory} for move, visits, victory in judged]

    # The game in numbers.

    @property
    def actions(self) -> int:
        """How many numbers there are for moves."""
        return self.table.actions

    @property
    def encoding(self) -> int:
        """The version of the numbers."""
        return self.table.encoding

    @property
    def parts(self) -> dict[str, slice]:
        """The named parts of an observation."""
        return sliced(self.table.parts())

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What a seat sees, as numbers."""
        return self.table.observe(seat)

    def mask(self, seat: int) -> NDArray[np.bool_]:
        """Which numbers stand for legal moves of the seat."""
        mask = np.zeros(self.table.actions, dtype=np.bool_)
        mask[self.table.legal_actions(seat)] = True
        return mask

    def legal_actions(self, seat: int) -> list[int]:
        return self.table.legal_actions(seat)

    def action(self, seat: int, move: str) -> int | None:
        """The number of a move."""
        return self.table.action(seat, move)

    def notation(self, seat: int, action: int) -> str | None:
        """The move with a number."""
        return self.table.notation(seat, action)

    def __repr__(self) -> str:
        begun = "not started" if self._table is None else f"{len(self.table.moves())} moves"
        return f"<coven.Game {self.name!r}, {self.players} players, {begun}>"


def sliced(parts: Iterable[tuple[str, int]]) -> dict[str, slice]:
    """Where each part of an observation stands."""
    places: dict[str, slice] = {}
    begin = 0
    for name, length in parts:
        places[name] = slice(begin, begin + length)
        begin += length
    return places
