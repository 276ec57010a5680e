# Broom Service

## Ruoli
broom-role-forest_witch = Strega della Foresta
broom-role-hill_witch = Strega delle Colline
broom-role-mountain_witch = Strega di Montagna
broom-role-prairie_witch = Strega della Prateria
broom-role-valley_druid = Druido della Valle
broom-role-peak_druid = Druido dei Picchi
broom-role-root_gatherer = Raccoglitore di Radici
broom-role-herb_gatherer = Raccoglitore di Erbe
broom-role-fruit_gatherer = Raccoglitore di Frutti
broom-role-weather_fairy = Fata del Tempo

## Eventi
broom-card-more_or_less = Più o Meno?
broom-card-dangerous_areas = Luoghi Pericolosi
broom-card-favourable_areas = Luoghi Protetti
broom-card-empty_hands = A mani vuote
broom-card-brave_heart = Cuor di Leone
broom-card-black_market = Mercato Nero
broom-card-moonshine_still = Distilleria Clandestina
broom-card-full_hands = La mano più alta
broom-card-all_at_once = Tutto in una volta!
broom-card-like_minded = Un’unica mente
broom-event-text-more_or_less = Prima di scegliere i ruoli, ognuno decide in segreto quanti giocarne: con meno ruoli si guadagnano punti, con più ruoli se ne perdono.
broom-event-text-dangerous_areas = A fine round i pedoni su prateria, colline e foresta fanno perdere punti.
broom-event-text-favourable_areas = A fine round i pedoni su foresta e montagna fanno guadagnare punti, quelli su prateria e colline ne fanno perdere.
broom-event-text-empty_hands = A fine round chi ha al massimo { $most } risorse guadagna { $points }.
broom-event-text-brave_heart = Chi apre un turno deve scegliere l’azione coraggiosa e prende una bacchetta.
broom-event-text-black_market = Al posto di un’azione da codardo puoi prendere { $points }.
broom-event-text-moonshine_still = Al posto di un’azione da codardo puoi prendere una risorsa a scelta.
broom-event-text-full_hands = A fine round ognuno chiude in segreto delle risorse nel pugno; chi ne ha di più guadagna { $points } e le restituisce.
broom-event-text-all_at_once = A fine round puoi restituire una risorsa di ogni tipo in cambio di { $points }.
broom-event-text-like_minded = A fine round chi ha entrambi i pedoni sullo stesso tipo di terreno guadagna { $points }.

## Aree
broom-region-front-H1 = Colli dei Tassi
broom-region-front-F1 = Bosco dei Gufi
broom-region-front-P1 = Prato delle Allodole
broom-region-front-H2 = Colli dei Cardi
broom-region-front-M1 = Corno dei Tuoni
broom-region-front-P2 = Piana del Soldo
broom-region-front-P3 = Landa delle Ginestre
broom-region-front-H3 = Colle del Castello
broom-region-front-F2 = Bosco del Muschio
broom-region-front-P4 = Campi d’Ambra
broom-region-front-L2 = Lago degli Aironi
broom-region-front-M2 = Dente Grigio
broom-region-front-F3 = Bosco dei Rovi
broom-region-front-L1 = Lago Specchio
broom-region-front-F4 = Bosco delle Digitali
broom-region-front-P5 = Prato di Levante
broom-region-front-L3 = Lago delle Lontre
broom-region-front-H4 = Colli del Calderone
broom-region-front-F5 = Bosco Cavo
broom-region-front-P6 = Prato del Castello
broom-region-front-H5 = Colli dei Tumuli
broom-region-front-H6 = Passi del Gigante
broom-region-front-M3 = Dorso del Drago
broom-region-front-P7 = Pascolo delle Pecore
broom-region-front-H7 = Poggio delle Talpe
broom-region-front-F6 = Bosco della Notte
broom-region-front-P8 = Prato di Finisterre
broom-region-back-M1 = Corona di Gelo
broom-region-back-P1 = Piana dei Cuculi
broom-region-back-M2 = Picco dei Corvi
broom-region-back-L1 = Stretto dei Gabbiani
broom-region-back-P2 = Isola delle Lanterne
broom-region-back-P3 = Prato dei Mulini
broom-region-back-H1 = Colli dell’Arpa
broom-region-back-F1 = Bosco Intricato
broom-region-back-P4 = Campi di Papaveri
broom-region-back-L2 = Stretto delle Foche
broom-region-back-F2 = Bosco delle Felci
broom-region-back-P5 = Prato della Regina
broom-region-back-L3 = Lago della Luna
broom-region-back-P6 = Piana del Porto
broom-region-back-P7 = Prati Salati
broom-region-back-H2 = Colli dell’Incudine
broom-region-back-F3 = Bosco dei Noccioli
broom-region-back-P8 = Prato del Re
broom-region-back-H3 = Colli della Campana
broom-region-back-M3 = Lancia del Sole
broom-region-back-P9 = Isola dell’Eremita
broom-region-back-P10 = Prato dei Trifogli
broom-region-back-H4 = Colli dei Troll
broom-region-back-F4 = Bosco di Cenere
broom-region-back-P11 = Piana dell’Orzo
broom-region-own = { $name }

