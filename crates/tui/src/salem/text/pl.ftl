tui-salem-town = Miasto
tui-salem-hand = Karty na ręce
tui-salem-status = Runda { $round } z { $rounds } · Rozpacz { $despair } z { $needed } · Pozostałe karty Procesu: { $trials }
tui-salem-own = { $character } · punkty, gdyby był koniec: { $points } · Nadzieja: { $hope }
tui-salem-legend =
    ♥  Nadzieja; za wydarzeniem jego cena
    ♠  Rozpacz   ✕  usuwa Rozpacz
    ⚑  Konstabl   ✪  odznaka   ⚖  ma kartę Procesu   #  Pręgierz   ✝  Azyl
    ▭3  karty na ręce   ✓  ma już wybór   ◎  rodzaj, który zbierasz
tui-salem-earns = { $points ->
    [0] bez punktów
    [one] +{ $points } punkt
    [few] +{ $points } punkty
   *[other] +{ $points } punktów
}
tui-salem-completes = { $points ->
    [one] uzupełnia zestaw: +{ $points } punkt
    [few] uzupełnia zestaw: +{ $points } punkty
   *[other] uzupełnia zestaw: +{ $points } punktów
}
tui-salem-appointed = dostaje odznakę i 1 Nadzieję
tui-salem-appointed-homeless = dostaje odznakę, a bez budynku żadnej Nadziei
