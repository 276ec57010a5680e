tui-septima-map = Mapa
tui-septima-cards = Zgromadzenie
tui-septima-town = Miasto
tui-septima-ritual = Tor rytuału
tui-septima-widow = Czarna Wdowa
tui-septima-crowd = Tłum:
tui-septima-letter-berry = J
tui-septima-letter-skull = C
tui-septima-letter-herb = Z
tui-septima-letter-mushroom = G
tui-septima-letter-root = K
tui-septima-letter-blind = n
tui-septima-letter-paralysed = s
tui-septima-letter-infected = z
tui-septima-letter-earth = Z
tui-septima-letter-air = P
tui-septima-letter-fire = O
tui-septima-measures = Wiedza: { $wisdom } · podejrzenie: { $suspicion } · tłum: { $crowd }
tui-septima-goods = Uleczeni: { $tracks } · { $potions }
tui-septima-coven = Wiedźmy: { $witches } · czary: { $spells }
tui-septima-costs = kosztuje: { $things }
tui-septima-hut-awake = chata { $hut }: aktywny łowca
tui-septima-hut-dormant = chata { $hut }: nieaktywny łowca
tui-septima-hut-empty = chata { $hut }: pusta
tui-septima-shrine = świątynia ({ $element })
tui-septima-book = Księga Przepowiedni
tui-septima-ribbon-offering = { $count ->
    [one] za { $count } składnik
    [few] za { $count } składniki
   *[other] za { $count } składników
}
tui-septima-ribbon-gain = zyskaj 1 czar
tui-septima-ribbon-prepare = przygotuj 1 czar
tui-septima-ribbon-wisdom = { $count ->
    [one] { $count } punkt Wiedzy
    [few] { $count } punkty Wiedzy
   *[other] { $count } punktów Wiedzy
}
tui-septima-legend =
    ∘ •  pole strefy złotej albo brązowej; linie to drogi
    V1 ▸z!  obszar miasta z zainfekowanym chorym, żółtą flagą i wściekłym mieszkańcem; » to niebieska flaga
    ◇  kryształ   △  świątynia   ⌂  budynek albo pusta chata
    ‡  aktywny łowca   z  nieaktywny łowca   W w  pająk i leżący pająk
    ⚖1 ⚖2  komnaty; ! to wściekły mieszkaniec, _ wolne miejsce
    ▣  to, co masz
    ☾  za składnikiem: jest teraz księżycowy, Zbieranie go bierze
    ★  Wiedza   ?  podejrzenie   ☺  mieszkańcy w tłumie
    ✦  za akcją: pokazuje ją Septima, więc jest dopasowana   ✧  będzie dopasowana w następnej fazie księżyca
tui-septima-legend-ritual =
    ═  wstęga toru rytuału: kto awansuje do tego rzędu, płaci i zyskuje to, co stoi pod torem
    ZPZbi  pole tych żywiołów (litery) z ikoną tej akcji (pierwsze litery jej nazwy)
tui-septima-track-full = tor chorych jest pełny
tui-septima-angry-leaves = wściekły mieszkaniec odchodzi
tui-septima-attuned = { $rise ->
    [0] akcja dopasowana; bonus: { $bonus }
   *[other] akcja dopasowana: podejrzenie +{ $rise }; bonus: { $bonus }
}
tui-septima-steps = { $steps ->
    [0] na polu twojego Lidera
    [one] { $steps } pole od twojego Lidera
    [few] { $steps } pola od twojego Lidera
   *[other] { $steps } pól od twojego Lidera
}
tui-septima-hut-at = chata { $hut } przy { $space }