## Risorse
broom-resource-orange = pozione arancione
broom-resource-green = pozione verde
broom-resource-purple = pozione viola
broom-resource-wand = bacchetta
broom-count-orange = { $number ->
    [one] { $number } pozione arancione
   *[other] { $number } pozioni arancioni
}
broom-count-green = { $number ->
    [one] { $number } pozione verde
   *[other] { $number } pozioni verdi
}
broom-count-purple = { $number ->
    [one] { $number } pozione viola
   *[other] { $number } pozioni viola
}
broom-count-wand = { $number ->
    [one] { $number } bacchetta
   *[other] { $number } bacchette
}
broom-count-points = { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}
broom-nothing = niente

## Tessere
broom-mountain-tile-potions = una pozione di ogni colore
broom-mountain-tile-wands = due bacchette
broom-mountain-tile-deliver = consegnare una pozione con un pedone qualsiasi
broom-mountain-tile-moves = fino a due spostamenti
broom-mountain-tile-dispel = dissipare una nuvola
broom-hill-tile-turbo = volo al cerchio { $first } o { $second }
broom-hill-tile-orange = torre arancione, { $points }
broom-forest-tile-act_brave = azione coraggiosa
broom-forest-tile-extra_card = un ruolo in più
broom-forest-tile-five_vp = cinque punti

## Che cosa viene chiesto
broom-prompt-over = La partita è finita.
broom-prompt-number = Quanti ruoli giochi in questo round?
broom-prompt-extra-card = Usi la tua tessera foresta per scegliere un ruolo in più in questo round?
broom-prompt-pick = { $left ->
    [one] Scegli ancora { $left } ruolo per la tua mano.
   *[other] Scegli ancora { $left } ruoli per la tua mano.
}
broom-prompt-lead = Apri tu il turno: gioca un ruolo e dichiara l’azione coraggiosa o quella da codardo.
broom-prompt-follow = Hai la carta { $role } e devi giocarla: azione coraggiosa o da codardo?
broom-prompt-mode = { $role }, azione da codardo: che cosa fai?
broom-prompt-fly = { $role }: sposta un pedone, oppure resta.
broom-prompt-drop-off = Consegni una pozione qui?
broom-prompt-serve = { $role }: consegni una pozione?
broom-prompt-gather = { $role }: che cosa prendi?
broom-prompt-weather = Fata del Tempo: dissipi una nuvola?
broom-prompt-turbo = La tessera turbo porta più lontano il tuo pedone: in quale cerchio di pietre?
broom-prompt-arrival = Arrivi sulla montagna per la prima volta: usa la tessera e consegna, nell’ordine che vuoi.
broom-prompt-free-moves = { $left ->
    [1] Sposta un pedone su un terreno qualsiasi, oppure resta.
   *[other] Sposta un pedone su un terreno qualsiasi, oppure resta (spostamenti rimasti: { $left }).
}
broom-prompt-free-delivery = Consegni una pozione con uno dei tuoi pedoni?
broom-prompt-free-dispel = Dissipi una nuvola al suo prezzo normale?
broom-prompt-enclose = La mano più alta: quante risorse di questo tipo chiudi nel pugno ({ $resource })?
broom-prompt-trade = Restituisci una risorsa di ogni tipo in cambio di punti?

