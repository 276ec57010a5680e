//! Invitations on both databases: so many people come by a code, and no more.

use coven_store::testing::{PostgresServer, person};
use coven_store::{Database, Invitation, Store, code_hash, fresh_code};

/// Checks something with an empty store of each kind.
async fn on_both<F: Future<Output = ()>>(check: impl Fn(Store) -> F) {
    let folder = tempfile::tempdir().expect("a folder");
    let server = PostgresServer::shared();
    for database in [Database::Sqlite(folder.path().join("coven.db")), Database::Postgres(server.database())] {
        check(Store::open(&database).expect("a store").0).await;
    }
}

#[tokio::test]
async fn an_invitation_lets_in_as_many_as_it_says_until_it_ends() {
    on_both(|store| async move {
        let hash = code_hash("abcde-12345");
        let made = store.invite(&hash, 2, Some(100), "for the club", 5).await.expect("an invitation");
        assert_eq!(store.invitations().await, Ok(vec![made.clone()]));
        assert_eq!(store.add_invited_person(person("ada"), &hash, 99).await, Ok(true));
        assert_eq!(store.use_invitation(&hash, "ada", 99).await, Ok(true), "she is in already");
        assert_eq!(store.invitations().await.map(|all| all[0].uses), Ok(1), "which uses nothing up");
        assert_eq!(store.add_invited_person(person("bea"), &hash, 100).await, Ok(false), "it has ended");
        assert_eq!(store.person("bea").await, Ok(None));
        assert_eq!(store.add_invited_person(person("bea"), &hash, 99).await, Ok(true));
        assert_eq!(store.add_invited_person(person("cleo"), &hash, 99).await, Ok(false), "it is used up");
        assert_eq!((store.is_invited("bea").await, store.is_invited("cleo").await), (Ok(true), Ok(false)));
        assert_eq!(store.add_invited_person(person("cleo"), &code_hash("another"), 99).await, Ok(false));
        assert_eq!(store.invitations().await, Ok(vec![Invitation { uses: 0, ..made }]));
    })
    .await;
}

#[tokio::test]
async fn a_revoked_invitation_lets_in_nobody_and_throws_out_nobody() {
    on_both(|store| async move {
        let hash = code_hash("abcde-12345");
        let made = store.invite(&hash, 9, None, "", 5).await.expect("an invitation");
        assert_eq!(store.add_invited_person(person("ada"), &hash, i64::MAX).await, Ok(true), "it does not end by itself");
        assert_eq!(store.revoke_invitation("nothing").await, Ok(false));
        assert_eq!(store.revoke_invitation(&made.id).await, Ok(true));
        assert_eq!(store.add_invited_person(person("bea"), &hash, 6).await, Ok(false));
        assert_eq!(store.is_invited("ada").await, Ok(true));
        assert_eq!(store.invitations().await, Ok(Vec::new()));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_come_at_once_no_more_than_invited_get_in() {
    on_both(|store| async move {
        let hash = code_hash("abcde-12345");
        store.invite(&hash, 3, None, "", 5).await.expect("an invitation");
        let coming = |number: usize| {
            let (store, hash) = (store.clone(), hash.clone());
            tokio::spawn(async move { store.add_invited_person(person(&format!("p{number}")), &hash, 6).await })
        };
        let mut inside = 0;
        for one in (0..16).map(coming).collect::<Vec<_>>() {
            inside += usize::from(one.await.expect("a task").expect("an answer"));
        }
        assert_eq!(inside, 3);
    })
    .await;
}

#[test]
fn a_code_is_the_same_however_it_is_typed() {
    let code = fresh_code().expect("a code");
    assert_eq!(code.len(), 23, "{code}");
    assert_ne!(code, fresh_code().expect("another"));
    assert_eq!(code_hash(&code), code_hash(&format!(" {} ", code.to_uppercase().replace('-', " "))));
    assert_ne!(code_hash(&code), code_hash(&code[1..]));
}
