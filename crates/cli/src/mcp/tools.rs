//! The tools, as a client lists them. What they say of themselves is for the model: it is all that the model knows of them.

use super::answer::{Answer, Refused, told};
use super::hall::{Hall, Wish};
use rmcp::handler::server::wrapper::Parameters;
use rmcp::model::{CallToolResult, Implementation, ServerCapabilities, ServerConfig};
use rmcp::{ErrorData, ServerHandler, tool, tool_handler, tool_router};
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;

/// What a model is told before anything else.
const INSTRUCTIONS: &str = "Tables for modern board games with hidden information. Open one with new_table: you have one seat, computer \
    players have the others. Until the game is over, choose one of the moves that you are offered and make it with play. look shows \
    the table as your seat may know it, why_not explains why a move may not be made, rule looks up the rules, result tells who won.";

#[derive(Clone)]
pub struct Tools(Arc<Hall>);

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct NewTable {
    /// The id of a game, as games lists them
    game: String,
    /// How many sit at the table, you included; by default the game's usual number, or as many as there are bots, and you
    players: Option<usize>,
    /// Your seat, counted from 0
    #[serde(default)]
    seat: usize,
    /// The levels of the computer players: one for all of them, or one for each in the order of the seats; novice by default
    #[serde(default)]
    bots: Vec<String>,
    /// Variants of the game by their words; by default those of a usual game
    variants: Option<Vec<String>>,
    /// A number from which all chance follows; by default nobody knows it before the end
    seed: Option<u64>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct AtTable {
    /// The number of the table, as new_table gave it
    table: u32,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct MoveAtTable {
    /// The number of the table, as new_table gave it
    table: u32,
    /// A move in the game's notation, as moves lists them
    #[serde(rename = "move")]
    notation: String,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Sought {
    /// The id of a rule, the name of a card or another thing, or words to look for
    what: String,
    /// The number of a table, to look in the rules of its game alone
    table: Option<u32>,
}

type Told = Result<CallToolResult, ErrorData>;

#[tool_router]
impl Tools {
    pub fn new(hall: Arc<Hall>) -> Tools {
        Tools(hall)
    }

    /// Lists the games with numbers of players and variants, and the levels of computer players.
    #[tool(annotations(read_only_hint = true))]
    async fn games(&self) -> Told {
        self.ask(|hall| hall.games()).await
    }

    /// Opens a table, deals, and lets the computer players act until it is your turn. Gives the number of the table, what happened, and
    /// what you are asked with all legal moves.
    #[tool]
    async fn new_table(&self, Parameters(new): Parameters<NewTable>) -> Told {
        let NewTable { game, players, seat, bots, variants, seed } = new;
        self.ask(move |hall| hall.open(&Wish { game, players, seat, bots, variants, seed })).await
    }

    /// Shows the table as your seat may know it, in words and as data.
    #[tool(annotations(read_only_hint = true))]
    async fn look(&self, Parameters(AtTable { table }): Parameters<AtTable>) -> Told {
        self.ask(move |hall| hall.at(table, |sitting| sitting.look())).await
    }

    /// Tells what you are asked, with every legal move: how it is written, and what it means.
    #[tool(annotations(read_only_hint = true))]
    async fn moves(&self, Parameters(AtTable { table }): Parameters<AtTable>) -> Told {
        self.ask(move |hall| hall.at(table, |sitting| sitting.moves())).await
    }

    /// Explains why a move may not be made now, with the id of the rule that says so; changes nothing.
    #[tool(annotations(read_only_hint = true))]
    async fn why_not(&self, Parameters(MoveAtTable { table, notation }): Parameters<MoveAtTable>) -> Told {
        self.ask(move |hall| hall.at(table, |sitting| sitting.why_not(&notation))).await
    }

    /// Makes a move and lets the computer players act until it is your turn again. Gives what happened, and what you are asked with all
    /// legal moves. A move that is refused changes nothing.
    #[tool]
    async fn play(&self, Parameters(MoveAtTable { table, notation }): Parameters<MoveAtTable>) -> Told {
        self.ask(move |hall| hall.at(table, |sitting| sitting.play(&notation))).await
    }

    /// Takes your last move back, if nobody has learnt anything new since.
    #[tool]
    async fn undo(&self, Parameters(AtTable { table }): Parameters<AtTable>) -> Told {
        self.ask(move |hall| hall.at(table, |sitting| sitting.undo())).await
    }

    /// Tells places and points of a finished game.
    #[tool(annotations(read_only_hint = true))]
    async fn result(&self, Parameters(AtTable { table }): Parameters<AtTable>) -> Told {
        self.ask(move |hall| hall.at(table, |sitting| sitting.result())).await
    }

    /// Looks up a rule by its id, a card by its name, or all rules that speak of something.
    #[tool(annotations(read_only_hint = true))]
    async fn rule(&self, Parameters(Sought { what, table }): Parameters<Sought>) -> Told {
        self.ask(move |hall| hall.rule(&what, table)).await
    }

    /// Closes a table.
    #[tool]
    async fn leave(&self, Parameters(AtTable { table }): Parameters<AtTable>) -> Told {
        self.ask(move |hall| hall.leave(table)).await
    }

    /// Answers on a thread that may block: a computer player may think for seconds.
    async fn ask(&self, asked: impl FnOnce(&Hall) -> Result<Answer, Refused> + Send + 'static) -> Told {
        let hall = self.0.clone();
        let answer = tokio::task::spawn_blocking(move || asked(&hall)).await;
        answer.map(told).map_err(|error| ErrorData::internal_error(error.to_string(), None))
    }
}

#[tool_handler]
impl ServerHandler for Tools {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
            .with_server_info(Implementation::new("coven", env!("CARGO_PKG_VERSION")))
            .with_instructions(INSTRUCTIONS)
    }
}