## Che cosa si può fare
broom-move-number = { $roles ->
    [one] { $roles } ruolo
   *[other] { $roles } ruoli
} ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
})
broom-move-use-extra-card = usa la tessera
broom-move-keep-extra-card = tieni la tessera
broom-move-pick = { $role }
broom-move-lay-brave = { $role }: azione coraggiosa
broom-move-lay-cowardly = { $role }: azione da codardo
broom-move-lay-brave-bewitched = { $role }: azione coraggiosa (ruolo stregato: costa { $points })
broom-move-lay-cowardly-bewitched = { $role }: azione da codardo (ruolo stregato: costa { $points })
broom-move-act = l’azione da codardo
broom-move-black-market = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} al Mercato Nero, al posto dell’azione
broom-move-moonshine = una { $resource } al posto dell’azione
broom-move-act-brave = usa una tessera foresta: fai l’azione coraggiosa
broom-move-five-vp = usa una tessera foresta: cinque punti al posto dell’azione
broom-move-fly = vola: { $from } → { $to }
broom-move-stay = resta
broom-move-deliver = consegna una { $resource } ({ $from }) per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $wands ->
    [0] { "" }
    [one] { " " }e { $wands } bacchetta
   *[other] { " " }e { $wands } bacchette
}
broom-move-take-all = prendi { $gain }
broom-move-take = prendi una { $resource }
broom-move-dispel = dissipa la nuvola ({ $region }) per { $wands ->
    [one] { $wands } bacchetta
   *[other] { $wands } bacchette
} (fulmini: { $bolts })
broom-move-decline = rinuncia
broom-move-circle = cerchio { $circle } ({ $region })
broom-move-use-tile = usa la tessera montagna: { $tile }
broom-move-decline-tile = non usare la tessera montagna
broom-move-done = qui basta così
broom-move-enclose = chiudi nel pugno: { $number }
broom-move-trade = restituisci una risorsa di ogni tipo per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Che cosa succede
broom-event-round-began = Comincia il round { $round } (evento: { $event }).
broom-event-round-began-bewitched = Comincia il round { $round } (evento: { $event }). Ruoli stregati: { $bewitched }.
broom-event-answered = { $seat } ha deciso.
broom-event-number-shown = { $seat } giocherà { $roles ->
    [one] { $roles } ruolo
   *[other] { $roles } ruoli
} ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}).
broom-event-extra-card-used = { $seat } usa una tessera foresta e giocherà un ruolo in più.
broom-event-extra-card-kept = { $seat } tiene la tessera foresta.
broom-event-laid-brave = { $seat } gioca la carta { $role }: azione coraggiosa.
broom-event-laid-cowardly = { $seat } gioca la carta { $role }: azione da codardo.
broom-event-bewitched = Il ruolo è stregato: { $seat } perde { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
broom-event-wand-for-leading = { $seat } apre con coraggio e prende { $wands ->
    [one] { $wands } bacchetta
   *[other] { $wands } bacchette
}.
broom-event-passed = { $seat } non ha la carta { $role } e passa.
broom-event-bumped = { $by } ha più coraggio: { $seat } non ottiene nulla.
broom-event-black-market = { $seat } prende { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} al Mercato Nero.
broom-event-moonshine = { $seat } prende una { $resource } dalla Distilleria Clandestina.
broom-event-acted-bravely = { $seat } usa una tessera foresta per fare l’azione coraggiosa.
broom-event-tile-for-points = { $seat } usa una tessera foresta per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
broom-event-moved = { $seat } sposta un pedone: { $from } → { $to }.
broom-event-flew-on = { $seat }: il pedone prosegue in volo fino al cerchio { $circle } ({ $to }).
broom-event-delivered = { $seat } consegna una pozione ({ $from }) per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $wands ->
    [0] { "" }
    [one] { " " }e { $wands } bacchetta
   *[other] { " " }e { $wands } bacchette
}.
broom-event-gained = { $seat } prende: { $resource } × { $number }.
broom-event-dispelled = { $seat } dissipa la nuvola ({ $region }) per { $wands ->
    [one] { $wands } bacchetta
   *[other] { $wands } bacchette
}{ $points ->
    [0] { "" }
    [one] { " " }e guadagna { $points } punto
   *[other] { " " }e guadagna { $points } punti
}.
broom-event-hoard = { $seat } mostra una bella scorta di pozioni: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
broom-event-forest-tile = { $seat } prende la tessera foresta «{ $tile }».
broom-event-amulet = { $seat } prende l’amuleto ({ $mountain }).
broom-event-mountain-tile = { $seat } usa la tessera montagna: { $tile }.
broom-event-declined = { $seat } rinuncia.
broom-event-round-ended = Finisce il round { $round } (evento: { $event }).
broom-event-offer = { $seat } apre il pugno: { $offer }.
broom-event-paid = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} dall’evento.
broom-event-leads = { $seat } apre il turno.
broom-event-final-points = { $seat } chiude con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.

