tui-salem-town = Città
tui-salem-hand = Mano
tui-salem-status = Turno { $round } di { $rounds } · Disperazione { $despair } di { $needed } · Prove rimaste: { $trials }
tui-salem-own = { $character } · punti se finisse ora: { $points } · Speranza: { $hope }
tui-salem-legend =
    ♥  Speranza; dopo un evento il suo costo
    ♠  Disperazione   ✕  toglie una Disperazione
    ⚑  Connestabile   ✪  badge   ⚖  in Prova   #  Gogna   ✝  Santuario
    ▭3  carte in mano   ✓  ha scelto   ★  un tipo che raccogli
