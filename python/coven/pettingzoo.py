"""PettingZoo environments.

``aec_env`` lets one seat decide after another; ``parallel_env`` asks all seats at every step, those that have nothing to decide with an
empty mask. Observations are dictionaries with ``observation`` and ``action_mask``.
"""

from __future__ import annotations

import json
from typing import Any
from collections.abc import Iterable

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec, wrappers

from coven.batch import Batch

RENDER_MODES = ["human", "ansi"]


class _Table:
    """What both kinds of environments have in common: one game, and the spaces of its numbers."""

    def __init__(self, game: str, players: int | None, variants: Iterable[str], together: bool, illegal: str, reward: str) -> None:
        self.batch = Batch(
            game,
            players,
            games=1,
            variants=variants,
            simultaneous="together" if together else "sequenced",
            reward=reward,  # type: ignore[arg-type]
            illegal=illegal,  # type: ignore[arg-type]
            restart=False,
        )
        self.agents = [f"seat_{seat}" for seat in range(self.batch.players)]
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (self.batch.observation_size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (self.batch.actions,), np.int8),
                }
            )
            for agent in self.agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.batch.actions) for agent in self.agents}
        self._seeds = np.random.default_rng()

    def begin(self, seed: int | None) -> None:
        """Without a seed every game is another one; with a seed those that follow are determined, too."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.batch.reset(int(self._seeds.integers(2**63)))

    def observe(self, seat: int) -> dict[str, NDArray[Any]]:
        observation = self.batch.observe(0, seat)
        return {"observation": observation, "action_mask": self.batch.mask(0, seat).view(np.int8)}

    def render(self, mode: str | None) -> str | None:
        """What everybody sees, as text."""
        if mode is None:
            return None
        text = json.dumps(self.batch.view(0), indent=1, ensure_ascii=False)
        if mode == "human":
            print(text)
            return None
        return text


class CovenAEC(AECEnv):
    """One seat decides after another. Seats that choose at the same time do so unseen by each other."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        variants: Iterable[str] = (),
        reward: str = "places",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = _Table(game, players, variants, together=False, illegal="refuse", reward=reward)
        self.metadata = {
            "name": f"coven_{game}_v{self.table.batch.encoding}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents)
        self.observation_spaces, self.action_spaces = self.table.observation_spaces, self.table.action_spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._actions = np.zeros(1, dtype=np.int64)
        self.agent_selection = self.possible_agents[int(self.table.batch.seats[0])]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        batch, seat = self.table.batch, self.possible_agents.index(agent)
        if seat == batch.seats[0]:
            # What was written with the last step; a copy, because the next step writes over it.
            return {"observation": batch.observations[0].copy(), "action_mask": batch.masks[0].view(np.int8).copy()}
        return self.table.observe(seat)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        batch = self.table.batch
        self._actions[0] = batch.WAIT - 1 if action is None else action
        batch.step(self._actions)
        self._cumulative_rewards[agent] = 0.0
        for seat, name in enumerate(self.possible_agents):
            self.rewards[name] = float(batch.rewards[0, seat])
        if batch.ends[0]:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[int(batch.seats[0])]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return self.table.render(self.render_mode)

    def close(self) -> None:
        pass


class CovenParallel(ParallelEnv):
    """All seats answer at every step. What a seat says that has nothing to decide is ignored; an answer that is not legal is replaced by
    the first legal one."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        variants: Iterable[str] = (),
        reward: str = "places",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = _Table(game, players, variants, together=True, illegal="replace", reward=reward)
        self.metadata = {
            "name": f"coven_{game}_v{self.table.batch.encoding}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": True,
        }
        self.render_mode, self.max_cycles = render_mode, max_cycles
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []
        self.observation_spaces, self.action_spaces = self.table.observation_spaces, self.table.action_spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _observations(self) -> dict[str, dict[str, NDArray[Any]]]:
        return {agent: self.table.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, NDArray[Any]]], dict[str, dict[str, Any]]]:
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        if not self.agents:
            return {}, {}, {}, {}, {}
        batch = self.table.batch
        chosen = [[actions.get(agent, batch.WAIT) for agent in self.possible_agents]]
        batch.step(chosen)
        self.cycles += 1
        rewards = {agent: float(batch.rewards[0, seat]) for seat, agent in enumerate(self.possible_agents)}
        over = bool(batch.ends[0])
        late = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, late)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        observations = self._observations()
        if over or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def render(self) -> str | None:
        return self.table.render(self.render_mode)

    def close(self) -> None:
        pass

    def state(self) -> NDArray[Any]:
        """What all seats see, one after another."""
        return np.concatenate([self.table.batch.observe(0, seat) for seat in range(self.table.batch.players)])


def raw_env(game: str, players: int | None = None, **options: Any) -> CovenAEC:
    """The environment without wrappers: an illegal action is an error."""
    return CovenAEC(game, players, **options)


def aec_env(game: str, players: int | None = None, **options: Any) -> AECEnv:
    """One seat decides after another. Who acts illegally loses a point, and the game is over for all."""
    env: AECEnv = raw_env(game, players, **options)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(env)


def parallel_env(game: str, players: int | None = None, **options: Any) -> CovenParallel:
    """All seats answer at every step."""
    return CovenParallel(game, players, **options)


def env(game: str, players: int | None = None, **options: Any) -> AECEnv:
    """The parallel environment as one in which every seat answers in turn, whether it is asked or not."""
    return parallel_to_aec(parallel_env(game, players, **options))
