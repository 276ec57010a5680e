tui-salem-town = Ville
tui-salem-hand = Main
tui-salem-status = Manche { $round } sur { $rounds } · Désespoir { $despair } sur { $needed } · Procès restants : { $trials }
tui-salem-own = { $character } · points si la partie s’arrêtait là : { $points } · Espoir : { $hope }
tui-salem-legend =
    ♥  Espoir ; derrière un événement, son prix
    ♠  Désespoir   ✕  retire un Désespoir
    ⚑  Connétable   ✪  insigne   ⚖  en procès   #  Pilori   ✝  Sanctuaire
    ▭3  cartes en main   ✓  a choisi   ◎  un type que vous collectionnez
tui-salem-earns = { $points ->
    [0] aucun point
    [one] +{ $points } point
   *[other] +{ $points } points
}
tui-salem-completes = { $points ->
    [one] complète une série : +{ $points } point
   *[other] complète une série : +{ $points } points
}
tui-salem-appointed = reçoit un insigne et 1 cube d’Espoir
tui-salem-appointed-homeless = reçoit un insigne et, sans bâtiment, aucun cube d’Espoir
