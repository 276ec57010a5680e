"""A masked policy-gradient learner in plain NumPy: it plays against itself and, within a minute, beats random players.

A decision is drawn from a softmax over the legal actions, whose preferences are linear in the observation. What follows is judged by the
points that the seat gains over the others, the sooner the better.
"""

from __future__ import annotations

import argparse
import json
import time

import coven
import numpy as np

GAMES, STEPS = 96, 32
DISCOUNT, RATE = 0.96, 0.01


class Policy:
    def __init__(self, observation: int, actions: int, seed: int) -> None:
        self.weights = np.zeros((observation + 1, actions), dtype=np.float32)
        self.mean, self.square, self.updates = np.zeros_like(self.weights), np.zeros_like(self.weights), 0
        self.chance = np.random.default_rng(seed)

    def chances(self, seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
        preferences = seen @ self.weights[:-1] + self.weights[-1]
        preferences = np.where(masks, preferences, -np.inf)
        shares = np.exp(preferences - preferences.max(axis=1, keepdims=True))
        return shares / shares.sum(axis=1, keepdims=True)

    def act(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        chances = self.chances(seen, masks)
        drawn = self.chance.random((len(seen), 1), dtype=np.float32)
        actions = (chances.cumsum(axis=1) < drawn * 0.999999).sum(axis=1)
        # Rounding must not lead past the last legal action.
        actions = np.where(masks[np.arange(len(seen)), np.minimum(actions, masks.shape[1] - 1)], actions, masks.argmax(axis=1))
        return actions, chances

    def learn(self, seen: np.ndarray, chances: np.ndarray, actions: np.ndarray, worth: np.ndarray) -> None:
        """Adam on the gradient of the expected worth."""
        push = -chances * worth[:, None]
        push[np.arange(len(actions)), actions] += worth
        gradient = np.vstack([seen.T @ push, push.sum(axis=0)]) / len(actions)
        self.updates += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.01 * (gradient**2 - self.square)
        scale = np.sqrt(1 - 0.99**self.updates) / (1 - 0.9**self.updates)
        self.weights += RATE * scale * self.mean / (np.sqrt(self.square) + 1e-6)


def train(game: str, players: int, updates: int, seconds: float, seed: int) -> Policy:
    """Learns until so many updates are made, or until the time is over."""
    batch = coven.Batch(game, players, games=GAMES, seed=seed, reward="points")
    policy = Policy(batch.observation_size, batch.actions, seed)
    rows = np.arange(GAMES)
    begin = time.perf_counter()
    while policy.updates < updates and time.perf_counter() - begin < seconds:
        seen, chances, actions, seats, rewards, goes_on = [], [], [], [], [], []
        for _ in range(STEPS):
            chosen, shares = policy.act(batch.observations, batch.masks)
            seen.append(batch.observations.copy())
            seats.append(batch.seats.copy())
            batch.step(chosen)
            chances.append(shares)
            actions.append(chosen)
            # What the others gain is lost.
            rewards.append(batch.rewards - batch.rewards.mean(axis=1, keepdims=True))
            goes_on.append(~batch.ends)
        worth, later = [], np.zeros((GAMES, players), dtype=np.float32)
        for step in reversed(range(STEPS)):
            later = rewards[step] + DISCOUNT * goes_on[step][:, None] * later
            worth.append(later[rows, seats[step]])
        values = np.stack(worth[::-1])
        values = (values - values.mean(axis=1, keepdims=True)) / (values.std() + 1e-6)
        policy.learn(np.concatenate(seen), np.concatenate(chances), np.concatenate(actions), values.reshape(-1))
    return policy


def victories(policy: Policy, game: str, players: int, games: int, seed: int) -> float:
    """The share of games that the learner wins against random players, sitting everywhere equally often."""
    batch = coven.Batch(game, players, games=games, seed=seed, restart=False)
    own = np.arange(games) % players
    won = np.zeros(games)
    while (asked := batch.seats >= 0).any():
        actions = batch.sample()
        ours = asked & (batch.seats == own)
        if ours.any():
            actions[ours] = policy.act(batch.observations[ours], batch.masks[ours])[0]
        going = ~batch.ends
        batch.step(actions)
        over = going & batch.ends
        won[over] = batch.rewards[over, own[over]] > 0
    return float(won.mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=coven.games()[0].id)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    before = Policy(*_sizes(asked.game, asked.players), asked.seed)
    first = victories(before, asked.game, asked.players, 400, seed=99)
    policy = train(asked.game, asked.players, asked.updates, asked.seconds, asked.seed)
    wins = victories(policy, asked.game, asked.players, 400, seed=100)
    if asked.json:
        print(json.dumps({"game": asked.game, "before": first, "wins": wins, "updates": policy.updates}))
    else:
        print(f"won {first:.0%} of 400 games against random players before, {wins:.0%} after {policy.updates} updates")


def _sizes(game: str, players: int) -> tuple[int, int]:
    batch = coven.Batch(game, players)
    return batch.observation_size, batch.actions


if __name__ == "__main__":
    main()
