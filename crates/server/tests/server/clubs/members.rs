//! Who belongs to a club, and what nobody else learns.

use super::*;
use crate::own_data::everything;

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_the_link_comes_in_and_nobody_else_learns_anything_on_both_databases() {
    for house in houses().await {
        let (mut ada, mut bea, mut stranger) = (member(&house, "ada").await, house.guest("Bea").await, house.guest("Eve").await);
        let club = found(&mut ada, json!({})).await;
        let code = code(&mut ada, &club).await;
        let path = format!("/api/v1/clubs/{club}");
        for person in [&mut bea, &mut stranger] {
            assert_eq!(bad(person.get(&path).await.expect("an answer")), (404, "no-such-club".to_owned()));
        }
        let wrong = does(&mut bea, &club, "join", json!({ "code": "0123456789abcdef01234567" })).await;
        assert_eq!(bad(wrong), (404, "no-such-club".to_owned()));
        let door = page(&mut bea, &format!("/clubs/{club}/join/{code}")).await;
        assert!(door.contains("Thursday coven") && door.contains("Tea and brooms") && !door.contains(">ada<"), "{door}");
        let inside = good(does(&mut bea, &club, "join", json!({ "code": code })).await);
        assert_eq!(inside["members"].as_array().map(Vec::len), Some(2));
        assert_eq!((&inside["members"][0]["name"], &inside["members"][0]["host"]), (&json!("ada"), &json!(true)));
        assert_eq!((&inside["host"], &inside["members"][1]["you"]), (&json!(false), &json!(true)));
        good(does(&mut bea, &club, "join", json!({ "code": code })).await);
        let shown = page(&mut bea, &format!("/clubs/{club}")).await;
        assert!(shown.contains("Tea and brooms") && shown.contains(">ada<"), "{shown}");
        // Whatever a stranger asks, the answer is that of a club which does not exist.
        let nowhere = "0123456789ab0123456789ab";
        for path in ["", "/seasons/1"] {
            let there = stranger.get(&format!("/api/v1/clubs/{club}{path}")).await.expect("an answer");
            let not = stranger.get(&format!("/api/v1/clubs/{nowhere}{path}")).await.expect("an answer");
            assert_eq!((there.status, there.text()), (not.status, not.text()), "{path}");
        }
        for what in ["leave", "invitation", "calendar", "step-down", "season"] {
            assert_eq!(bad(does(&mut stranger, &club, what, json!({})).await), (404, "no-such-club".to_owned()), "{what}");
        }
        for path in ["", "/settings", "/seasons/1", &format!("/challenges/{GAME}"), "/join/0123456789abcdef01234567"] {
            let answer = stranger.get(&format!("/clubs/{club}{path}")).await.expect("an answer");
            assert_eq!(answer.status, 404, "{path}");
            assert!(!answer.text().contains("Thursday") && !answer.text().contains(">ada<"), "{path}: {}", answer.text());
        }
        let nobody = Client::new(house.address()).get(&format!("/clubs/{club}")).await.expect("an answer");
        assert_eq!(nobody.status, 404);
        assert_eq!(good(stranger.get("/api/v1/clubs").await.expect("an answer")), json!([]));
        assert_eq!(good(bea.get("/api/v1/clubs").await.expect("an answer"))[0]["members"], 2);
        // A new link makes the old one useless.
        assert_eq!(bad(does(&mut bea, &club, "invitation", json!({})).await), (403, "not-club-host".to_owned()));
        good(does(&mut ada, &club, "invitation", json!({})).await);
        assert_eq!(bad(does(&mut stranger, &club, "join", json!({ "code": code })).await).0, 404);
        join(&mut ada, &club, &mut stranger).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_for_members_is_there_for_nobody_else_on_both_databases() {
    for house in houses().await {
        let (ada, bea, club) = with_bea(&house).await;
        let mut stranger = house.guest("Eve").await;
        let mut people = [ada, bea];
        let table = table_of(&mut people, &club, true).await;
        let (api, site) = (format!("/api/v1/tables/{table}"), format!("/table/{table}"));
        let nowhere = stranger.get("/api/v1/tables/0123456789ab0123456789ab").await.expect("an answer");
        for path in ["", "/story", "/record", "/stream", "/report", "/people", "/note", "/prepared"] {
            let answer = stranger.get(&format!("{api}{path}")).await.expect("an answer");
            assert_eq!((answer.status, answer.text()), (nowhere.status, nowhere.text()), "{path}");
        }
        for (what, body) in [
            ("claim", json!({ "seat": 1 })),
            ("start", json!({})),
            ("talk", json!({ "text": "hello" })),
            ("state", json!({ "statement": "hello" })),
            ("play-on", json!({ "at": 0 })),
            ("rematch", json!({})),
        ] {
            assert_eq!(bad(act(&mut stranger, &table, what, body).await), (404, "no-such-table".to_owned()), "{what}");
        }
        for (path, body) in [("note", json!({ "text": "mine" })), ("prepared", json!({ "answers": [] }))] {
            let answer = crate::days::put(&mut stranger, &format!("{api}/{path}"), &body).await;
            assert_eq!(bad(answer), (404, "no-such-table".to_owned()), "{path}");
        }
        for path in ["", "/record", "/report", "/hint", "/people", "/stream", "/prepare", "/next"] {
            assert_eq!(stranger.get(&format!("{site}{path}")).await.expect("an answer").status, 404, "{path}");
        }
        for path in ["join", "prepare", "play-on?at=0", "rematch"] {
            assert_eq!(press(&mut stranger, &format!("{site}/{path}")).await.status, 404, "{path}");
        }
        assert_eq!(Client::new(house.address()).get(&site).await.expect("an answer").status, 404);
        assert_eq!(look(&mut people[1], &table).await["table"]["seats"][0]["name"], "ada");
        start(&mut people, &table).await;
        assert_eq!(bad(stranger.get(&api).await.expect("an answer")).0, 404, "not while it is played either");
        // Whoever leaves the club plays on where they sit; whoever has sat nowhere sees nothing any more.
        let mut cleo = house.guest("Cleo").await;
        join(&mut people[0], &club, &mut cleo).await;
        assert_eq!(look(&mut cleo, &table).await["table"]["stage"], "playing");
        let mut watching = stream(&cleo, &table, None).await;
        soon(&mut watching).await;
        let (bea_id, cleo_id) = (id_of(&mut people[1]).await, id_of(&mut cleo).await);
        for id in [&bea_id, &cleo_id] {
            good(does(&mut people[0], &club, "remove", json!({ "person": id })).await);
        }
        assert_eq!(bad(cleo.get(&api).await.expect("an answer")).0, 404);
        // The stream ends. It may say a few things before; a stream that does not end hangs, and the test is ended.
        while watching.next().await.is_ok() {}
        assert_eq!(look(&mut people[1], &table).await["table"]["stage"], "playing");
        assert_eq!(bad(people[1].get(&format!("/api/v1/clubs/{club}")).await.expect("an answer")).0, 404);
        // A table that is not for members alone is found by its link, as any other.
        let open = gather(&mut people[..1], json!({ "club": club, "seats": ["me", "open"] })).await;
        assert_eq!(look(&mut stranger, &open).await["table"]["stage"], "gathering");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn members_find_the_tables_of_their_clubs_first_on_both_databases() {
    for house in houses().await {
        let (mut ada, mut bea, club) = with_bea(&house).await;
        let mut stranger = house.guest("Eve").await;
        gather(std::slice::from_mut(&mut stranger), json!({ "listed": true, "seats": ["me", "open"] })).await;
        let table = gather(
            std::slice::from_mut(&mut ada),
            json!({ "club": club, "members_only": true, "listed": true, "seats": ["me", "open"] }),
        )
        .await;
        for path in ["/", "/lobby"] {
            let shown = page(&mut bea, path).await;
            let at = |id: &str| shown.find(id);
            assert!(at(&table).is_some() && at(&table) < at("id=\"open-tables\""), "{path}");
            assert!(shown.contains("Thursday coven"));
            assert!(!page(&mut stranger, path).await.contains(&table), "{path}: nobody else");
        }
        assert!(!good(stranger.get("/api/v1/lobby").await.expect("an answer")).to_string().contains(&table));
        let lobby = good(bea.get("/api/v1/lobby").await.expect("an answer"));
        assert_eq!((&lobby[0]["table"], lobby.as_array().map(Vec::len)), (&json!(table), Some(2)), "hers first, and each once");
        let form = [("content-type", "application/x-www-form-urlencoded")];
        let fields = format!("seat-0=you&seat-1=guest&listed=club-{club}&members_only=yes");
        assert!(page(&mut bea, &format!("/new/{GAME}?club={club}")).await.contains(&format!("value=\"club-{club}\" checked")));
        let opened = bea.send("POST", &format!("/new/{GAME}"), &form, Some(fields.as_bytes())).await.expect("an answer");
        assert_eq!(opened.status, 303, "{}", opened.text());
        let refused = stranger.send("POST", &format!("/new/{GAME}"), &form, Some(fields.as_bytes())).await.expect("an answer");
        assert!(refused.status == 200 && refused.text().contains("role=\"alert\""), "{}", refused.text());
        let club_page = page(&mut ada, &format!("/clubs/{club}")).await;
        assert_eq!(club_page.matches("/join\"").count(), 1, "Bea’s table can be joined, her own not: {club_page}");
        let back = format!("back=%2Fclubs%2F{club}");
        let path = club_page.split("action=\"").find(|part| part.contains("/join\"")).and_then(|part| part.split('"').next());
        let joined = ada.send("POST", path.expect("a way in"), &form, Some(back.as_bytes())).await.expect("an answer");
        assert_eq!(joined.header("location"), Some(format!("/clubs/{club}").as_str()), "one stays where one was");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_club_always_has_a_host_and_ends_with_its_last_member_on_both_databases() {
    for house in houses().await {
        let (mut ada, mut bea, club) = with_bea(&house).await;
        let mut cleo = member(&house, "cleo").await;
        join(&mut ada, &club, &mut cleo).await;
        let (ada_id, bea_id, cleo_id) = (id_of(&mut ada).await, id_of(&mut bea).await, id_of(&mut cleo).await);
        assert_eq!(bad(does(&mut ada, &club, "step-down", json!({})).await), (409, "last-host".to_owned()));
        assert_eq!(
            bad(does(&mut ada, &club, "make-host", json!({ "person": bea_id })).await),
            (403, "member-needs-account".to_owned())
        );
        assert_eq!(bad(does(&mut bea, &club, "make-host", json!({ "person": cleo_id })).await).1, "not-club-host");
        good(does(&mut ada, &club, "make-host", json!({ "person": cleo_id })).await);
        let among_hosts = does(&mut ada, &club, "remove", json!({ "person": cleo_id })).await;
        assert_eq!(bad(among_hosts), (409, "host-stays".to_owned()));
        let stepped = good(does(&mut ada, &club, "step-down", json!({})).await);
        assert_eq!(stepped["host"], false);
        assert_eq!(bad(does(&mut ada, &club, "remove", json!({ "person": bea_id })).await).1, "not-club-host");
        // Ada has been here longest, and has an account.
        good(does(&mut cleo, &club, "leave", json!({})).await);
        let left = seen(&mut bea, &club).await;
        let host = left["members"].as_array().expect("members").iter().find(|one| one["host"] == true).expect("a host");
        assert_eq!(host["person"], json!(ada_id));
        good(does(&mut ada, &club, "leave", json!({})).await);
        assert_eq!(seen(&mut bea, &club).await["host"], true, "a guest, if there is nobody else");
        good(does(&mut bea, &club, "leave", json!({})).await);
        assert!(!everything(&house.database).await.contains("Thursday coven"), "nothing is left");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_hosts_a_club_ends_it() {
    let house = House::open().await;
    let (ada, bea, club) = with_bea(&house).await;
    let mut people = [ada, bea];
    let table = table_of(&mut people, &club, true).await;
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let unsure = press(&mut people[0], &format!("/clubs/{club}/end")).await;
    assert_eq!(unsure.status, 404, "not by accident");
    let ended = people[0].send("POST", &format!("/clubs/{club}/end"), &form, Some(b"sure=yes")).await.expect("an answer");
    assert_eq!(ended.header("location"), Some("/clubs"));
    assert_eq!(bad(people[1].get(&format!("/api/v1/clubs/{club}")).await.expect("an answer")).0, 404);
    assert_eq!(look(&mut people[1], &table).await["table"]["stage"], "gathering", "whoever sits there still does");
    let mut stranger = house.guest("Eve").await;
    assert_eq!(bad(stranger.get(&format!("/api/v1/tables/{table}")).await.expect("an answer")).0, 404, "and nobody else sees it");
}

#[tokio::test(flavor = "multi_thread")]
async fn whom_a_host_has_blocked_comes_in_by_no_link() {
    let house = House::open().await;
    let (mut ada, mut eve) = (member(&house, "ada").await, house.guest("Eve").await);
    let club = found(&mut ada, json!({})).await;
    // They know each other from a table.
    let mut both = [ada, eve];
    gather(&mut both, json!({})).await;
    [ada, eve] = both;
    let id = id_of(&mut eve).await;
    let blocked = ada.send("PUT", &format!("/api/v1/people/{id}/block"), &[], None).await.expect("an answer");
    assert_eq!(blocked.status, 200, "{}", blocked.text());
    let code = code(&mut ada, &club).await;
    assert_eq!(bad(does(&mut eve, &club, "join", json!({ "code": code })).await), (404, "no-such-club".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_takes_the_clubs_along_and_leaves_nothing_in_them_on_both_databases() {
    for house in houses().await {
        let (mut ada, mut bea) = (member(&house, "ada").await, house.guest("Nimue of the Lake").await);
        let club = found(&mut ada, json!({})).await;
        join(&mut ada, &club, &mut bea).await;
        let id = id_of(&mut bea).await;
        let mut people = [ada, bea];
        let finished = table_of(&mut people, &club, false).await;
        start(&mut people, &finished).await;
        play(&mut people, &finished, usize::MAX, &mut coven_engine::FastDice::new(3)).await;
        let running = table_of(&mut people, &club, true).await;
        until("the game counts", async || seen(&mut people[0].at(house.address()), &club).await["season"]["games"] == 1).await;
        let mine = good(people[1].get("/api/v1/me/export").await.expect("an answer"));
        assert_eq!(mine["kept"]["club_members"][0]["club"], json!(club));
        assert_eq!(mine["kept"]["club_results"].as_array().map(Vec::len), Some(1));
        let json = [("content-type", "application/json")];
        let gone = people[1].send("DELETE", "/api/v1/me", &json, Some(b"{}")).await.expect("an answer");
        assert_eq!(gone.status, 200, "{}", gone.text());
        let after = everything(&house.database).await;
        for trace in [id.as_str(), "Nimue"] {
            assert!(!after.contains(trace), "{trace} in {}", after.lines().find(|line| line.contains(trace)).unwrap_or_default());
        }
        let left = seen(&mut people[0], &club).await;
        assert_eq!(left["members"].as_array().map(Vec::len), Some(1));
        assert_eq!(look(&mut people[0], &running).await["table"]["stage"], "gathering");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_no_club_can_be_is_refused() {
    let house = House::open().await;
    let (mut guest, mut host) = (house.guest("Bea").await, member(&house, "ada").await);
    let refused = guest.post("/api/v1/clubs", &json!({ "name": "Coven" })).await.expect("an answer");
    assert_eq!(bad(refused), (403, "needs-account".to_owned()));
    for (wanted, code) in [
        (json!({ "name": " " }), "bad-name"),
        (json!({ "name": "x".repeat(33) }), "bad-name"),
        (json!({ "name": "Coven", "about": "x".repeat(201) }), "long-about"),
        (json!({ "name": "Coven", "zone": "Mars/Olympus" }), "bad-zone"),
        (json!({ "name": "Coven", "rhythm": "weekly" }), "bad-json"),
        (json!({ "name": "Coven", "colour": "black" }), "bad-json"),
    ] {
        assert_eq!(bad(host.post("/api/v1/clubs", &wanted).await.expect("an answer")).1, code, "{wanted}");
    }
    let club = found(&mut host, json!({})).await;
    for (more, code) in [
        (json!({ "game": "chess" }), "no-such-game"),
        (json!({ "players": 8 }), "players"),
        (json!({ "players": 1 }), "too-few-seats"),
        (json!({ "at": "25:00" }), "bad-hour"),
        (json!({ "lead": 1 }), "bad-lead"),
        (json!({ "day": "moonday" }), "bad-json"),
        (json!({ "clock": { "correspondence": { "days": 0 } } }), "bad-clock"),
    ] {
        let mut wanted = json!({ "day": "thursday", "at": "20:00", "game": GAME, "players": 3 });
        for (name, value) in more.as_object().into_iter().flatten() {
            wanted[name] = value.clone();
        }
        assert_eq!(bad(does(&mut host, &club, "challenges", wanted).await).1, code, "{more}");
    }
    // Whatever a form holds that is not understood is refused, and nothing is guessed.
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let agreed = "at=20%3A00&players=3&lead=24&day=thursday&clock=&fill=";
    for wrong in ["day=moonday", "players=many", "lead=soon", "clock=weeks-3", "fill=genius"] {
        let name = format!("{}=", wrong.split('=').next().expect("a name"));
        let others = agreed.split('&').filter(|field| !field.starts_with(&name)).collect::<Vec<_>>().join("&");
        let path = format!("/clubs/{club}/challenges/{GAME}");
        let answer = host.send("POST", &path, &form, Some(format!("{others}&{wrong}").as_bytes())).await.expect("an answer");
        assert_eq!(answer.status, 400, "{wrong}: {}", answer.text());
    }
    for path in ["/clubs".to_owned(), format!("/clubs/{club}/settings")] {
        let answer = host.send("POST", &path, &form, Some(b"name=Coven&rhythm=weekly")).await.expect("an answer");
        assert!(answer.status == 400 && answer.text().contains("Load the page again"), "{}", answer.text());
    }
    assert_eq!(seen(&mut host, &club).await["challenges"], json!([]));
    let of_no_club = json!({ "game": GAME, "seats": ["me", "open"], "members_only": true });
    assert_eq!(bad(host.post("/api/v1/tables", &of_no_club).await.expect("an answer")), (400, "club-needed".to_owned()));
    for _ in 0..4 {
        found(&mut host, json!({})).await;
    }
    let many = host.post("/api/v1/clubs", &json!({ "name": "Coven" })).await.expect("an answer");
    assert_eq!(bad(many), (409, "too-many-clubs".to_owned()));
    let elsewhere = json!({ "game": GAME, "seats": ["me", "open"], "club": club });
    assert_eq!(bad(guest.post("/api/v1/tables", &elsewhere).await.expect("an answer")), (404, "no-such-club".to_owned()));
    assert_eq!(bad(undo(&mut host, &format!("/api/v1/clubs/{club}/challenges/nothing")).await).1, "no-such-challenge");
    let (address, kind) = (format!("/api/v1/clubs/{club}"), [("content-type", "application/json")]);
    let changed = host.send("PATCH", &address, &kind, Some(br#"{"about":"New words"}"#)).await;
    let changed = good(changed.expect("an answer"));
    assert_eq!((&changed["about"], &changed["name"]), (&json!("New words"), &json!("Thursday coven")), "the rest stays");
}

/// The seats of a table, each with its sitter.
async fn seats(person: &mut Client, table: &str) -> Vec<(Value, Value)> {
    let shown = look(person, table).await;
    let seats = shown["table"]["seats"].as_array().expect("seats").iter();
    seats.map(|seat| (seat["kind"].clone(), seat["name"].clone())).collect()
}

/// A finished game for members alone of which the third person has left the club meanwhile.
async fn game_left_by_the_third(people: &mut [Client; 3], club: &str) -> String {
    let table = table_of(people, club, true).await;
    start(people, &table).await;
    let id = id_of(&mut people[2]).await;
    good(does(&mut people[0], club, "remove", json!({ "person": id })).await);
    play(people, &table, usize::MAX, &mut coven_engine::FastDice::new(3)).await;
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_left_a_club_plays_on_at_no_table_of_its_members() {
    let house = House::open().await;
    let (mut ada, bea, club) = with_bea(&house).await;
    let (mut cleo, mut stranger) = (house.guest("Cleo").await, house.guest("Eve").await);
    join(&mut ada, &club, &mut cleo).await;
    let mut people = [ada, bea, cleo];
    // Whoever is no member any more plays again at a table that is no club's.
    let table = game_left_by_the_third(&mut people, &club).await;
    let profile = page(&mut stranger, &format!("/people/{}", id_of(&mut people[0]).await)).await;
    assert!(!profile.contains(&table), "{profile}");
    let next = good(act(&mut people[2], &table, "rematch", json!({})).await)["table"].as_str().expect("a table").to_owned();
    assert_eq!(look(&mut stranger, &next).await["table"]["stage"], "gathering");
    assert!(at(&seen(&mut people[0], &club).await, "gathering").is_empty(), "it is not the club's");
    let invited = seats(&mut people[2], &next).await;
    assert!(invited.iter().all(|(_, name)| name != &Value::Null), "everybody is asked: {invited:?}");
    // Where a member plays again the table is the club's, and its chairs are held for members alone.
    let [ada, _, cleo] = &mut people;
    join(ada, &club, cleo).await;
    let table = game_left_by_the_third(&mut people, &club).await;
    let next = good(act(&mut people[1], &table, "rematch", json!({})).await)["table"].as_str().expect("a table").to_owned();
    let held = seats(&mut people[0], &next).await;
    assert_eq!((&held[0].1, &held[1].1, &held[2].0), (&json!("ada"), &json!("Bea"), &json!("open")), "{held:?}");
    assert_eq!(bad(people[2].get(&format!("/api/v1/tables/{next}")).await.expect("an answer")).0, 404);
    assert_eq!(bad(act(&mut people[2], &table, "rematch", json!({})).await), (403, "not-welcome".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_hosts_many_clubs_is_made_a_host_of_no_other() {
    let house = House::open().await;
    let (mut ada, mut bea) = (member(&house, "ada").await, member(&house, "bea").await);
    let club = found(&mut ada, json!({})).await;
    join(&mut ada, &club, &mut bea).await;
    for _ in 0..5 {
        found(&mut bea, json!({})).await;
    }
    let id = id_of(&mut bea).await;
    let made = does(&mut ada, &club, "make-host", json!({ "person": id })).await;
    assert_eq!(bad(made), (409, "member-hosts-too-many".to_owned()));
}