## Che cosa si vede
broom-view-round = Round { $round } di { $rounds } · { $event }
broom-view-bewitched = Ruoli stregati: { $roles }
broom-view-turn = Turno: { $role }, apre { $leader }
broom-view-turn-holder = Turno: { $role }, apre { $leader }; per ora l’azione coraggiosa è di { $holder }
broom-view-cloud = { $region } { $space } { $wands }/{ $bolts }
broom-view-storm = { $region } { $space } { $wands }/{ $bolts } ({ $sign })
broom-storm-tailwind = vento in poppa: { $points } in più per le consegne lì vicino
broom-storm-gust = raffica: chi la dissipa sposta un pedone
broom-storm-parcel = pacco: chi la dissipa consegna una pozione
broom-storm-hoard = scorta: { $points } a chi ha { $resource } × { $number }
broom-view-clouds = Nuvole (area, spazio, bacchette/fulmini): { $clouds }
broom-view-pawn = Il tuo pedone su { $place } · raggiungibili: { $reach }
broom-view-pawn-stuck = Il tuo pedone su { $place } · nulla di raggiungibile
broom-view-place = { $region } { $name }
broom-view-place-towers = { $region } { $name } ({ $towers })
broom-view-tower = { $tower } { $resource } { $points }
broom-view-occupied = Torri occupate: { $towers }
broom-view-tile-at = { $region }: { $tile }
broom-view-mountain-tiles = Tessere montagna: { $tiles }
broom-view-forest-tiles = Tessere foresta: { $tiles }
broom-view-hill-tiles = Tessere collina: { $tiles }
broom-view-seat = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ({ $total } se finisse ora) · risorse: { $stock } · pedoni su { $first } e { $second } · carte rimaste: { $cards } · fulmini: { $bolts }
broom-view-laid = ruoli giocati in questo round: { $roles }
broom-view-amulets = amuleti: { $number }
broom-view-own-tiles = tessere foresta: { $tiles }
broom-view-hand = mano: { $roles }

## Il foglio dei punti
broom-sheet-start = Partenza
broom-sheet-towers = Torri
broom-sheet-roles = Azioni coraggiose
broom-sheet-storms = Tempeste
broom-sheet-tiles = Tessere foresta
broom-sheet-events = Eventi
broom-sheet-bewitched = Ruoli stregati
broom-sheet-lightning = Fulmini
broom-sheet-sets = Set di risorse
broom-sheet-amulets = Amuleti

