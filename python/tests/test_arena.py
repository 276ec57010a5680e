"""Bots against each other, what they leave behind, and the same on a cluster."""

import os
import signal

import coven
import numpy as np
import pytest


def test_an_arena_is_the_same_on_any_number_of_threads(name):
    bots = ["novice", "random"]
    one, other = (coven.arena(name, bots, games=24, seed=3, threads=threads) for threads in (1, 3))
    assert one == other and one["games"] == 24
    assert [row["name"] for row in one["bots"]] == bots


def test_who_knows_the_game_beats_who_does_not(name):
    report = coven.arena(name, ["novice", "random"], games=120, seed=1)
    better, worse = report["bots"]
    assert better["wins"]["mean"] > worse["wins"]["mean"]


def test_bots_that_do_not_exist_are_refused(name):
    with pytest.raises(coven.errors.UnknownBot):
        coven.arena(name, ["wizard"])
    with pytest.raises(coven.errors.BadArgument):
        coven.arena(name, [])


def experiment(name: str) -> str:
    """A small experiment with two tables of a game."""
    table = f"[[tables]]\ngame = '{name}'\nplayers = {coven.about(name).most}\n"
    head = "title = 'Small'\ngames = 4\nluck = false\nmoments = 2\ndecisions = 1\nworlds = 2\n"
    return f"{head}{table}bots = ['random']\n{table}bots = ['novice', 'random']\n"


def test_an_experiment_is_the_same_on_any_number_of_threads(name, tmp_path):
    file = tmp_path / "small.toml"
    file.write_text(experiment(name))
    one, other = coven.lab(file, threads=1, size=1), coven.lab(experiment(name), threads=3, size=3)
    assert one.html == other.html and one.csv == other.csv and one.markdown.startswith("# Small\n")
    assert [table["games"] for table in one.tables] == [4, 4]
    assert len(one.tables[0]["seats"]) == coven.about(name).most


def test_a_bad_experiment_is_refused_with_line_and_field(name):
    with pytest.raises(coven.errors.BadArgument, match=r"line 10: tables\[0\]\.bots: "):
        coven.lab(experiment(name).replace("['random']", "['wizard']"))


@pytest.mark.parametrize("ending", ["npz", "parquet"])
def test_episodes_are_kept_and_read_back(name, ending, tmp_path):
    made = coven.episodes(name, games=3, seed=2)
    assert made.observations.shape[0] == len(made) == made.masks.shape[0]
    assert made.masks[np.arange(len(made)), made.actions].all()
    assert set(made.games) == {0, 1, 2} and np.abs(made.returns).max() <= 1
    file = tmp_path / f"episodes.{ending}"
    made.save(file)
    assert coven.Episodes.load(file) == made
    with pytest.raises(coven.errors.BadArgument):
        made.save(tmp_path / "episodes.txt")


@pytest.fixture(scope="module")
def cluster():
    ray = pytest.importorskip("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    yield ray
    ray.shutdown()


def test_a_cluster_gives_the_same_results(cluster):
    import coven.ray

    name = coven.games()[0].id
    seen = []
    there = coven.ray.arena(name, ["novice", "random"], games=24, seed=3, size=5, show=seen.append)
    assert there == coven.arena(name, ["novice", "random"], games=24, seed=3)
    assert len(seen) == 5 and sorted(report["games"] for report in seen)[-1] == 24
    shown = []
    report = coven.ray.lab(experiment(name), size=2, show=shown.append)
    assert report.html == coven.lab(experiment(name)).html
    assert len(shown) == 4 and [len(part.played) for part in shown] == [1, 2, 3, 4]
    assert all("<html" in part.html for part in shown)
    assert coven.ray.selfplay(name, games=5, seed=4, size=2) == coven.episodes(name, games=5, seed=4)


def test_a_piece_whose_worker_dies_is_done_again(cluster, tmp_path):
    import coven.ray

    @cluster.remote
    class Once:
        """Says yes the first time."""

        def __init__(self) -> None:
            self.asked = 0

        def first(self) -> bool:
            self.asked += 1
            return self.asked == 1

    once = Once.remote()
    played = coven.ray._play_arena

    def dies_once(*work):
        if cluster.get(once.first.remote()):
            os.kill(os.getpid(), signal.SIGKILL)
        return played(*work)

    name = coven.games()[0].id
    coven.ray._play_arena = dies_once
    try:
        there = coven.ray.arena(name, ["novice", "random"], games=12, seed=3, size=4)
    finally:
        coven.ray._play_arena = played
    assert cluster.get(once.first.remote()) is False
    assert there == coven.arena(name, ["novice", "random"], games=12, seed=3)
