//! What people see in a browser: pages, forms, and the stream that keeps a page up to date. Whatever is done here is done by the
//! same services as in the API ([`crate::tables`], [`crate::accounts`]); a page is another way to call them and to be answered.

mod acts;
mod answer;
mod clubs;
mod days;
mod fair;
mod files;
mod friends;
mod home;
mod installed;
mod learn;
mod notices;
mod own_data;
mod people;
mod prepare;
mod profiles;
mod puzzles;
mod report;
mod rules;
mod stage;
mod table;
mod visit;

pub use answer::for_people;
pub use fair::tournament_parts;
pub use puzzles::{found as found_puzzles, position as puzzle_position};
pub use stage::names;
pub use table::parts;

use crate::app::App;
use axum::Router;
use axum::routing::{get, post};
use std::sync::Arc;

/// Every address of [`coven_ui::page::Address`].
pub fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(home::home))
        .route("/lobby", get(home::lobby))
        .route("/new/{name}", get(home::agree).post(home::open))
        .route("/play/{name}", post(home::play_now))
        .route("/records", post(home::import))
        // The game's own words for table talk are said at the table itself.
        .route("/table/{table}", get(table::show).post(acts::state))
        .route("/table/{table}/stream", get(table::stream))
        .route("/table/{table}/record", get(crate::api::tables::record))
        .route("/table/{table}/report", get(report::show))
        .route("/table/{table}/report/{seq}", get(report::show_move))
        .route("/table/{table}/learn/{seat}/{number}", get(report::exercise))
        .route("/table/{table}/join", post(acts::join))
        .route("/table/{table}/claim", post(acts::claim))
        .route("/table/{table}/accept", post(acts::accept))
        .route("/table/{table}/decline", post(acts::decline))
        .route("/table/{table}/leave", post(acts::leave))
        .route("/table/{table}/close", post(acts::close))
        .route("/table/{table}/place", post(acts::place))
        .route("/table/{table}/beside", post(acts::seat_beside))
        .route("/table/{table}/curtain", post(acts::lift))
        .route("/table/{table}/start", post(acts::start))
        .route("/table/{table}/next", get(days::next))
        .route("/table/{table}/prepare", get(prepare::show).post(prepare::prepare))
        .route("/table/{table}/note", post(days::note))
        .route("/table/{table}/move", post(acts::play))
        .route("/table/{table}/undo", post(acts::undo))
        .route("/table/{table}/talk", post(acts::talk))
        .route("/table/{table}/state", post(acts::state))
        .route("/table/{table}/hand", post(acts::hand_over))
        .route("/table/{table}/back", post(acts::come_back))
        .route("/table/{table}/rematch", post(acts::rematch))
        .route("/table/{table}/play-on", post(acts::play_on))
        .route("/table/{table}/hint", get(table::hint))
        .route("/table/{table}/coach", post(acts::coach))
        .route("/daily", get(fair::daily_all))
        .route("/daily/{name}", get(fair::daily).post(fair::play_daily))
        .route("/tournaments", get(fair::tournaments).post(fair::announce))
        .route("/tournaments/new/{name}", get(fair::agree))
        .route("/tournaments/{name}", get(fair::tournament))
        .route("/tournaments/{name}/stream", get(fair::stream))
        .route("/tournaments/{name}/{act}", post(fair::act))
        .route("/clubs", get(clubs::list).post(clubs::found))
        .route("/clubs/{name}", get(clubs::show))
        .route("/clubs/{name}/settings", get(clubs::settings).post(clubs::change))
        .route("/clubs/{name}/challenges/{game}", get(clubs::agree).post(clubs::add_challenge))
        .route("/clubs/{name}/join/{code}", get(clubs::door).post(clubs::join))
        .route("/clubs/{name}/seasons/{number}", get(clubs::season))
        .route("/clubs/{name}/calendar/{file}", get(clubs::calendar))
        .route("/clubs/{name}/{act}", post(clubs::act))
        .route("/preferences", post(people::prefer))
        .route("/join", get(people::door).post(people::enter))
        .route("/you", get(people::you))
        .route("/you/games", get(people::games))
        .route("/you/time", get(days::time).post(days::set_time))
        .route("/you/time/holidays", post(days::holidays))
        .route("/you/name", post(people::rename))
        .route("/you/account", post(people::sign_up))
        .route("/you/sign-in", post(people::sign_in))
        .route("/you/data", get(own_data::show))
        .route("/you/export", get(own_data::export))
        .route("/you/delete", post(own_data::delete))
        .route("/you/profile", post(profiles::set))
        .route("/friends", get(friends::list))
        .route("/friends/play", post(friends::ask_to_play))
        .route("/people/{name}", get(profiles::show))
        .route("/people/{name}/friend", post(friends::befriend))
        .route("/people/{name}/part", post(friends::part))
        .route("/people/{name}/block", post(friends::block))
        .route("/people/{name}/unblock", post(friends::unblock))
        .route("/people/{name}/report", get(friends::complaining).post(friends::complain))
        .route("/table/{table}/people", get(friends::met))
        .route("/ladder/{name}", get(profiles::ladder))
        .route("/install", get(installed::install))
        .route("/offline", get(installed::offline))
        .route("/manifest.webmanifest", get(installed::manifest))
        .route("/sw.js", get(installed::worker))
        .route("/you/notices", get(notices::show).post(notices::choose))
        .route("/you/notices/mail", post(notices::address))
        .route("/you/notices/program", post(notices::program))
        .route("/you/notices/device", post(notices::forget_device))
        .route("/you/notices/test", post(notices::test))
        .route("/mail/confirm/{link}", get(notices::ask_confirm).post(notices::confirm))
        .route("/mail/leave/{link}", get(notices::ask_leave).post(notices::leave))
        .route("/forgot", get(notices::ask_forgot).post(notices::forgot))
        .route("/reset/{link}", get(people::choose_passphrase).post(people::reset_passphrase))
        .route("/you/sign-out", post(people::sign_out))
        .route("/rule/{rule}", get(rules::by_id))
        .route("/rules/{name}", get(rules::all))
        .route("/rules/{name}/exact", get(rules::exact))
        .route("/rules/{name}/things", get(rules::things))
        .route("/rules/{name}/things/{thing}", get(rules::thing))
        .route("/rules/{name}/aid", get(rules::aid))
        .route("/rules/{name}/{rule}", get(rules::one))
        .route("/scenes/{name}/{scene}", get(stage::open))
        .route("/scenes/{name}/{scene}/{moment}", get(stage::show))
        .route("/scenes/{name}/{scene}/{moment}/play", post(stage::play))
        .route("/learn", get(learn::all))
        .route("/learn/{name}", get(learn::course))
        .route("/learn/{name}/{lesson}", get(learn::open))
        .route("/learn/{name}/{lesson}/ahead", get(learn::ahead))
        .route("/learn/{name}/{lesson}/{page}", get(learn::show))
        .route("/learn/{name}/{lesson}/{page}/play", post(learn::play))
        .route("/puzzles", get(puzzles::all))
        .route("/puzzles/today", get(puzzles::today))
        .route("/puzzles/{name}", get(puzzles::list))
        .route("/puzzles/{name}/{number}", get(puzzles::show))
        .route("/assets/{file}", get(files::asset))
        .route("/favicon.ico", get(files::icon))
}