## Perché no
refused-broom-already-picked = Hai già quel ruolo in mano.
refused-broom-brave-heart = Con Cuor di Leone chi apre il turno deve scegliere l’azione coraggiosa.
refused-broom-circle-blocked = Su quel cerchio di pietre c’è una nuvola.
refused-broom-circle-not-shown = La tessera non mostra quel cerchio di pietre.
refused-broom-cloud-blocks = Lì c’è una nuvola: prima va dissipata.
refused-broom-cloud-not-near = Nessuno dei tuoi pedoni è vicino a quella nuvola.
refused-broom-covered-tower = Quella torre è coperta da una tessera montagna: in questa partita non funziona.
refused-broom-event-not-in-force = Quell’evento non vale in questo round.
refused-broom-must-follow = Hai in mano il ruolo di questo turno e devi giocarlo.
refused-broom-no-cloud = In quello spazio non c’è nessuna nuvola.
refused-broom-no-forest-tile = Non hai quella tessera foresta.
refused-broom-no-pawn-there = Lì non c’è nessuno dei tuoi pedoni.
refused-broom-no-potion = Non hai pozioni del colore di quella torre.
refused-broom-no-such-place = Su questo lato del tabellone quel luogo non esiste.
refused-broom-not-adjacent = Quell’area non confina con la tua e non si raggiunge passando su acqua libera da nuvole.
refused-broom-not-in-hand = Non hai quel ruolo in mano.
refused-broom-number-out-of-range = Non puoi scegliere quel numero di ruoli.
refused-broom-other-gain = La tua carta non dà quella risorsa.
refused-broom-other-pawn = Può consegnare solo il pedone appena spostato, nel luogo in cui è arrivato.
refused-broom-not-served = Questo druido non serve il terreno su cui sta il tuo pedone.
refused-broom-too-few-resources = Non ne hai così tante.
refused-broom-too-few-wands = Non hai abbastanza bacchette per quella nuvola.
refused-broom-tower-occupied = Quella torre è già occupata.
refused-broom-tower-out-of-reach = Quella torre non tocca l’area del tuo pedone.
refused-broom-wrong-terrain = La tua strega non vola su quel terreno.
setup-broom-players = A Broom Service si gioca da 2 a 5, non in { $detail }.
setup-broom-unknown-variant = «{ $detail }» non è una variante di Broom Service; ci sono front, back, storm, mountain, forest, hill e heavy=NUMERO.
setup-broom-forest-on-front = Le tessere foresta si usano sul retro del tabellone: sul fronte non c’è posto per loro.
setup-broom-hill-on-front = Le tessere collina si usano sul retro del tabellone: sul fronte non c’è posto per loro.
setup-broom-back-needs-tiles = Sul retro del tabellone si gioca sempre con le tessere montagna, foresta e collina.
setup-broom-heavy-clouds = Con le tempeste, su questo lato si possono mescolare { $detail } nuvole normali.
setup-broom-heavy-without-storm = Senza tempeste si usano tutte le 24 nuvole normali, non { $detail }.
setup-broom-both-sides = Scegli il fronte o il retro del tabellone, non entrambi.

