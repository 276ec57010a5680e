"""Many games that step together."""

import threading
import time

import coven
import numpy as np
import pytest


def trace(batch: coven.Batch, steps: int) -> list[np.ndarray]:
    seen = []
    for _ in range(steps):
        batch.step(batch.sample())
        seen.append(np.concatenate([batch.observations.ravel(), batch.masks.ravel(), batch.seats.ravel(), batch.rewards.ravel(), batch.ends]))
    return seen


@pytest.mark.parametrize("simultaneous", ["sequenced", "together"])
def test_the_same_seed_gives_the_same_games_on_any_number_of_threads(table, simultaneous):
    game, players = table
    batches = [coven.Batch(game, players, games=13, seed=7, threads=threads, simultaneous=simultaneous) for threads in (1, 2, 3)]
    one, two, three = (trace(batch, 60) for batch in batches)
    assert all(np.array_equal(a, b) and np.array_equal(a, c) for a, b, c in zip(one, two, three))
    other = trace(coven.Batch(game, players, games=13, seed=8, simultaneous=simultaneous), 60)
    assert any(not np.array_equal(a, b) for a, b in zip(one, other))
    batches[0].reset(seed=7)
    again = trace(batches[0], 60)
    assert all(np.array_equal(a, b) for a, b in zip(one, again))


@pytest.mark.parametrize("simultaneous", ["sequenced", "together"])
def test_finished_games_pay_and_begin_anew(name, simultaneous):
    batch = coven.Batch(name, games=8, seed=1, simultaneous=simultaneous)
    ended = np.zeros(8, dtype=int)
    for _ in range(20_000):
        batch.step(batch.sample())
        paid = batch.rewards != 0
        assert not paid[~batch.ends].any(), "nobody is paid before the end"
        assert (batch.rewards[batch.ends] == -1).all(axis=1).sum() + (batch.rewards[batch.ends].max(axis=1, initial=-1) > -1).sum() == batch.ends.sum()
        asked = batch.seats >= 0
        assert (asked if simultaneous == "sequenced" else asked.any(axis=1)).all(), "somebody is always asked"
        ended += batch.ends
        if (ended >= 2).all():
            return
    pytest.fail("the games do not end")


def test_the_end_of_a_game_can_be_seen_after_the_next_has_begun(name):
    on, still = (coven.Batch(name, games=2, seed=4, restart=restart) for restart in (True, False))
    with pytest.raises(coven.errors.BadArgument, match="no game has ended"):
        on.observe_end(0, 0)
    while not on.ends[0]:
        for batch in (on, still):
            batch.step(batch.sample())
    for seat in range(on.players):
        end = on.observe_end(0, seat)
        assert np.array_equal(end, still.observe(0, seat)) and np.array_equal(end, still.observe_end(0, seat))
        assert not np.array_equal(end, on.observe(0, seat))


def test_masks_are_the_legal_moves_and_nothing_is_left_behind(table):
    game, players = table
    batch = coven.Batch(game, players, games=5, seed=3)
    out = batch.arrays()
    for _ in range(80):
        for array in (out.observations, out.masks, out.seats, out.rewards, out.ends):
            array[...] = 1
        actions = batch.sample()
        assert batch.now.masks[np.arange(5), actions].all()
        batch.step(actions, out=out)
        for number in range(5):
            seat = int(out.seats[number])
            assert np.array_equal(out.masks[number], batch.mask(number, seat))
            assert np.array_equal(out.observations[number], batch.observe(number, seat))
        batch.look()
    assert np.isfinite(out.observations).all()


def test_points_are_paid_as_they_come(name):
    batch = coven.Batch(name, games=4, seed=5, reward="points", restart=False)
    start = np.array([[batch.points(game, seat) for seat in range(batch.players)] for game in range(4)])
    total = np.zeros((4, batch.players))
    while not batch.ends.all():
        batch.step(batch.sample())
        total += batch.rewards
    now = np.array([[batch.points(game, seat) for seat in range(batch.players)] for game in range(4)])
    assert np.array_equal(start + total, now)
    assert (batch.seats == -1).all() and not batch.masks.any() and not batch.observations.any()


def test_an_illegal_action_changes_nothing(name):
    batch = coven.Batch(name, games=3, seed=1)
    before = batch.look(batch.arrays())
    actions = batch.sample()
    actions[2] = np.flatnonzero(~batch.masks[2])[0]
    with pytest.raises(coven.IllegalMove) as refused:
        batch.step(actions)
    assert refused.value.code and refused.value.rule and "game 2" in str(refused.value)
    actions[2] = 10**9
    with pytest.raises(coven.IllegalMove) as refused:
        batch.step(actions)
    assert refused.value.code == "no-such-action"
    after = batch.look(batch.arrays())
    assert np.array_equal(before.observations, after.observations) and np.array_equal(before.masks, after.masks)


def test_an_illegal_action_can_be_replaced(name):
    one, other = (coven.Batch(name, games=3, seed=1, illegal="replace") for _ in range(2))
    for _ in range(50):
        one.step([-2, 10**9, 10**9])
        other.step([10**9, -2, 10**9])
    assert np.array_equal(one.observations, other.observations)


def test_waiting_leaves_a_game_as_it_is(name):
    batch = coven.Batch(name, games=3, seed=1)
    before = batch.observations.copy()
    actions = batch.sample()
    actions[1] = batch.WAIT
    batch.step(actions)
    assert np.array_equal(batch.observations[1], before[1]) and not np.array_equal(batch.observations[0], before[0])


def test_bad_arguments_are_named(name):
    with pytest.raises(coven.errors.BadArgument):
        coven.Batch(name, games=0)
    with pytest.raises(coven.errors.BadArgument):
        coven.Batch(name, simultaneous="perhaps")
    batch = coven.Batch(name, games=2)
    with pytest.raises(coven.errors.BadArgument, match="actions"):
        batch.step([0])
    out = batch.arrays()
    out.masks = out.masks[:, :-1].copy()
    with pytest.raises(coven.errors.BadArgument, match="masks"):
        batch.step(batch.sample(), out=out)


def test_the_interpreter_is_free_meanwhile(name):
    batch = coven.Batch(name, games=2000, seed=1)
    ticks, done = 0, threading.Event()

    def play() -> None:
        for _ in range(30):
            batch.step(batch.sample())
        done.set()

    worker = threading.Thread(target=play)
    worker.start()
    while not done.is_set():
        time.sleep(0.0005)
        ticks += 1
    worker.join()
    assert ticks > 5
