tui-salem-town = Ville
tui-salem-hand = Main
tui-salem-status = Manche { $round } sur { $rounds } · Désespoir { $despair } sur { $needed } · Procès restants : { $trials }
tui-salem-own = { $character } · points si la partie s’arrêtait là : { $points } · Espoir : { $hope }
tui-salem-legend =
    ♥  Espoir ; derrière un événement, son prix
    ♠  Désespoir   ✕  retire un Désespoir
    ⚑  Connétable   ✪  insigne   ⚖  en procès   #  Pilori   ✝  Sanctuaire
    ▭3  cartes en main   ✓  a choisi   ★  un type que vous collectionnez
