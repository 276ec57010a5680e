//! The list of everything the API can do: each operation is written down once, and both the router and its description come from
//! that.

use super::error::Failure;
use crate::app::App;
use axum::Router;
use axum::handler::Handler;
use axum::routing::{MethodFilter, on};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// Describes a type.
type Describe = fn(&mut SchemaGenerator) -> Value;

/// What an operation takes or gives.
pub enum Content {
    Nothing,
    Json(Describe),
    Text(&'static str),
    /// Server-sent events, described in words, and the data of each by its name.
    Events(&'static str, Vec<(&'static str, Describe)>),
}

/// A body of this type.
pub fn body<T: JsonSchema>() -> Content {
    Content::Json(schema::<T>)
}

pub fn schema<T: JsonSchema>(generator: &mut SchemaGenerator) -> Value {
    generator.subschema_for::<T>().to_value()
}

pub struct Ops {
    router: Router<Arc<App>>,
    paths: Map<String, Value>,
    generator: SchemaGenerator,
}

/// One operation.
pub struct Op {
    pub method: &'static str,
    pub path: &'static str,
    pub summary: &'static str,
    /// What may stand behind the question mark: name and meaning.
    pub query: &'static [(&'static str, &'static str)],
    /// What else may be said in the head of the request.
    pub headers: &'static [(&'static str, &'static str)],
    pub takes: Content,
    pub gives: Content,
}

impl Ops {
    pub fn new() -> Ops {
        let settings = SchemaSettings::draft2020_12().with(|settings| settings.definitions_path = "/components/schemas".into());
        Ops { router: Router::new(), paths: Map::new(), generator: settings.into_generator() }
    }

    #[must_use]
    pub fn op<H, T>(mut self, op: Op, handler: H) -> Ops
    where
        H: Handler<T, Arc<App>>,
        T: 'static,
    {
        let method = match op.method {
            "get" => MethodFilter::GET,
            "put" => MethodFilter::PUT,
            "patch" => MethodFilter::PATCH,
            "delete" => MethodFilter::DELETE,
            _ => MethodFilter::POST,
        };
        self.router = self.router.route(op.path, on(method, handler));
        let described = self.describe(&op);
        let entry = self.paths.entry(op.path).or_insert_with(|| json!({}));
        entry[op.method] = described;
        self
    }

    fn describe(&mut self, op: &Op) -> Value {
        let in_path = op.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
        let text = json!({ "type": "string" });
        let mut parameters: Vec<Value> =
            in_path.map(|name| json!({ "name": name, "in": "path", "required": true, "schema": text })).collect();
        for (place, named) in [("query", op.query), ("header", op.headers)] {
            let described =
                |(name, meaning): &(&str, &str)| json!({ "name": name, "in": place, "description": meaning, "schema": text });
            parameters.extend(named.iter().map(described));
        }
        let failure = self.generator.subschema_for::<Failure>().to_value();
        let mut described = json!({
            "summary": op.summary,
            "parameters": parameters,
            "responses": {
                "200": { "description": "Done.", },
                "default": {
                    "description": "Not done. The code never changes its meaning.",
                    "content": { "application/json": { "schema": failure } },
                },
            },
        });
        if let Some(content) = self.content(&op.gives) {
            described["responses"]["200"]["content"] = content;
        }
        if let Some(content) = self.content(&op.takes) {
            described["requestBody"] = json!({ "required": true, "content": content });
        }
        described
    }

    fn content(&mut self, content: &Content) -> Option<Value> {
        match content {
            Content::Nothing => None,
            Content::Json(schema) => Some(json!({ "application/json": { "schema": schema(&mut self.generator) } })),
            Content::Text(what) => Some(json!({ "text/plain": { "schema": { "type": "string", "description": what } } })),
            Content::Events(what, events) => {
                let events: Map<String, Value> =
                    events.iter().map(|(name, schema)| ((*name).to_owned(), schema(&mut self.generator))).collect();
                Some(json!({ "text/event-stream": { "schema": { "type": "string", "description": what }, "x-events": events } }))
            }
        }
    }

    /// The router, and the description of everything in it.
    pub fn finish(mut self) -> (Router<Arc<App>>, Value) {
        let schemas = self.generator.take_definitions(true);
        let description = json!({
            "openapi": "3.1.0",
            "info": {
                "title": "Coven",
                "version": env!("CARGO_PKG_VERSION"),
                "description": "Tables for witch games. Say who you are with the cookie that POST /api/v1/guests sets, or with a \
                    token: `Authorization: Bearer …`. A request with an `Idempotency-Key` may be repeated without harm.",
            },
            "security": [{ "cookie": [] }, { "token": [] }, {}],
            "paths": self.paths,
            "components": {
                "schemas": schemas,
                "securitySchemes": {
                    "cookie": { "type": "apiKey", "in": "cookie", "name": super::guard::COOKIE },
                    "token": { "type": "http", "scheme": "bearer" },
                },
            },
        });
        (self.router, description)
    }
}
