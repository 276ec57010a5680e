//! Tournaments and the deal of the day, over the API.

use crate::common::*;
use coven_engine::{Dice, FastDice};
use coven_server::client::{Answer, Client};
use coven_store::Database;
use serde_json::{Value, json};

/// Somebody with an account.
pub async fn member(house: &House, login: &str) -> Client {
    let mut person = house.guest(login).await;
    let account = json!({ "login": login, "passphrase": "eye of newt" });
    let body = account.to_string();
    let json = [("content-type", "application/json")];
    let answer = person.send("PUT", "/api/v1/me/account", &json, Some(body.as_bytes())).await.expect("an answer");
    let cookie = |(name, value): &(String, String)| (name == "set-cookie" && value.starts_with("coven=")).then(|| value.clone());
    let cookie = answer.headers.iter().find_map(cookie).expect("a cookie");
    let mut known = Client::new(house.address());
    known.headers = vec![("cookie".to_owned(), cookie.split(';').next().expect("its value").to_owned())];
    known
}

async fn opened(host: &mut Client, more: Value) -> String {
    let mut wanted = json!({
        "name": "Full moon cup", "game": GAME, "table_size": 3, "rounds": 2, "system": "swiss", "fill": "bots", "level": "random",
    });
    for (name, value) in more.as_object().into_iter().flatten() {
        wanted[name] = value.clone();
    }
    let answer = good(host.post("/api/v1/tournaments", &wanted).await.expect("an answer"));
    answer["tournament"].as_str().expect("a tournament").to_owned()
}

async fn does(person: &mut Client, id: &str, what: &str) -> Answer {
    person.post(&format!("/api/v1/tournaments/{id}/{what}"), &json!({})).await.expect("an answer")
}

async fn seen(person: &mut Client, id: &str) -> Value {
    good(person.get(&format!("/api/v1/tournaments/{id}")).await.expect("an answer"))
}

/// The tables of a round that are not over, with who sits there, by number.
fn running(tournament: &Value, round: usize) -> Vec<(String, Vec<usize>)> {
    let tables = tournament["rounds"][round]["tables"].as_array().cloned().unwrap_or_default();
    let mut running = Vec::new();
    for table in &tables {
        let people = table["places"].as_array().expect("places").iter();
        let people: Vec<usize> = people.filter_map(|place| place["player"].as_u64().map(|player| player as usize)).collect();
        for game in table["games"].as_array().expect("games") {
            if game["over"] == false {
                running.push((game["table"].as_str().expect("a table").to_owned(), people.clone()));
            }
        }
    }
    running
}

/// Whoever sits at a table lets a bot play, so that the game ends by itself; one of them by themselves makes a few moves before.
async fn hand_over(people: &mut [Client], table: &str, seated: &[usize]) {
    for &player in seated {
        let mine = look(&mut people[player], table).await;
        if let Some(seat) = mine["you"].as_u64() {
            let answer = act(&mut people[player], table, "hand", json!({ "seat": seat, "level": "random" })).await;
            assert!(answer.status == 200 || answer.code() == "game-over", "{}", answer.text());
        }
    }
}

