"""Many games that step together."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Literal
from collections.abc import Iterable

import numpy as np
from numpy.typing import ArrayLike, NDArray

from coven import _coven
from coven.catalog import about
from coven.errors import BadArgument
from coven.game import sliced


@dataclass
class Step:
    """The arrays that a step writes. The first axis counts the games; with ``simultaneous="together"`` the second counts the seats."""

    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int32]
    """Who decides; -1 where nobody does."""
    rewards: NDArray[np.float32]
    """For every game and seat."""
    ends: NDArray[np.bool_]
    """Whether a game ended with this step. What is asked then belongs to the next game already."""


class Batch:
    """Games of one setup; each call of :meth:`step` makes one decision in every game.

    Finished games begin anew. All chance follows from the seed, whatever the number of threads. The interpreter is free while the games
    are played.

    ``simultaneous`` says how decisions are offered that several seats make at once: ``"sequenced"``, one after another (nobody sees an
    earlier answer), or ``"together"``, with a row for each seat. ``reward`` is ``"places"`` (at the end, from 1 to -1) or ``"points"``
    (by how much the points of each seat changed). An action that is not legal is an error that changes nothing; with
    ``illegal="replace"`` the first legal move is made instead. The action -1 leaves a game as it is.
    """

    WAIT = -1

    def __init__(
        self,
        game: str,
        players: int | None = None,
        games: int = 1,
        seed: int = 0,
        threads: int = 1,
        *,
        variants: Iterable[str] = (),
        simultaneous: Literal["sequenced", "together"] = "sequenced",
        reward: Literal["places", "points"] = "places",
        illegal: Literal["refuse", "replace"] = "refuse",
        restart: bool = True,
    ) -> None:
        for name, value, known in (
            ("simultaneous", simultaneous, ("sequenced", "together")),
            ("reward", reward, ("places", "points")),
            ("illegal", illegal, ("refuse", "replace")),
        ):
            if value not in known:
                raise BadArgument(f"{name} is {value!r} instead of one of {', '.join(known)}", "bad-argument")
        self.game = game
        self.seed = seed
        self._native = _coven.Batch(
            game,
            about(game).players if players is None else players,
            games,
            seed,
            variants=list(variants),
            threads=threads,
            together=simultaneous == "together",
            points=reward == "points",
            replace_illegal=illegal == "replace",
            restart=restart,
        )
        self.games, self.players, rows, self.actions, self.observation_size = self._native.shape
        self.encoding = self._native.encoding
        self._rows: tuple[int, ...] = (self.games,) if simultaneous == "sequenced" else (self.games, rows)
        self.now = self.arrays()
        """The arrays that :meth:`step` writes unless it is given others."""
        self.look()

    def arrays(self) -> Step:
        """New arrays for :meth:`step`."""
        return Step(
            observations=np.zeros((*self._rows, self.observation_size), dtype=np.float32),
            masks=np.zeros((*self._rows, self.actions), dtype=np.bool_),
            seats=np.zeros(self._rows, dtype=np.int32),
            rewards=np.zeros((self.games, self.players), dtype=np.float32),
            ends=np.zeros(self.games, dtype=np.bool_),
        )

    @property
    def observations(self) -> NDArray[np.float32]:
        return self.now.observations

    @property
    def masks(self) -> NDArray[np.bool_]:
        return self.now.masks

    @property
    def seats(self) -> NDArray[np.int32]:
        return self.now.seats

    @property
    def rewards(self) -> NDArray[np.float32]:
        return self.now.rewards

    @property
    def ends(self) -> NDArray[np.bool_]:
        return self.now.ends

    @property
    def parts(self) -> dict[str, slice]:
        """The named parts of an observation."""
        return sliced(self._native.parts())

    def reset(self, seed: int | None = None) -> Step:
        """Begins all games anew."""
        if seed is not None:
            self.seed = seed
        self._native.reset(self.seed)
        return self.look()

    def look(self, out: Step | None = None) -> Step:
        """Writes what is asked now."""
        out = self.now if out is None else out
        self._native.look(out.observations, out.masks, out.seats, out.rewards, out.ends)
        return out

    def step(self, actions: ArrayLike, out: Step | None = None) -> Step:
        """Makes one decision in every game and writes what is asked then, into ``out`` if it is given."""
        out = self.now if out is None else out
        chosen = np.ascontiguousarray(actions, dtype=np.int64)
        self._native.step(chosen, out.observations, out.masks, out.seats, out.rewards, out.ends)
        return out

    def sample(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """A legal action for every row, all equally likely; -1 where nobody decides. It has chance of its own, from the same seed."""
        actions = np.empty(self._rows, dtype=np.int64) if out is None else out
        self._native.sample(actions)
        return actions

    def observe(self, game: int, seat: int) -> NDArray[np.float32]:
        """What a seat sees in one of the games."""
        out = np.empty(self.observation_size, dtype=np.float32)
        self._native.observe(game, seat, out)
        return out

    def observe_end(self, game: int, seat: int) -> NDArray[np.float32]:
        """What a seat saw at the end of the game that was finished last in the place of this one."""
        out = np.empty(self.observation_size, dtype=np.float32)
        self._native.observe_end(game, seat, out)
        return out

    def mask(self, game: int, seat: int) -> NDArray[np.bool_]:
        """What a seat may do in one of the games."""
        out = np.empty(self.actions, dtype=np.bool_)
        self._native.mask(game, seat, out)
        return out

    def points(self, game: int, seat: int) -> int:
        return self._native.points(game, seat)

    def notation(self, seat: int, action: int) -> str | None:
        """The move with a number."""
        return self._native.notation(seat, action)

    def view(self, game: int, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know in one of the games, as data."""
        seen: dict[str, Any] = json.loads(self._native.view(game, seat))
        return seen

    def __repr__(self) -> str:
        return f"<coven.Batch {self.game!r}, {self.games} games of {self.players} players>"
