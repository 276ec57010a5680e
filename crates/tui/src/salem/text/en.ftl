tui-salem-town = Town
tui-salem-hand = Hand
tui-salem-status = Round { $round } of { $rounds } · Despair { $despair } of { $needed } · Trials left: { $trials }
tui-salem-own = { $character } · points if it ended now: { $points } · Hope: { $hope }
tui-salem-legend =
    ♥  Hope; behind an event its price
    ♠  Despair   ✕  removes a Despair
    ⚑  Constable   ✪  badge   ⚖  on trial   #  Pillory   ✝  Sanctuary
    ▭3  cards in hand   ✓  has chosen   ★  a type that you collect