/// Plays all games of the tournament that are open, until it is over.
async fn play_on(people: &mut [Client], id: &str) -> Value {
    for _ in 0..400 {
        let tournament = seen(&mut people[0], id).await;
        if tournament["stage"] == "over" {
            return tournament;
        }
        let round = tournament["rounds"].as_array().expect("rounds").len() - 1;
        for (table, seated) in running(&tournament, round) {
            hand_over(people, &table, &seated).await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    panic!("the tournament never ends");
}

async fn seven(house: &House) -> Vec<Client> {
    let mut people = vec![member(house, "ada").await];
    for name in ["Bea", "Cleo", "Dora", "Eve", "Flora", "Gwen"] {
        people.push(house.guest(name).await);
    }
    people
}

async fn sign_up(people: &mut [Client], id: &str) {
    for person in people {
        good(does(person, id, "join").await);
    }
}

/// Everybody plays every round on another seat, with the bots' help, and the standings say who is first.
async fn a_whole_tournament(house: House) {
    let mut people = seven(&house).await;
    let id = opened(&mut people[0], json!({ "listed": true, "duplicate": true })).await;
    sign_up(&mut people, &id).await;
    good(does(&mut people[1], &id, "join").await);
    assert_eq!(bad(does(&mut people[1], &id, "begin").await), (403, "not-organiser".to_owned()));
    let begun = good(does(&mut people[0], &id, "begin").await);
    let tables = begun["rounds"][0]["tables"].as_array().expect("tables");
    assert_eq!(tables.len(), 3);
    assert!(tables.iter().all(|table| table["places"].as_array().map(Vec::len) == Some(3) && table["games"][0]["over"] == false));
    assert_eq!(bad(does(&mut people[0], &id, "begin").await), (409, "round-running".to_owned()));
    let (first, seated) = running(&begun, 0).remove(0);
    let commitments: Vec<Value> = {
        let mut found = Vec::new();
        for (table, seated) in running(&begun, 0) {
            found.push(look(&mut people[seated[0]], &table).await["table"]["commitment"].clone());
        }
        found
    };
    assert!(commitments.windows(2).all(|two| two[0] == two[1]), "all tables have the same deal");
    let stranger = (0..7).find(|player| !seated.contains(player)).expect("somebody at another table");
    let looked = people[stranger].get(&format!("/api/v1/tables/{first}")).await.expect("an answer");
    assert_eq!(bad(looked), (403, "deal-running".to_owned()), "nobody learns the deal of their own table there");
    let shown = page(&mut people[3], &format!("/tournaments/{id}")).await;
    assert!(shown.contains("Full moon cup") && shown.contains(&format!("/table/{first}")), "{shown}");
    let over = play_on(&mut people, &id).await;
    let rounds = over["rounds"].as_array().expect("rounds");
    assert_eq!(rounds.len(), 2);
    for player in 0..7u64 {
        let mut seats = Vec::new();
        for round in rounds {
            for table in round["tables"].as_array().expect("tables") {
                let places = table["places"].as_array().expect("places");
                seats.extend(places.iter().position(|place| place["player"] == player));
            }
        }
        assert!(seats.len() == 2 && seats[0] != seats[1], "one game a round, on another seat: {seats:?}");
    }
    let standings = over["standings"].as_array().expect("standings");
    assert_eq!(standings.len(), 7);
    assert!(standings.windows(2).all(|two| two[0]["points"].as_f64() >= two[1]["points"].as_f64()));
    assert!(standings.iter().all(|row| row["games"] == 2));
    assert!(over["members"].as_array().expect("members").iter().any(|member| member["away"] == true), "bots played at the end");
    let listed = good(people[3].get("/api/v1/tournaments").await.expect("an answer"));
    assert_eq!(listed["listed"][0]["stage"], "over");
    assert_eq!(listed["yours"][0]["id"], json!(id));
}

#[tokio::test(flavor = "multi_thread")]
async fn seven_people_and_bots_play_a_whole_tournament() {
    a_whole_tournament(House::open().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seven_people_and_bots_play_a_whole_tournament_on_postgresql() {
    a_whole_tournament(House::on_postgres().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_goes_on_after_a_restart() {
    let mut house = House::open().await;
    let mut people = seven(&house).await;
    let id = opened(&mut people[0], json!({ "games": 2, "rounds": 1 })).await;
    sign_up(&mut people, &id).await;
    let begun = good(does(&mut people[0], &id, "begin").await);
    for (table, seated) in running(&begun, 0) {
        hand_over(&mut people, &table, &seated).await;
    }
    // In the middle of the first games.
    house.sleep(0).await;
    let mut people: Vec<Client> = people.iter().map(|person| person.at(house.address())).collect();
    let over = play_on(&mut people, &id).await;
    for table in over["rounds"][0]["tables"].as_array().expect("tables") {
        let games = table["games"].as_array().expect("games");
        assert!(games.len() == 2 && games.iter().all(|game| game["over"] == true && game["given_up"] == false));
        let (one, other) = (games[0]["table"].as_str().expect("a table"), games[1]["table"].as_str().expect("a table"));
        let names = |state: Value| state["table"]["seats"][0]["name"].clone();
        assert_ne!(names(look(&mut people[0], one).await), names(look(&mut people[0], other).await), "everybody moves on");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_pair_each_round_once() {
    let house = House::on_postgres().await;
    let second = run(config(house.database.clone())).await;
    let mut people = seven(&house).await;
    let id = opened(&mut people[0], json!({ "rounds": 3 })).await;
    sign_up(&mut people, &id).await;
    let (mut here, mut there) = (people[0].clone(), people[0].at(second.address));
    let (one, other) = tokio::join!(does(&mut here, &id, "begin"), does(&mut there, &id, "begin"));
    let mut statuses = [one.status, other.status];
    statuses.sort_unstable();
    assert!(statuses == [200, 409] || statuses == [200, 200], "{} {}", one.text(), other.text());
    let begun = seen(&mut there, &id).await;
    assert_eq!(begun["rounds"].as_array().map(Vec::len), Some(1), "two who begin begin one round");
    let over = play_on(&mut people, &id).await;
    assert_eq!(over["rounds"].as_array().map(Vec::len), Some(3));
    let mut tables: Vec<&str> = Vec::new();
    for round in over["rounds"].as_array().expect("rounds") {
        for table in round["tables"].as_array().expect("tables") {
            let games = table["games"].as_array().expect("games");
            assert_eq!(games.len(), 1, "each game was opened once");
            tables.push(games[0]["table"].as_str().expect("a table"));
        }
    }
    tables.sort_unstable();
    tables.dedup();
    assert_eq!(tables.len(), 9);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_replaces_whoever_is_gone_and_closes_what_hangs() {
    let house = House::open().await;
    let mut people = seven(&house).await;
    let mut late = house.guest("Hecate").await;
    let id = opened(&mut people[0], json!({ "by_hand": true, "most": 6, "fill": "rest" })).await;
    sign_up(&mut people, &id).await;
    let gathered = seen(&mut late, &id).await;
    assert_eq!(gathered["waiting"][0]["name"], "Gwen", "six is the maximum");
    let begun = good(does(&mut people[0], &id, "begin").await);
    good(does(&mut late, &id, "join").await);
    // Flora goes; her table goes on with a bot.
    good(does(&mut people[5], &id, "withdraw").await);
    let (table, _) = running(&begun, 0).into_iter().find(|(_, seated)| seated.contains(&5)).expect("her table");
    let handed = look(&mut people[5], &table).await;
    let own = handed["you"].as_u64().expect("her seat") as usize;
    assert!(handed["table"]["seats"][own]["away"] == true, "{}", handed["table"]["seats"][own]);
    let change = json!({ "player": 6 });
    let path = |what: &str| format!("/api/v1/tournaments/{id}/{what}");
    assert_eq!(bad(late.post(&path("admit"), &change).await.expect("an answer")).1, "not-organiser");
    good(people[0].post(&path("admit"), &change).await.expect("an answer"));
    good(does(&mut people[0], &id, "close-round").await);
    let closed = seen(&mut people[0], &id).await;
    assert!(closed["round_is_over"] == true && closed["rounds"].as_array().map(Vec::len) == Some(1), "it waits for the host");
    assert!(closed["standings"].as_array().expect("standings").iter().take(6).all(|row| row["points"] == 1.0), "the average");
    let next = good(does(&mut people[0], &id, "begin").await);
    let mut seated: Vec<usize> = running(&next, 1).into_iter().flat_map(|(_, seated)| seated).collect();
    seated.sort_unstable();
    assert_eq!(seated, [0, 1, 2, 3, 4, 6], "Gwen plays in Flora's place");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_is_refused() {
    let house = House::open().await;
    let (mut guest, mut host) = (house.guest("Ada").await, member(&house, "bea").await);
    let wanted = |more: Value| {
        let mut wanted =
            json!({ "name": "Cup", "game": GAME, "table_size": 3, "rounds": 2, "system": "round_robin", "fill": "rest" });
        for (name, value) in more.as_object().into_iter().flatten() {
            wanted[name] = value.clone();
        }
        wanted
    };
    let refused = guest.post("/api/v1/tournaments", &wanted(json!({}))).await.expect("an answer");
    assert_eq!(bad(refused), (403, "needs-account".to_owned()));
    for (more, code) in [
        (json!({ "rounds": 0 }), "bad-tournament"),
        (json!({ "rounds": 31 }), "bad-tournament"),
        (json!({ "games": 9 }), "bad-tournament"),
        (json!({ "most": 201 }), "bad-tournament"),
        (json!({ "name": " " }), "bad-tournament"),
        (json!({ "level": "godlike" }), "bad-tournament"),
        (json!({ "game": "chess" }), "no-such-game"),
        (json!({ "table_size": 8 }), "players"),
        (json!({ "clock": { "correspondence": { "days": 0 } } }), "bad-clock"),
    ] {
        let answer = host.post("/api/v1/tournaments", &wanted(more.clone())).await.expect("an answer");
        assert_eq!(bad(answer).1, code, "{more}");
    }
    let id = opened(&mut host, json!({ "fill": "rest" })).await;
    assert_eq!(bad(does(&mut host, &id, "begin").await).1, "too-few-people");
    assert_eq!(bad(does(&mut guest, &id, "withdraw").await).1, "not-a-member");
    for _ in 0..3 {
        opened(&mut host, json!({})).await;
    }
    let many = host.post("/api/v1/tournaments", &wanted(json!({}))).await.expect("an answer");
    assert_eq!(bad(many), (409, "too-many-tournaments".to_owned()));
    good(does(&mut host, &id, "cancel").await);
    assert_eq!(bad(does(&mut guest, &id, "join").await).1, "tournament-over");
    let nowhere = guest.get("/api/v1/tournaments/0123456789ab0123456789ab").await.expect("an answer");
    assert_eq!(bad(nowhere).1, "no-such-tournament");
}

/// Plays to the end of a game against bots.
async fn to_the_end(person: &mut Client, table: &str) {
    let mut dice = FastDice::new(3);
    for _ in 0..2_000 {
        let state = look(person, table).await;
        if state["table"]["progress"] == "over" || state["table"]["stage"] == "over" {
            return;
        }
        let moves = moves(&state);
        if moves.is_empty() {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            continue;
        }
        let chosen = &moves[dice.below(moves.len() as u32) as usize];
        act(person, table, "moves", json!({ "move": chosen, "seq": state["seq"] })).await;
    }
    panic!("the game never ends");
}

async fn everybody_has_the_same_deal(house: House) {
    let (mut ada, mut bea) = (member(&house, "ada").await, member(&house, "bea").await);
    let mut guest = house.guest("Cleo").await;
    let path = format!("/api/v1/daily/{GAME}");
    let mut tables = Vec::new();
    for person in [&mut ada, &mut bea, &mut guest] {
        let before = good(person.get(&path).await.expect("an answer"));
        assert!(before["today"]["results"].is_null() && before["today"]["table"].is_null(), "nothing is told before: {before}");
        let opened = good(person.post(&path, &json!({})).await.expect("an answer"));
        let again = good(person.post(&path, &json!({})).await.expect("an answer"));
        assert_eq!(opened, again, "once for each");
        tables.push(opened["table"].as_str().expect("a table").to_owned());
    }
    let (mine, hers) = (look(&mut ada, &tables[0]).await, look(&mut bea, &tables[1]).await);
    assert_eq!(mine["table"]["commitment"], hers["table"]["commitment"]);
    let other = bea.get(&format!("/api/v1/tables/{}", tables[0])).await.expect("an answer");
    assert_eq!(bad(other).1, "deal-running", "nobody looks on");
    let strong = act(&mut ada, &tables[0], "hand", json!({ "seat": 0, "level": "adept" })).await;
    assert_eq!(bad(strong).1, "strong-stand-in", "nobody is helped");
    let hint = ada.get(&format!("/table/{}/hint", tables[0])).await.expect("an answer");
    assert_eq!(hint.status, 403);
    to_the_end(&mut ada, &tables[0]).await;
    to_the_end(&mut guest, &tables[2]).await;
    let shown = page(&mut bea, &format!("/daily/{GAME}")).await;
    assert!(!shown.contains(">ada<"), "not before she has played");
    assert!(page(&mut ada, &format!("/daily/{GAME}")).await.contains(">ada<"));
    let record = ada.get(&format!("/api/v1/tables/{}/record", tables[0])).await.expect("an answer");
    assert_eq!(bad(record).1, "deal-running", "the deal stays in the house until the day is over");
    let after = good(ada.get(&path).await.expect("an answer"));
    assert!(after["today"]["result"]["place"].is_u64(), "{after}");
    let rows = after["today"]["results"].as_array().expect("the table of the day");
    assert!(rows.len() == 1 && rows[0]["name"] == "ada" && rows[0]["you"] == true, "no guests: {after}");
    let guests = good(guest.get(&path).await.expect("an answer"));
    assert_eq!(guests["today"]["results"][0]["you"], false);
    assert!(good(bea.get(&path).await.expect("an answer"))["today"]["results"].is_null(), "she has it before her");
    assert_eq!(bad(ada.get("/api/v1/daily/chess").await.expect("an answer")).1, "no-such-game");
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_has_the_same_deal_of_the_day() {
    everybody_has_the_same_deal(House::open().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_has_the_same_deal_of_the_day_on_postgresql() {
    everybody_has_the_same_deal(House::on_postgres().await).await;
}

/// Everybody who sits somewhere in a round, by number, once for each seat.
fn seated(tournament: &Value, round: usize) -> Vec<u64> {
    let tables = tournament["rounds"][round]["tables"].as_array().expect("tables").iter();
    let places = tables.flat_map(|table| table["places"].as_array().expect("places").clone());
    let mut seated: Vec<u64> = places.filter_map(|place| place["player"].as_u64()).collect();
    seated.sort_unstable();
    seated
}

#[tokio::test(flavor = "multi_thread")]
async fn two_hundred_people_play_round_after_round() {
    const PEOPLE: usize = 200;
    let mut house = House::open().await;
    let mut people = vec![member(&house, "ada").await];
    for number in 1..=PEOPLE {
        people.push(house.guest(&format!("Guest {number}")).await);
    }
    let id =
        opened(&mut people[0], json!({ "rounds": 3, "table_size": 5, "fill": "rest", "most": PEOPLE, "by_hand": true })).await;
    sign_up(&mut people, &id).await;
    let gathered = seen(&mut people[0], &id).await;
    assert_eq!(gathered["members"].as_array().map(Vec::len), Some(PEOPLE));
    assert_eq!(gathered["waiting"][0]["name"], "Guest 200", "one too many waits");
    for round in 0..3 {
        let begun = good(does(&mut people[0], &id, "begin").await);
        let tables = running(&begun, round);
        assert_eq!(tables.len(), PEOPLE / 5);
        assert_eq!(seated(&begun, round), (0..PEOPLE as u64).collect::<Vec<_>>(), "everybody sits somewhere, once");
        // A few games are played, and the others given up by whoever opened the tournament.
        for (table, seated) in tables.iter().take(4) {
            hand_over(&mut people, table, seated).await;
        }
        let own = |tournament: &Value| running(tournament, round).iter().filter(|one| tables[..4].contains(one)).count();
        for _ in 0..400 {
            if own(&seen(&mut people[0], &id).await) == 0 {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        if round == 1 {
            house.sleep(0).await;
            people = people.iter().map(|person| person.at(house.address())).collect();
        }
        good(does(&mut people[0], &id, "close-round").await);
        let closed = seen(&mut people[0], &id).await;
        assert!(closed["round_is_over"] == true || closed["stage"] == "over", "{}", closed["stage"]);
    }
    let over = seen(&mut people[0], &id).await;
    assert_eq!(over["stage"], "over");
    let standings = over["standings"].as_array().expect("standings");
    assert_eq!(standings.len(), PEOPLE);
    let points: f64 = standings.iter().filter_map(|row| row["points"].as_f64()).sum();
    // At a table of five ten points are shared, whether it is played or given up.
    assert!((points - (3 * PEOPLE / 5 * 10) as f64).abs() < 1e-6, "{points}");
    let meetings = |player: u64| {
        let mut met: Vec<u64> = Vec::new();
        for round in over["rounds"].as_array().expect("rounds") {
            for table in round["tables"].as_array().expect("tables") {
                let places: Vec<u64> =
                    table["places"].as_array().expect("places").iter().filter_map(|place| place["player"].as_u64()).collect();
                if places.contains(&player) {
                    met.extend(places.iter().filter(|&&other| other != player));
                }
            }
        }
        met
    };
    for player in 0..PEOPLE as u64 {
        let mut met = meetings(player);
        assert_eq!(met.len(), 12);
        met.sort_unstable();
        met.dedup();
        assert_eq!(met.len(), 12, "{player} has met nobody twice");
    }
    let shown = page(&mut people[7], &format!("/tournaments/{id}")).await;
    assert!(shown.contains("Guest 199") && shown.len() < 1_000_000, "{} bytes", shown.len());
}

/// Everybody who has the page open sees by themselves what happens, on any node.
async fn standings_are_shown_as_they_come(house: House, other: Option<std::net::SocketAddr>) {
    let mut people = seven(&house).await;
    let id = opened(&mut people[0], json!({ "rounds": 1, "by_hand": true })).await;
    sign_up(&mut people[..5], &id).await;
    let seq = seen(&mut people[0], &id).await["seq"].as_i64().expect("a line");
    let listen = |person: &Client, from: i64| {
        let person = person.at(other.unwrap_or(house.address()));
        let path = format!("/tournaments/{id}/stream?seq={from}");
        async move { person.events(&path, None).await.expect("a stream") }
    };
    let (mut host, mut looks, mut late) =
        (listen(&people[0], seq).await, listen(&Client::new(house.address()), seq).await, listen(&people[6], 1).await);
    let part = |event: &coven_server::client::Event, id: &str| {
        let fragments = event.json();
        let found = fragments.as_array().expect("fragments").iter().find(|part| part["target"] == id).cloned();
        found.map(|part| part["html"].as_str().expect("its text").to_owned())
    };
    let missed = soon(&mut late).await;
    assert_eq!(
        (missed.name.as_str(), missed.id),
        ("fragment", Some(seq)),
        "whoever comes with an old page has the new one at once"
    );
    assert!(part(&missed, "tournament-people").expect("the people").contains("Eve"));
    good(does(&mut people[5], &id, "join").await);
    for stream in [&mut host, &mut looks, &mut late] {
        let joined = soon(stream).await;
        assert!(part(&joined, "tournament-people").expect("the people").contains("Flora"));
        assert_eq!(part(&joined, "standings"), None, "what is as it was is not sent");
    }
    assert!(silent(&mut looks).await);
    let begun = good(does(&mut people[0], &id, "begin").await);
    for (table, seated) in running(&begun, 0) {
        hand_over(&mut people, &table, &seated).await;
    }
    let mut rounds = String::new();
    while !rounds.contains('★') {
        rounds = part(&soon(&mut looks).await, "round-1").unwrap_or(rounds);
    }
    let mut acts = String::new();
    for _ in 0..20 {
        let event = soon(&mut host).await;
        acts = part(&event, "tournament-acts").unwrap_or(acts);
        if part(&event, "tournament-where").is_some_and(|place| place.contains("over")) {
            break;
        }
    }
    assert!(!acts.contains("/withdraw") && !acts.contains("/begin"), "nothing is left to be done: {acts}");
}

#[tokio::test(flavor = "multi_thread")]
async fn standings_are_shown_as_they_come_by_themselves() {
    standings_are_shown_as_they_come(House::open().await, None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn standings_are_shown_as_they_come_at_another_node_of_postgresql() {
    let house = House::on_postgres().await;
    let second = run(config(house.database.clone())).await;
    standings_are_shown_as_they_come(house, Some(second.address)).await;
}

/// A day passes: everything that was today is yesterday's.
async fn a_day_passes(house: &mut House) {
    drop(house.running.take());
    let day = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970").as_secs() / 86_400;
    let moved = [
        "UPDATE entries SET at = at - 86400000".to_owned(),
        "UPDATE tables SET due = due - 86400000, changed = changed - 86400000".to_owned(),
        "UPDATE daily_games SET day = day - 1".to_owned(),
        format!("UPDATE entries SET line = replace(line, '\"day\":{{\"day\":{day}}}', '\"day\":{{\"day\":{}}}')", day - 1),
    ];
    match &house.database {
        Database::Sqlite(path) => {
            let ask = |sql: &String| rusqlite::Connection::open(path).and_then(|connection| connection.execute(sql, []));
            until("the file is free", async || ask(&moved[0]).is_ok()).await;
            for sql in &moved[1..] {
                ask(sql).expect("a change");
            }
        }
        Database::Postgres(url) => moved.iter().for_each(|sql| drop(house.postgres().ask(url, sql))),
    }
    house.running = Some(reopen(&house.database, coven_engine::DataSource::builtin()).await);
}

async fn yesterdays_deal_is_open(mut house: House) {
    let (mut ada, mut bea, mut cleo) = (member(&house, "ada").await, member(&house, "bea").await, house.guest("Cleo").await);
    let path = format!("/api/v1/daily/{GAME}");
    let mut tables = Vec::new();
    for person in [&mut ada, &mut bea] {
        let opened = good(person.post(&path, &json!({})).await.expect("an answer"));
        tables.push(opened["table"].as_str().expect("a table").to_owned());
    }
    to_the_end(&mut ada, &tables[0]).await;
    let hidden = page(&mut cleo, &format!("/daily/{GAME}")).await;
    assert!(!hidden.contains("/play-on") && !hidden.contains(">ada<"), "today it is nobody's business");
    let on = |table: &str| format!("/api/v1/tables/{table}/play-on");
    let early = ada.post(&on(&tables[0]), &json!({ "at": 0 })).await.expect("an answer");
    assert_eq!(bad(early).1, "deal-running", "nobody plays it twice today");
    let promise = look(&mut ada, &tables[0]).await["table"]["commitment"].clone();

    a_day_passes(&mut house).await;
    let [mut ada, mut bea, mut cleo] = [ada, bea, cleo].map(|person| person.at(house.address()));

    // The server that was stopped may have had no time to count it; the next one does.
    let looks = cleo.clone();
    until("it is counted", async || {
        let seen = good(looks.clone().get(&path).await.expect("an answer"));
        seen["yesterday"]["results"].as_array().is_some_and(|rows| !rows.is_empty())
    })
    .await;
    let seen = good(cleo.get(&path).await.expect("an answer"));
    assert!(seen["today"]["table"].is_null() && seen["today"]["results"].is_null(), "today has another deal: {seen}");
    let rows = seen["yesterday"]["results"].as_array().expect("the table of the day").clone();
    assert_eq!(rows.len(), 1, "who has not ended has no place: {rows:?}");
    assert!(rows[0]["name"] == "ada" && rows[0]["rank"] == 1 && rows[0]["table"] == json!(tables[0]));
    assert_eq!(good(ada.get(&path).await.expect("an answer"))["yesterday"]["result"]["own"], true);
    let shown = page(&mut cleo, &format!("/daily/{GAME}")).await;
    assert!(shown.contains(&format!("/table/{}/play-on?at=0", tables[0])) && shown.contains(">ada<"), "{shown}");
    // Everybody may look at it now, through all eyes, and take it home.
    let through = cleo.get(&format!("/api/v1/tables/{}?as=1", tables[0])).await.expect("an answer");
    assert_eq!(through.status, 200, "{}", through.text());
    assert_eq!(cleo.get(&format!("/api/v1/tables/{}/record", tables[0])).await.expect("an answer").status, 200);
    // And play it once more, against the same bots, from the same deal.
    let again = press(&mut cleo, &format!("/table/{}/play-on?at=0", tables[0])).await;
    let table = again.header("location").and_then(|to| to.strip_prefix("/table/")).expect("a table").to_owned();
    let mine = look(&mut cleo, &table).await;
    assert_eq!((&mine["table"]["commitment"], &mine["you"]), (&promise, &json!(0)));
    to_the_end(&mut cleo, &table).await;
    let after = good(cleo.get(&path).await.expect("an answer"));
    assert_eq!(after["yesterday"]["results"], json!(rows), "that counts for nothing");
    // Whoever has begun goes on, and stands in the table of that day.
    to_the_end(&mut bea, &tables[1]).await;
    let looks = ada.clone();
    until("it is counted", async || {
        let seen = good(looks.clone().get(&path).await.expect("an answer"));
        seen["yesterday"]["results"].as_array().is_some_and(|rows| rows.len() == 2)
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn yesterdays_deal_is_open_and_can_be_played_on() {
    yesterdays_deal_is_open(House::open().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn yesterdays_deal_is_open_and_can_be_played_on_on_postgresql() {
    yesterdays_deal_is_open(House::on_postgres().await).await;
}
