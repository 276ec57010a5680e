//! The attribute by which a test names the rules that it proves: `#[proves("BRM-TURN-1", "BRM-TURN-2")]`.
//!
//! The test is compiled as it stands. `cargo xtask ledger` reads the attributes and asks for one for every rule; a comment that
//! mentions a rule counts for nothing.

#![forbid(unsafe_code)]

use proc_macro::{TokenStream, TokenTree};

/// Names the rules that a test proves. Anything but a list of ids in quotes does not compile.
#[proc_macro_attribute]
pub fn proves(ids: TokenStream, test: TokenStream) -> TokenStream {
    let mut expects_id = true;
    for token in ids.clone() {
        let fits = match &token {
            TokenTree::Literal(literal) => expects_id && is_id(&literal.to_string()),
            TokenTree::Punct(punct) => !expects_id && punct.as_char() == ',',
            _ => false,
        };
        if !fits {
            return "compile_error!(\"proves takes the ids of rules in quotes, such as #[proves(\\\"BRM-TURN-1\\\")]\");"
                .parse()
                .unwrap_or_default();
        }
        expects_id = matches!(token, TokenTree::Punct(_));
    }
    if ids.is_empty() {
        return "compile_error!(\"proves names at least one rule\");".parse().unwrap_or_default();
    }
    test
}

/// An id in quotes: words and numbers with dashes, beginning with the game's capitals.
fn is_id(literal: &str) -> bool {
    let Some(id) = literal.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')) else {
        return false;
    };
    let mut parts = id.split('-');
    let prefix = parts.next().unwrap_or_default();
    let game = prefix.len() >= 2 && prefix.bytes().all(|byte| byte.is_ascii_uppercase());
    let mut rest = parts.peekable();
    game && rest.peek().is_some() && rest.all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_alphanumeric()))
}
