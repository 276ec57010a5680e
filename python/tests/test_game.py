"""One table, move by move."""

import copy
import pickle
import random

import coven
import numpy as np
import pytest


def play_on(game: coven.Game, moves: int, seed: int = 0) -> coven.Game:
    chance = random.Random(seed)
    for _ in range(moves):
        if not game.deciding:
            break
        seat = chance.choice(game.deciding)
        game.play(seat, chance.choice(game.legal(seat)))
    return game


def test_a_game_is_played_to_its_end(table):
    game = play_on(coven.Game(*table).start(seed=3), 100_000)
    assert game.over and game.deciding == []
    standing = game.standing
    assert [result["seat"] for result in standing] == list(range(table[1]))
    assert [result["sheet"]["total"] for result in standing] == [game.points(seat) for seat in range(table[1])]
    assert all(-1 <= worth <= 1 for worth in game.returns)
    with pytest.raises(coven.IllegalMove) as refused:
        game.play(0, game.moves[-1][1])
    assert (refused.value.code, refused.value.rule) == ("game-over", "TABLE-OVER")


def test_one_player_may_play_where_the_game_allows_it():
    alone = [game.id for game in coven.games() if game.fewest == 1]
    for name in alone:
        game = play_on(coven.Game(name, 1).start(seed=1), 100_000)
        assert game.standing[0]["place"] in (1, 2)
        assert game.returns in ([1.0], [-1.0])


def test_the_same_seed_gives_the_same_game(name):
    one, other = (play_on(coven.Game(name).start(seed=5), 60) for _ in range(2))
    assert one.position() == other.position() and one.moves == other.moves
    assert one.position() != play_on(coven.Game(name).start(seed=6), 60).position()


def test_refusals_have_a_code_and_a_rule(name):
    game = coven.Game(name).start(seed=1)
    seat = game.deciding[0]
    with pytest.raises(coven.errors.BadNotation) as bad:
        game.play(seat, "dance on the table")
    assert bad.value.code == "bad-notation" and "dance" in str(bad.value)
    with pytest.raises(coven.errors.BadArgument):
        game.legal(99)
    with pytest.raises(coven.errors.SetupError) as refused:
        coven.Game(name, players=99)
    assert refused.value.code == "players"
    with pytest.raises(coven.errors.SetupError) as refused:
        coven.Game(name, variants=["no-such-variant"])
    assert refused.value.rule
    with pytest.raises(coven.errors.NotStarted):
        coven.Game(name).deciding
    before = game.position()
    waiting = [other for other in range(game.players) if other not in game.deciding]
    for other in waiting[:1]:
        with pytest.raises(coven.IllegalMove) as refused:
            game.play(other, game.legal(seat)[0])
        assert (refused.value.code, refused.value.rule) == ("not-asked", "TABLE-ASKED")
    assert game.position() == before
    assert pickle.loads(pickle.dumps(bad.value)).code == "bad-notation"


def test_there_is_no_other_game():
    with pytest.raises(coven.errors.UnknownGame) as unknown:
        coven.Game("chess")
    assert unknown.value.code == "unknown-game"


def test_an_imagined_table_looks_the_same(name):
    game = play_on(coven.Game(name).start(seed=2), 40)
    for seat in range(game.players):
        imagined = game.imagine(seat, seed=9)
        assert imagined.view(seat) == game.view(seat)
        assert imagined.legal(seat) == game.legal(seat)
        assert np.array_equal(imagined.observe(seat), game.observe(seat))
        with pytest.raises(coven.errors.RecordError):
            imagined.record()
    hidden = [game.imagine(0, seed=seed).position() for seed in range(8)]
    assert any(position != game.position() for position in hidden), "something is hidden"
    play_on(game.imagine(0, seed=1), 20)


def test_a_record_is_taken_up_where_it_ended(name):
    game = play_on(coven.Game(name).start(seed=4), 30)
    again = coven.Game.from_record(game.record(["Ada"] * game.players))
    assert again.position() == game.position() and again.moves == game.moves
    assert pickle.loads(pickle.dumps(game)).position() == game.position()
    with pytest.raises(coven.errors.RecordError):
        coven.Game.from_record(game.record().replace('"seat":', '"chair":', 1))


def test_a_copy_goes_its_own_way(name):
    game = play_on(coven.Game(name).start(seed=4), 10)
    other = copy.deepcopy(game)
    before = game.position()
    play_on(other, 5)
    assert game.position() == before and len(other.moves) == 15


def test_scenarios_can_be_set_up_and_run(name):
    known = coven.scenarios(name)
    assert known
    game = coven.Game.scenario(name, known[0])
    assert game.name == name and isinstance(game.deciding, list)
    with pytest.raises(coven.errors.ScenarioError):
        coven.Game.scenario(name, "no such scenario")
    with pytest.raises(coven.errors.ScenarioError):
        coven.run_scenario("this is no scenario")


def test_bots_of_every_level_choose_a_legal_move(name):
    game = coven.Game(name).start(seed=1)
    seat = game.deciding[0]
    for level in coven.levels():
        limited = level if level in ("random", "novice") else f"{level}:20"
        assert game.bot(seat, limited, seed=3) in game.legal(seat)
        assert game.bot(seat, limited, seed=3) == game.bot(seat, limited, seed=3)
    with pytest.raises(coven.errors.UnknownBot):
        game.bot(seat, "wizard")
    judged = game.analyse(seat, "adept:60", seed=1)
    assert {row["move"] for row in judged} <= set(game.legal(seat))
    assert all(0 <= row["victory"] <= 1 for row in judged)


def test_a_finished_game_is_split_into_luck_and_skill(name):
    game = play_on(coven.Game(name).start(seed=3), 100_000)
    report = coven.analyse(game, seed=2, playouts=2_000)
    assert report == coven.analyse(game.record(), seed=2, playouts=2_000)
    assert len(report["seats"]) == game.players and len(report["moves"]) == len(game.moves)
    for seat in report["seats"]:
        parts = sum(seat[part] for part in ("draws", "reveals", "guesses", "others", "errors"))
        assert seat["prior"] + parts == seat["result"] and seat["errors"] <= 0
    with pytest.raises(coven.errors.RecordError, match="not over"):
        coven.analyse(coven.Game(name).start(seed=3))


def test_moves_and_numbers_are_each_others_inverse(table):
    game = coven.Game(*table).start(seed=8)
    chance = random.Random(1)
    for _ in range(120):
        if game.over:
            break
        for seat in game.deciding:
            legal = game.legal(seat)
            numbers = [game.action(seat, move) for move in legal]
            assert sorted(numbers) == game.legal_actions(seat) and len(set(numbers)) == len(legal)
            assert [game.notation(seat, number) for number in numbers] == legal
            assert game.mask(seat).sum() == len(legal) and game.mask(seat)[numbers].all()
        seat = chance.choice(game.deciding)
        game.play(seat, chance.choice(game.legal(seat)))
    assert game.notation(0, game.actions) is None


def test_observations_have_named_parts(name):
    game = coven.Game(name).start(seed=1)
    observation = game.observe(0)
    assert observation.dtype == np.float32 and np.isfinite(observation).all()
    assert sum(part.stop - part.start for part in game.parts.values()) == len(observation)
