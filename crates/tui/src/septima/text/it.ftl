tui-septima-map = Mappa
tui-septima-cards = Congrega
tui-septima-town = Tribunali
tui-septima-ritual = Tracciato rituale
tui-septima-widow = la Vedova Nera
tui-septima-crowd = Folla:
tui-septima-letter-berry = B
tui-septima-letter-skull = T
tui-septima-letter-herb = E
tui-septima-letter-mushroom = F
tui-septima-letter-root = R
tui-septima-letter-blind = c
tui-septima-letter-paralysed = p
tui-septima-letter-infected = i
tui-septima-letter-earth = T
tui-septima-letter-air = A
tui-septima-letter-fire = F
tui-septima-measures = saggezza: { $wisdom } · sospetto: { $suspicion } · folla: { $crowd }
tui-septima-goods = Curati: { $tracks } · { $potions }
tui-septima-coven = Streghe: { $witches } · incantesimi: { $spells }
tui-septima-costs = costa: { $things }
tui-septima-hut-awake = capanno { $hut }: un cacciatore sveglio
tui-septima-hut-dormant = capanno { $hut }: un cacciatore dormiente
tui-septima-hut-empty = capanno { $hut }: vuoto
tui-septima-shrine = sacrario ({ $element })
tui-septima-book = Libro degli Oracoli
tui-septima-ribbon-offering = { $count ->
    [one] per { $count } ingrediente
   *[other] per { $count } ingredienti
}
tui-septima-ribbon-gain = ottieni 1 incantesimo
tui-septima-ribbon-prepare = prepara 1 incantesimo
tui-septima-ribbon-wisdom = { $count ->
    [one] { $count } punto saggezza
   *[other] { $count } punti saggezza
}
tui-septima-legend =
    ∘ •  uno spazio di una zona oro o bronzo; le linee sono strade
    V1 ▸i!  una casella Villaggio con un paziente infetto, una bandierina gialla e un cittadino infuriato; » è una bandierina blu
    ◇  cristallo   △  sacrario   ⌂  edificio, o un capanno vuoto
    ‡  un cacciatore sveglio   z  un cacciatore dormiente   W w  un ragno, e uno sdraiato
    ⚖1 ⚖2  i tribunali; ! è un cittadino infuriato, _ un posto libero
    ▣  ciò che possiedi
    ☾  dietro un ingrediente: ora è lunare, Raccogliere lo prende
    ★  saggezza   ?  sospetto   ☺  cittadini nella folla
    ✦  dietro un’azione: la mostra la Septima, quindi è in sintonia   ✧  lo sarà nella prossima fase lunare
tui-septima-legend-ritual =
    ═  un nastro del tracciato rituale: chi avanza su questa riga paga e ottiene ciò che si legge sotto il tracciato
    TARac  uno spazio di questi elementi (lettere) con l’icona di questa azione (prime lettere del suo nome)
tui-septima-track-full = il tracciato paziente è completo
tui-septima-angry-leaves = il cittadino infuriato se ne va
tui-septima-attuned = { $rise ->
    [0] in sintonia; bonus: { $bonus }
   *[other] in sintonia: sospetto +{ $rise }; bonus: { $bonus }
}
tui-septima-steps = { $steps ->
    [0] sullo spazio della tua Guida
    [one] a { $steps } spazio dalla tua Guida
   *[other] a { $steps } spazi dalla tua Guida
}
tui-septima-hut-at = capanno { $hut } presso { $space }
