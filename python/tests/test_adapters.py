"""The conformance tests of the libraries to which the games are open."""

import functools
import types
import warnings

import coven
import numpy as np
import pytest

# These libraries warn of what they do themselves.
pytestmark = pytest.mark.filterwarnings("ignore")


def test_pettingzoo_one_after_another(table):
    from coven.pettingzoo import aec_env
    from pettingzoo.test import api_test, seed_test

    game, players = table
    api_test(aec_env(game, players=players), num_cycles=200)
    seed_test(lambda: aec_env(game, players=players), num_cycles=100)


def test_pettingzoo_all_together(table):
    from coven.pettingzoo import parallel_env
    from pettingzoo.test import parallel_api_test, parallel_seed_test

    game, players = table
    parallel_api_test(parallel_env(game, players=players), num_cycles=200)
    parallel_seed_test(lambda: parallel_env(game, players=players), num_cycles=100)


def test_pettingzoo_ends_after_so_many_cycles(name):
    from coven.pettingzoo import env, parallel_env
    from pettingzoo.test import max_cycles_test

    max_cycles_test(types.SimpleNamespace(env=functools.partial(env, name), parallel_env=functools.partial(parallel_env, name)))


def test_pettingzoo_renders(name):
    from coven.pettingzoo import aec_env
    from pettingzoo.test import render_test

    render_test(functools.partial(aec_env, name))


def test_pettingzoo_survives_an_illegal_action(name):
    from coven.pettingzoo import aec_env, parallel_env, raw_env

    env = aec_env(name)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.rewards[agent] == -1 and all(env.terminations.values())
    raw = raw_env(name)
    raw.reset(seed=1)
    with pytest.raises(coven.IllegalMove):
        raw.step(int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0]))
    one, other = parallel_env(name), parallel_env(name)
    for env in (one, other):
        env.reset(seed=3)
    for _ in range(30):
        if not one.agents:
            break
        first = one.step(dict.fromkeys(one.agents, 10**6))
        second = other.step(dict.fromkeys(other.agents, 10**7))
        assert all(np.array_equal(first[0][agent]["observation"], second[0][agent]["observation"]) for agent in first[0])


def test_gymnasium_vectors(table):
    from coven.gymnasium import make_vec

    game, players = table
    envs = [make_vec(game, players, num_envs=6, seat=1) for _ in range(2)]
    assert envs[0].observation_space.shape is None and envs[0].num_envs == 6
    starts = [env.reset(seed=11)[0] for env in envs]
    assert np.array_equal(starts[0]["observation"], starts[1]["observation"])
    chance = np.random.default_rng(1)
    observations, ends = starts[0], 0
    for _ in range(150):
        mask = observations["action_mask"]
        assert mask.any(axis=1).all(), "the learner is asked everywhere"
        actions = np.array([chance.choice(np.flatnonzero(row)) for row in mask])
        results = [env.step(actions) for env in envs]
        observations, rewards, terminations, truncations, infos = results[0]
        assert np.array_equal(observations["observation"], results[1][0]["observation"])
        assert envs[0].single_observation_space.contains({key: value[0] for key, value in observations.items()})
        assert rewards.shape == terminations.shape == truncations.shape == (6,) and not infos["illegal"].any()
        assert (np.abs(rewards) <= 1).all() and not rewards[~terminations].any()
        ends += terminations.sum()
        assert ("final_obs" in infos) == terminations.any()
        for ended in np.flatnonzero(terminations):
            final = infos["final_obs"][ended]
            assert envs[0].single_observation_space.contains(final) and not final["action_mask"].any()
            assert not np.array_equal(final["observation"], observations["observation"][ended])
    envs[0].step(np.full(6, -5))
    assert envs[0].step(np.full(6, 10**7))[4]["illegal"].all()
    with pytest.raises(ValueError):
        make_vec(game, players, seat=players)


def test_gymnasium_against_a_policy(name):
    from coven.gymnasium import make_vec

    def first_legal(observations, masks):
        assert observations.shape[0] == masks.shape[0]
        return masks.argmax(axis=1)

    env = make_vec(name, num_envs=3, opponents=first_legal)
    env.reset(seed=1)
    for _ in range(20):
        env.step(env.batch.masks.argmax(axis=1))


def test_openspiel_random_simulation(name):
    import pyspiel
    from coven.openspiel import register

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert f"python_coven_{name}" in register() and register() == register()
        game = pyspiel.load_game(f"python_coven_{name}")
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    about = coven.about(name)
    large = pyspiel.load_game(f"python_coven_{name}", {"players": about.most})
    assert large.num_players() == about.most


def test_openspiel_observes_and_clones(name):
    import pyspiel
    from coven.openspiel import register
    from open_spiel.python.observation import make_observation

    register()
    game = pyspiel.load_game(f"python_coven_{name}")
    state = game.new_initial_state()
    assert state.is_chance_node() and len(state.chance_outcomes()) == 1024
    state.apply_action(17)
    observation = make_observation(game)
    observation.set_from(state, state.current_player())
    ours = coven.Game(name).start(17)
    assert np.array_equal(observation.tensor, ours.observe(ours.deciding[0]))
    assert set(observation.dict) == set(ours.parts)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert len(state.history()) == 1 and len(clone.history()) == 2
    assert state.legal_actions() == ours.legal_actions(ours.deciding[0])
    while not clone.is_terminal():
        clone.apply_action(clone.legal_actions()[-1])
    assert len(clone.returns()) == game.num_players() and all(-1 <= worth <= 1 for worth in clone.returns())
