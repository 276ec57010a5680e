"""How points grow in the course of a game, drawn with matplotlib. The parts between `# %%` can be run one by one in a notebook."""

# %%
from __future__ import annotations

import argparse

import coven
import matplotlib
import numpy as np

matplotlib.use("Agg")
from matplotlib import pyplot as plt  # noqa: E402

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--games", type=int, default=200)
parser.add_argument("--out", default="points.png")
asked, _ = parser.parse_known_args()


# %% Random games of every kind; the points of all seats after every decision.
def curves(game: str, games: int, seed: int = 1) -> np.ndarray:
    batch = coven.Batch(game, games=games, seed=seed, reward="points", restart=False)
    points = [np.array([[batch.points(number, seat) for seat in range(batch.players)] for number in range(games)])]
    while not batch.ends.all():
        batch.step(batch.sample())
        points.append(points[-1] + batch.rewards)
    return np.stack(points).mean(axis=2)


# %% Mean and the middle half of the games.
shown = coven.games()
figure, axes = plt.subplots(1, len(shown), figsize=(4 * len(shown), 3.2), squeeze=False)
for axis, game in zip(axes[0], shown):
    drawn = curves(game.id, asked.games)
    low, high = np.quantile(drawn, [0.25, 0.75], axis=1)
    axis.fill_between(range(len(drawn)), low, high, alpha=0.3)
    axis.plot(drawn.mean(axis=1))
    axis.set(title=game.title, xlabel="decisions", ylabel="points of a seat")

# %%
figure.tight_layout()
figure.savefig(asked.out, dpi=120)