## Why a move is good
broom-reason-deliver = la torre paga subito { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
broom-reason-safe-brave = quasi nessuno può rubarti l’azione (rischio circa { $percent }%)
broom-reason-bold = l’azione coraggiosa vale il rischio (circa { $percent }%)
broom-reason-cautious = un’azione sicura, subito; con coraggio il rischio è circa { $percent }%
broom-reason-dispel = più fulmini hai, più valgono
broom-reason-tile = lì c’è una tessera per te
broom-reason-open = torri ancora libere lì: { $towers }
broom-reason-on-the-way = è sulla strada per altri posti
broom-reason-pick-fly = può portarti qui: { $place }; torri che da lì puoi servire con le tue pozioni: { $towers }
broom-reason-pick-reach = può portarti qui: { $place }
broom-reason-pick-witch = per ora non raggiunge nulla, ma i tuoi pedoni possono spostarsi prima
broom-reason-pick-serve = da dove sei consegna per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
broom-reason-pick-druid = per ora non consegna nulla, ma un pedone può arrivare prima a una torre
broom-reason-pick-gather = con coraggio ti porta { $gain }
broom-reason-pick-dispel = può dissipare una nuvola vicino a te (fulmini: { $bolts })
broom-reason-pick-fairy = per ora non puoi dissipare nuvole, ma bacchette e nuvole possono arrivare
broom-reason-serve = torri che da lì puoi servire con le tue pozioni: { $towers }
broom-reason-number = tanti ruoli quanti ne puoi usare
broom-reason-wand = le bacchette dissipano le nuvole
broom-reason-potion = le torri chiedono pozioni
broom-reason-points = punti sicuri
broom-reason-act = non ti costa nulla
broom-reason-enclose = ciò che chiudi nel pugno deve valere meno di ciò che paga l’evento
broom-reason-enough = qui nulla vale il suo prezzo

# What is said of the game before anybody sits down.
broom-tagline = Consegna pozioni volando sulla scopa. Coraggio e rischio, o prudenza da codardi?
broom-goal = Porta in volo le pozioni alle torri e fai punti. A ogni round scegli dei ruoli: l’azione coraggiosa rende di più, ma la perdi se dopo di te qualcuno la sceglie con lo stesso ruolo.
broom-variant-back = Il retro del tabellone, con tutte le tessere
broom-variant-storm = Tessere tempesta
broom-variant-mountain = Tessere montagna e amuleti

## La guida per chi inizia
broom-coach-number = Meno ruoli danno punti subito; più ruoli ti lasciano fare di più in questo round.
broom-coach-extra-card = La tessera ti dà un ruolo in più in questo round, una volta per partita. Tienila per un round con un buon evento.
broom-coach-pick = Scegli i ruoli che vuoi giocare in questo round: per esempio una strega per volare verso una torre e un raccoglitore per le pozioni. I ruoli scelti anche da altri saranno contesi.
broom-coach-lead = L’azione coraggiosa vale di più, ma agisce solo l’ultimo coraggioso del turno. Quella da codardo vale meno, ma subito e di sicuro.
broom-coach-follow = Qualcuno ha aperto con il tuo ruolo. Abbi coraggio se pensi che dopo di te non l’abbia nessuno; altrimenti l’azione da codardo è più sicura.
broom-coach-mode = Questa volta puoi fare qualcosa di diverso da ciò che dice la carta.
broom-coach-flight = Ogni strega vola in un’area vicina del suo tipo di terreno, senza nuvola. Vola verso torri di cui possiedi la pozione.
broom-coach-delivery = Un pedone serve le torri della sua area con pozioni del loro colore. Le torri circolari ne accettano una sola in tutta la partita, quelle quadrate quante ne vuoi.
broom-coach-gather = Le pozioni si consegnano alle torri del loro colore; le bacchette dissipano le nuvole.
broom-coach-cloud = Le nuvole dissipate aprono la strada e i loro fulmini contano alla fine.
broom-coach-mountain = Alla prima visita prendi l’amuleto e puoi usare la tessera.
broom-coach-event = L’evento del round ti chiede qualcosa; la sua carta lo spiega.
broom-theme-cloud = Nuvole
broom-theme-delivery = Consegnare pozioni
broom-theme-event = Una scelta dell’evento
broom-theme-extra-card = Un ruolo in più
broom-theme-flight = Volare
broom-theme-follow = Seguire
broom-theme-gather = Raccogliere
broom-theme-lead = Aprire il turno
broom-theme-mode = Al posto della carta
broom-theme-mountain = La montagna
broom-theme-number = Quanti ruoli
broom-theme-pick = Scegliere i ruoli
broom-danger-bewitched = Ruolo stregato ({ $role }): giocare la carta costa subito { $cost }.
broom-danger-bewitched-later = Ruolo stregato ({ $role }): quando lo giochi perdi { $cost }.
broom-danger-bumped = Può avere questo ruolo ({ $role }) anche: { $names }. Se qualcuno dopo di te sceglie l’azione coraggiosa, a te non resta niente.
broom-danger-idle = Al momento questo ruolo non potrebbe fare nulla per te ({ $role }).
broom-danger-area = { $event }: alla fine del round un pedone lì costa { $cost }.
broom-plan-event = L’evento di questo round, { $event }: { $text }
broom-plan-fly = La migliore consegna in vista: { $points } volando qui: { $place } ({ $role }, azione coraggiosa).
broom-plan-serve = La migliore consegna in vista: { $points } da dove sei ({ $place }) con: { $role }.
broom-plan-gather = Nessuna delle tue pozioni va bene per una torre raggiungibile: raccogli, o vola verso altre torri.
broom-plan-bewitched = Ruoli stregati in questo round: { $roles }. Ognuno costa { $cost } a chi lo gioca.
broom-back-points = Il round ti ha portato { $points }.
broom-back-delivered = Hai consegnato { $count ->
    [one] una pozione
   *[other] { $count } pozioni
}: è da qui che vengono quasi tutti i punti.
broom-back-no-delivery = Non hai consegnato niente. La prossima volta prendi una strega e la pozione che la sua torre vuole.
broom-back-bumped = { $count ->
    [one] Una volta
   *[other] { $count } volte
} qualcuno ha scelto l’azione coraggiosa dopo di te. Quella da codardo sarebbe stata sicura.
## Che cosa c’è nella scatola
broom-things-role = Ruoli
broom-things-event = Eventi
broom-things-mountain-tile = Tessere montagna
broom-things-forest-tile = Tessere foresta
broom-things-hill-tile = Tessere collina
broom-things-cloud = Nuvole
broom-things-amulet = Amuleti
broom-things-resource = Risorse
broom-role-text-forest_witch = Azione coraggiosa: sposta un tuo pedone in una foresta adiacente; poi puoi consegnare lì una pozione. Azione da codardo: sposta un pedone in una foresta adiacente, senza consegna.
broom-role-text-hill_witch = Azione coraggiosa: sposta un tuo pedone su colline adiacenti; poi puoi consegnare lì una pozione. Azione da codardo: sposta un pedone su colline adiacenti, senza consegna.
broom-role-text-mountain_witch = Azione coraggiosa: sposta un tuo pedone su una montagna adiacente; poi puoi consegnare lì una pozione. Azione da codardo: sposta un pedone su una montagna adiacente, senza consegna.
broom-role-text-prairie_witch = Azione coraggiosa: sposta un tuo pedone in una prateria adiacente; poi puoi consegnare lì una pozione. Azione da codardo: sposta un pedone in una prateria adiacente, senza consegna.
broom-role-text-valley_druid = Azione coraggiosa: consegna una pozione con un pedone che si trova su prateria o foresta e guadagna { $points }. Azione da codardo: lo stesso, senza punti.
broom-role-text-peak_druid = Azione coraggiosa: consegna una pozione con un pedone che si trova su colline o montagna e guadagna { $points }. Azione da codardo: lo stesso, senza punti.
broom-role-text-gatherer = Azione coraggiosa: prendi { $gain }. Azione da codardo: prendine solo una fra queste: { $choice }.
broom-role-text-weather_fairy = Azione coraggiosa: dissipa una nuvola vicina a un tuo pedone e guadagna { $points }. Azione da codardo: lo stesso, senza punti.
broom-mountain-tile-text = Alla tua prima visita sulla montagna prendi il tuo amuleto e puoi usare la tessera una volta: { $tile }. La tessera resta per gli altri.
broom-forest-tile-text-act_brave = Usala una volta, con una carta giocata da codardo: esegui invece l’azione coraggiosa. Nessuno finisce fuori e l’apertura non cambia.
broom-forest-tile-text-extra_card = Usala una volta, all’inizio di un round: scegli un ruolo in più.
broom-forest-tile-text-five_vp = Usala una volta, con una carta giocata da codardo: prendi cinque punti al posto dell’azione.
broom-hill-tile-text-turbo = Un pedone che arriva su queste colline prosegue subito in volo fino a uno dei due cerchi di pietre; sceglie il proprietario.
broom-hill-tile-text-orange = In quest’area la tessera vale come torre quadrata che accetta pozioni arancioni.
broom-cloud-heavy = nuvola normale
broom-cloud-tailwind = Vento in poppa
broom-cloud-gust = Raffica
broom-cloud-parcel = Pacco
broom-cloud-hoard = Scorta
broom-cloud-text-heavy = Nessuno entra nella sua area. Chi la dissipa paga il suo prezzo in bacchette e la tiene; i suoi fulmini contano alla fine.
broom-cloud-text-tailwind = Una tempesta. Finché è lì, le consegne con un pedone adiacente pagano { $points } in più.
broom-cloud-text-gust = Una tempesta. Chi la dissipa può spostare subito un pedone in un’area adiacente qualsiasi.
broom-cloud-text-parcel = Una tempesta. Chi la dissipa può consegnare subito una pozione con un pedone qualsiasi, su qualsiasi terreno.
broom-cloud-text-hoard = Una tempesta. Chi la dissipa guadagna { $points } se ha abbastanza pozioni del colore indicato. Le pozioni si tengono.
broom-amulet = amuleto
broom-amulet-text = Ogni giocatore ne ha uno accanto a ogni tessera montagna e lo prende alla prima visita. Alla fine gli amuleti contano: { $table }.
broom-resource-text-potion = Si consegna a una torre del suo colore. Alla fine contano i gruppi di risorse diverse.
broom-resource-text-wand = Le bacchette sono il prezzo delle nuvole. Alla fine contano i gruppi di risorse diverse.
