"""A Gymnasium vector environment: one seat learns, the others are played."""

from __future__ import annotations

from typing import Any
from collections.abc import Callable, Iterable

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from coven.batch import Batch

Policy = Callable[[NDArray[np.float32], NDArray[np.bool_]], NDArray[np.int64]]
"""Observations and masks in, an action for each row out."""


class CovenVectorEnv(VectorEnv):
    """``num_envs`` games in which the learner sits at one seat. A step is a decision of the learner; the others play by ``opponents``
    (random by default) until the learner is asked again. Finished games begin anew within the same step; what the learner saw at their end
    is in ``infos["final_obs"]``, as Gymnasium has it.

    An illegal action is replaced by the first legal one; ``infos["illegal"]`` says where.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        num_envs: int = 1,
        seat: int = 0,
        opponents: Policy | None = None,
        variants: Iterable[str] = (),
        reward: str = "places",
        threads: int = 1,
    ) -> None:
        super().__init__()
        self.batch = Batch(
            game,
            players,
            games=num_envs,
            threads=threads,
            variants=variants,
            reward=reward,  # type: ignore[arg-type]
            illegal="replace",
        )
        if not 0 <= seat < self.batch.players:
            raise ValueError(f"there is no seat {seat} at a table of {self.batch.players}")
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.num_envs, self.seat, self.opponents = num_envs, seat, opponents
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.batch.observation_size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.batch.actions,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _observations(self) -> dict[str, NDArray[Any]]:
        return {"observation": self.batch.observations.copy(), "action_mask": self.batch.masks.view(np.int8).copy()}

    def _play_others(self, rewards: NDArray[np.float32], ends: NDArray[np.bool_]) -> None:
        """Lets the others decide until the learner is asked everywhere."""
        batch = self.batch
        while (waiting := batch.seats != self.seat).any():
            if self.opponents is None:
                actions = batch.sample()
            else:
                actions = np.full(self.num_envs, batch.WAIT, dtype=np.int64)
                actions[waiting] = self.opponents(batch.observations[waiting], batch.masks[waiting])
            actions[~waiting] = batch.WAIT
            batch.step(actions)
            rewards += batch.rewards[:, self.seat]
            ends |= batch.ends

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        number = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=number)
        self.batch.reset(int(self.np_random.integers(2**63)) if number is None else number)
        self._play_others(np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, np.bool_))
        return self._observations(), {}

    def step(self, actions: Any) -> tuple[dict[str, NDArray[Any]], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        chosen = np.asarray(actions, dtype=np.int64)
        inside = (chosen >= 0) & (chosen < self.batch.actions)
        legal = inside & self.batch.masks[np.arange(self.num_envs), np.where(inside, chosen, 0)]
        # Whatever is no number of a move is as illegal as any other.
        self.batch.step(np.where(inside, chosen, self.batch.actions))
        rewards, ends = self.batch.rewards[:, self.seat].copy(), self.batch.ends.copy()
        self._play_others(rewards, ends)
        infos: dict[str, Any] = {"illegal": ~legal}
        for game in np.flatnonzero(ends):
            final = {"observation": self.batch.observe_end(int(game), self.seat), "action_mask": np.zeros(self.batch.actions, np.int8)}
            infos = self._add_info(infos, {"final_obs": final, "final_info": {}}, int(game))
        return self._observations(), rewards, ends, np.zeros(self.num_envs, np.bool_), infos


def make_vec(game: str, players: int | None = None, num_envs: int = 1, **options: Any) -> CovenVectorEnv:
    """A vector environment of a game."""
    return CovenVectorEnv(game, players, num_envs, **options)
