"""Computer players against each other, in every game."""

from __future__ import annotations

import argparse

import coven


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", nargs="+", default=["novice", "random"], help="adept, adept:1000 (iterations), archwitch:100ms …")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for game in coven.games():
        report = coven.arena(game.id, asked.bots, games=asked.games, seed=asked.seed, threads=2)
        print(f"{game.title}, {report['players']} players, {report['games']} games")
        for row in report["bots"]:
            wins = row["wins"]
            print(f"  {row['name']:<12} wins {wins['mean']:.1%} of its seats ({wins['low']:.1%} to {wins['high']:.1%})")
        for pair in report["pairs"]:
            print(f"  {pair['a']} before {pair['b']}: {pair['a_share']:.1%} ({pair['low']:.1%} to {pair['high']:.1%})")


if __name__ == "__main__":
    main()
