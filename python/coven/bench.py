"""How fast the games are: ``python -m coven.bench [--json]``.

A step is one decision, with what is asked next written as observation and mask; actions are legal and random. Beside every game stand
games of OpenSpiel and PettingZoo, if those are installed.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any
from collections.abc import Callable

import numpy as np

from coven.batch import Batch
from coven.catalog import games


def per_second(act: Callable[[], int], seconds: float) -> float:
    """How many steps ``act`` makes a second; it says how many it made. The best of three runs counts: others use this machine, too."""
    act()
    best = 0.0
    for _ in range(3):
        begin, steps = time.perf_counter(), 0
        while (passed := time.perf_counter() - begin) < seconds / 3:
            steps += act()
        best = max(best, steps / passed)
    return best


def batched(game: str, players: int, size: int, threads: int, seconds: float) -> float:
    batch = Batch(game, players, games=size, seed=1, threads=threads)
    actions = np.empty(size, dtype=np.int64)

    def act() -> int:
        for _ in range(16):
            batch.step(batch.sample(actions))
        return 16 * size

    return per_second(act, seconds)


def single(game: str, players: int, seconds: float) -> float:
    """Steps of one game through PettingZoo's AEC interface, or of a batch of one if that is not installed."""
    try:
        from coven.pettingzoo import raw_env
    except ImportError:
        return batched(game, players, 1, 1, seconds)
    env = raw_env(game, players)
    env.reset(seed=1)

    def act() -> int:
        for _ in range(200):
            if not env.agents or env.terminations[env.agent_selection]:
                env.reset()
            env.step(int(env.table.batch.sample(env._actions)[0]))
            env.observe(env.agent_selection)
        return 200

    return per_second(act, seconds)


def rows(seconds: float, size: int, threads: list[int]) -> list[dict[str, Any]]:
    measured = []
    for about in games():
        players = max(about.players, 2)
        alone = round(single(about.id, players, seconds))
        for count in threads:
            speed = batched(about.id, players, size, count, seconds)
            row = {"game": about.id, "players": players, "batch": size, "threads": count}
            measured.append({**row, "steps_per_s": round(speed), "single_steps_per_s": alone})
    return measured + openspiel_rows(seconds) + pettingzoo_rows(seconds)


def other(game: str, players: int, alone: float) -> dict[str, Any]:
    return {
        "game": game,
        "players": players,
        "batch": 1,
        "threads": 1,
        "steps_per_s": round(alone),
        "single_steps_per_s": round(alone),
    }


def openspiel_rows(seconds: float) -> list[dict[str, Any]]:
    try:
        import pyspiel
    except ImportError:
        return []
    measured = []
    chance = np.random.default_rng(1)
    for name in ("leduc_poker", "backgammon"):
        game = pyspiel.load_game(name)

        def act(game: Any = game) -> int:
            state, steps = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes())
                    state.apply_action(int(chance.choice(outcomes, p=chances)))
                    continue
                state.observation_tensor(state.current_player())
                legal = state.legal_actions()
                state.apply_action(legal[int(chance.integers(len(legal)))])
                steps += 1
            return max(steps, 1)

        measured.append(other(f"openspiel:{name}", game.num_players(), per_second(act, seconds)))
    return measured


def pettingzoo_rows(seconds: float) -> list[dict[str, Any]]:
    try:
        from pettingzoo.classic import tictactoe_v3
    except ImportError:
        return []
    env = tictactoe_v3.raw_env()
    chance = np.random.default_rng(1)

    def act() -> int:
        env.reset()
        steps = 0
        while not any(env.terminations.values()):
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(int(chance.choice(np.flatnonzero(mask))))
            steps += 1
        return steps

    return [other("pettingzoo:tictactoe_v3", 2, per_second(act, seconds))]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m coven.bench", description="How many steps a second the games make.")
    parser.add_argument("--json", action="store_true", help="one object per line")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long to measure each number")
    parser.add_argument("--batch", type=int, default=4096, help="games of a batch")
    parser.add_argument("--threads", type=int, nargs="+", default=[1, 2], help="numbers of threads")
    asked = parser.parse_args()
    for row in rows(asked.seconds, asked.batch, asked.threads):
        if asked.json:
            print(json.dumps(row), flush=True)
        else:
            told = f"{row['game']:<26} {row['players']} players, {row['threads']} threads, batch {row['batch']:>5}: "
            print(f"{told}{row['steps_per_s']:>11,} steps/s, alone {row['single_steps_per_s']:>9,}", flush=True)


if __name__ == "__main__":
    main()
