tui-broom-map = Mappa
tui-broom-roles = Ruoli
tui-broom-letter-orange = A
tui-broom-letter-green = V
tui-broom-letter-purple = L
tui-broom-letter-wand = B
tui-broom-own = punti: { $points } (ora { $total }) · fulmini: { $bolts }
tui-broom-brave = coraggiosa
tui-broom-cowardly = da codardo
tui-broom-terrain-prairie = prateria
tui-broom-terrain-hills = colline
tui-broom-terrain-forest = foresta
tui-broom-terrain-mountain = montagna
tui-broom-terrain-water = acqua
tui-broom-does-move = sposta ({ $terrain })
tui-broom-does-move-deliver = sposta ({ $terrain }), poi consegna
tui-broom-does-deliver = consegna ({ $terrains })
tui-broom-does-dispel = dissipa una nuvola
tui-broom-legend =
    · prateria   ∩ colline   ♣ foresta   ^ montagna   ~ acqua
    ○V4  una torre circolare per una pozione verde, 4 punti; accetta una sola pozione in tutta la partita
    □V4  una torre quadrata; ne accetta quante si vuole
    ×  una torre occupata
    ≋2  una nuvola che costa 2 bacchette; ϟ2  una tempesta
    ✦  una tessera   ◌A  un cerchio di pietre
    ▣  una carta nella tua mano   ▭3  carte rimaste   ϟ3  fulmini raccolti
    !  azione coraggiosa   ☠  ruolo stregato   ▸  guida il turno
tui-broom-bewitched = ruolo stregato: costa { $points }
tui-broom-circle = cerchio { $circle }
tui-broom-extra-card-used = un ruolo in più in questo round; la tessera è spesa
tui-broom-extra-card-kept = la tessera resta per un altro round
tui-broom-enclosed = se nessuno ne chiude di più: { $points }, e restituisci tutto ciò che hai nel pugno
tui-broom-enclosed-nothing = non costa nulla
