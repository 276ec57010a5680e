tui-salem-town = Town
tui-salem-hand = Hand
tui-salem-status = Round { $round } of { $rounds } · Despair { $despair } of { $needed } · Trials left: { $trials }
tui-salem-own = { $character } · points if it ended now: { $points } · Hope: { $hope }
tui-salem-legend =
    ♥  Hope; behind an event its price
    ♠  Despair   ✕  removes a Despair
    ⚑  Constable   ✪  badge   ⚖  on trial   #  Pillory   ✝  Sanctuary
    ▭3  cards in hand   ✓  has chosen   ◎  a type that you collect
tui-salem-earns = { $points ->
    [0] no point
    [one] +{ $points } point
   *[other] +{ $points } points
}
tui-salem-completes = { $points ->
    [one] completes a set: +{ $points } point
   *[other] completes a set: +{ $points } points
}
tui-salem-appointed = gets a badge and 1 Hope
tui-salem-appointed-homeless = gets a badge, and no Hope without a building
