tui-salem-town = Città
tui-salem-hand = Mano
tui-salem-status = Turno { $round } di { $rounds } · Disperazione { $despair } di { $needed } · Prove rimaste: { $trials }
tui-salem-own = { $character } · punti se finisse ora: { $points } · Speranza: { $hope }
tui-salem-legend =
    ♥  Speranza; dopo un evento il suo costo
    ♠  Disperazione   ✕  toglie una Disperazione
    ⚑  Connestabile   ✪  badge   ⚖  in Prova   #  Gogna   ✝  Santuario
    ▭3  carte in mano   ✓  ha scelto   ◎  un tipo che raccogli
tui-salem-earns = { $points ->
    [0] nessun punto
    [one] +{ $points } punto
   *[other] +{ $points } punti
}
tui-salem-completes = { $points ->
    [one] completa un set: +{ $points } punto
   *[other] completa un set: +{ $points } punti
}
tui-salem-appointed = riceve un badge e 1 cubo Speranza
tui-salem-appointed-homeless = riceve un badge e, senza edifici, nessun cubo Speranza
