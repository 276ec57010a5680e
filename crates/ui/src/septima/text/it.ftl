
## Septima
page-septima-list = { $items }
page-septima-board = La mappa: caselle con ingredienti, villaggio e Ospedale, capanni, Guide. Ciò che puoi scegliere è un pulsante.
page-septima-tab-map = Mappa
page-septima-tab-town = Villaggio
page-septima-tab-magic = Magia
page-septima-tab-covens = Congreghe
page-septima-town = Il villaggio: luna, Septima, tribunali e folla
page-septima-magic = Tracciato rituale, incantesimi e ricette
page-septima-ritual = Il tracciato rituale. Ciò che puoi scegliere è un pulsante.
page-septima-market = Incantesimi esposti
page-septima-recipes = Ricette
page-septima-hand = Le tue carte azione
page-septima-tray = Che cosa puoi scegliere
page-septima-watching = Stai guardando.
page-septima-strip = Questa fase lunare, congrega per congrega
page-septima-first = comincia
page-septima-wisdom = saggezza
page-septima-cards = Carte azione
page-septima-card-hand = in mano
page-septima-card-played = in gioco
page-septima-card-gone = scartata fino a fine stagione
page-septima-spells = Incantesimi
page-septima-spell-ready = pronto
page-septima-spell-spent = consumato
page-septima-spell-lasting = , l’effetto dura
page-septima-septima = la Septima
page-septima-attuned = in sintonia con { $with }: sospetto +{ $rise }
page-septima-now = { $season }, fase lunare { $phase }
page-septima-marker-active = attivo
page-septima-marker-next = prossimo
page-septima-chamber = Tribunale { $number }
page-septima-crowd = La folla
page-septima-book = Libro degli Oracoli
page-septima-books = I Libri degli Oracoli, aperti
page-septima-tribulations = Peripezie: ne servono { $needed } su 8
page-septima-trial-of = Il processo a { $witch }
page-septima-verdict-won = Assoluzione! { $coven } vince il processo.
page-septima-verdict-lost = La difesa fallisce.
page-septima-verdict-open = Si attende il verdetto.
page-septima-offers = Spazi che offrono: { $things }
page-septima-offers-nothing = Spazi che ora non offrono nulla
page-septima-offers-patient = un paziente
page-septima-steps = { $steps ->
    [one] A { $steps } passo da te.
   *[other] A { $steps } passi da te.
}
page-septima-gathers = Lì Raccogliere darebbe: { $goods }.
page-septima-unused = { $count ->
    [one] { $count } cosa si può ancora usare
   *[other] { $count } cose si possono ancora usare
}
page-septima-brew-crystals = Cristalli
page-septima-brew-bonus = In sintonia
page-septima-brew-forfeit = Senza saggezza
page-septima-brew-risk = Sospetto
page-septima-to-pay = Ancora da pagare:
page-septima-shadows = Zone d’ombra: { $zones }

## Septima: before choosing
page-septima-glance-goods = Qui raccoglieresti: { $goods }.
page-septima-glance-potions = Puoi permetterti: { $potions }.
page-septima-glance-no-potions = Ora non puoi permetterti nessuna pozione.
page-septima-glance-patients = { $count ->
    [one] { $count } paziente qui si può curare con ciò che hai.
   *[other] { $count } pazienti qui si possono curare con ciò che hai.
}
page-septima-glance-suspicion = Il tuo sospetto scenderebbe a { $suspicion }.
page-septima-glance-citizens = { $count ->
    [one] { $count } cittadino andrebbe nella folla.
   *[other] { $count } cittadini andrebbero nella folla.
}
page-septima-glance-no-citizen = Ora nessun tuo cittadino può andare in un tribunale.
page-septima-glance-no-cards = I tuoi scarti sono vuoti.
page-septima-glance-septima = È in sintonia con la Septima: sospetto +{ $rise }.
page-septima-glance-coven = Se la gioca anche un’altra congrega: sospetto +{ $rise }.
page-septima-risk-lured = In questa zona non vive nessun cacciatore; se il sospetto sale può arrivarne uno.
page-septima-risk-dormant = Il cacciatore di questa zona è dormiente.
page-septima-risk-confronted = Il sospetto supererebbe il massimo: i cittadini ti affronteranno di sicuro.
page-septima-risk-hunted = Al cacciatore del capanno { $hut } { $distance ->
    [one] serve { $distance } passo
   *[other] servono { $distance } passi
} e ne farebbe da { $least } a { $most }: ti prende con { $catching ->
    [one] { $catching } faccia
   *[other] { $catching } facce
} su { $faces }.

## Septima: what things are
page-septima-tip-action = { $action }: { $main } In sintonia: { $bonus }
page-septima-tip-ingredient = { $name }: ora non lunare. Serve per: { $potions }.
page-septima-tip-lunar = { $name }: ora ingrediente lunare, si ottiene con Raccogliere. Serve per: { $potions }.
page-septima-tip-potion = { $name } ({ $recipe }): { $text }
page-septima-tip-spell = { $name }, incantesimo ({ $element }): { $text } ({ $lasts })
page-septima-tip-spell-scoring = { $name }, Incantesimo Punteggio ({ $element }): { $text } ({ $lasts })
page-septima-lasts-instant = subito
page-septima-lasts-turn = in questo turno
page-septima-lasts-season = fino a fine stagione
page-septima-lasts-move = finché la tua Guida non si muove
page-septima-lasts-trial = finché non vinci un processo
page-septima-tip-hut-empty = Capanno { $hut }: vuoto. Chi desta sospetto in questa zona può attirarvi un cacciatore.
page-septima-tip-hut-awake = Capanno { $hut }: il cacciatore è sveglio e insegue chi desta sospetto in questa zona.
page-septima-tip-hut-dormant = Capanno { $hut }: il cacciatore è dormiente fino alla fine della fase lunare.
page-septima-tip-patient = { $patient }. Si cura con: { $remedy }.
page-septima-tip-patient-angry = { $patient }, con un cittadino infuriato che va ai processi se nessuno cura qui. Si cura con: { $remedy }.
page-septima-tip-healed = Chi ha curato: { $healers }.
page-septima-tip-bed = L’Ospedale ha sempre pazienti di questo tipo: { $illness }. Solo la carta Curare li raggiunge.
page-septima-tip-space = Spazio { $space }, zona { $zone }, a { $distance ->
    [one] { $distance } passo
   *[other] { $distance } passi
} dal capanno.
page-septima-tip-leader = La Guida di { $coven } su { $space }, zona { $zone }.
page-septima-tip-village = Casella Villaggio { $number }, con bandierina { $flag ->
    [yellow] gialla
   *[blue] blu
}: qui arrivano i nuovi pazienti di quel colore.
page-septima-tip-chamber = I cittadini nella fila di un tribunale parlano al suo processo: gli alleati per la strega accusata, gli infuriati contro di lei.
page-septima-tip-outcrop = Affioramento di cristalli: Raccogliere ne prende uno.
page-septima-tip-shrine = Sacrario ({ $element }): con la carta Rituale, lì accanto, prepara un incantesimo di questo elemento.
page-septima-tip-spider = Un ragno della Vedova. Non puoi entrare nel suo spazio; finire lì accanto costa saggezza.
page-septima-tip-spider-lying = Un ragno sdraiato sorveglia le caselle adiacenti: lì non si raccoglie nulla.
page-septima-tip-moon = Lunari ora: { $lunar }. La luna avanza a ogni fase.
page-septima-tip-die = Il dado del cacciatore di questa fase lunare, tirato in anticipo.
page-septima-tip-marker = Attivo: chi gioca { $action } è in sintonia con la Septima.
page-septima-tip-marker-next = Diventa attivo nella prossima fase lunare: { $action }.
page-septima-tip-crowd = La folla: questi cittadini vanno nel sacchetto per i processi.
page-septima-tip-citizens = { $coven }: nella folla { $crowd }, nella riserva { $supply }.
page-septima-tip-track = Tracciato paziente «{ $illness }»: livello { $level }.
page-septima-tip-reward = Il prossimo livello dà: { $reward }.
page-septima-tip-suspicion = Sospetto { $suspicion }. Porta ai processi cittadini infuriati: { $angry }. Ogni valore contrassegnato ne aggiunge uno.
page-septima-tip-ritual = { $space } ({ $elements }): con { $action } in sintonia si può avanzare qui.
page-septima-tip-ritual-start = { $space } ({ $elements }): una partenza del tracciato rituale.
page-septima-ribbon-gain = { $offering ->
    [0] Nastro: ottieni un incantesimo dell’elemento dello spazio.
   *[other] Nastro: spendi { $offering } ingrediente, ottieni un incantesimo dell’elemento dello spazio.
}
page-septima-ribbon-prepare = { $offering ->
    [0] Nastro: prepara un incantesimo.
   *[other] Nastro: spendi { $offering } ingrediente, prepara un incantesimo.
}
page-septima-ribbon-top = { $offering ->
    [0] Nastro più alto: prepara un incantesimo e ottieni { $wisdom } punti saggezza.
   *[other] Nastro più alto: spendi { $offering } ingrediente, prepara un incantesimo e ottieni { $wisdom } punti saggezza.
}

## Septima: the Widow
page-septima-widow-plays = gioca
page-septima-widow-left = sinistra
page-septima-widow-right = destra
page-septima-widow-top = mazzo
page-septima-widow-collect = tutti i ragni si sdraiano e sorvegliano. Bonus: per un po’ non ottieni cristalli.
page-septima-widow-move = ogni ragno si avvicina di uno spazio, il più lontano di uno in più. Bonus: tutti ancora di uno.
page-septima-widow-brew = il suo sospetto sale. Bonus: cura il paziente più vicino.
page-septima-widow-heal = cura i due pazienti più vicini. Bonus: un Cittadino Dannato va nel tribunale 1.
page-septima-widow-chant = il suo sospetto sale. Bonus: due Cittadini Dannati vanno nella folla.
page-septima-widow-recruit = due Cittadini Dannati vanno nella folla. Bonus: uno in più.
page-septima-widow-plead = due Cittadini Dannati vanno nel tribunale 1. Bonus: uno in più dalla riserva.
page-septima-widow-remember = copia un’altra carta.
page-septima-widow-ritual = la fila inferiore di incantesimi viene scartata e perdi una carta Trattativa. Bonus: il suo sospetto sale.
page-septima-tip-widow-card = { $action }: { $does } Zone d’ombra: { $zones }.
page-septima-tip-shadows = Quando la Vedova agisce i ragni strisciano verso di te: uno per zona d’ombra, o dalla prossima zona che ne ha uno.
page-septima-tip-no-crystals = Non ottieni cristalli fino alla fine del tuo prossimo turno.
page-septima-tip-cooperation = tu e la Vedova giocate la stessa azione.
page-septima-tip-delay = cambia la sua fila prima del tiro del dado.
page-septima-tip-information = tira prima il suo dado, poi scegli la tua carta.

## Septima: who does what
page-septima-awaited-draft = scelta delle streghe
page-septima-awaited-prologue = disposizione del Prologo
page-septima-awaited-card = scelta dell’azione
page-septima-awaited-setup = preparazione
page-septima-awaited-move = in cammino
page-septima-awaited-brew = pozioni in cottura
page-septima-awaited-heal = cura dei pazienti
page-septima-awaited-hunt = faccia a faccia con il cacciatore
page-septima-awaited-trial = al processo
page-septima-awaited-favour = richiesta di un favore alla folla
page-septima-awaited-turn = turno in corso

## Septima: for those who play for the first time
page-septima-hint-draft = Ogni strega aiuta in una cosa. Due che vanno bene insieme, per esempio una per Raccogliere e una per Cucinare, sono un buon inizio.
page-septima-hint-prologue = La sezione in alto vale tre volte, quella in mezzo due, quella in basso una. Con gli ingredienti puoi cucinare presto.
page-septima-hint-card = Si sceglie tutti insieme. La stessa carta di un’altra congrega, o dell’indicatore Septima attivo, è in sintonia: hai il bonus, ma il sospetto sale e il cacciatore della tua zona può arrivare. Ogni carta torna solo la prossima stagione.
page-septima-hint-leader = Mettiti tra caselle i cui ingredienti ora sono lunari, e guarda dove vivono i cacciatori.
page-septima-hint-spell = Un incantesimo si lancia prima o dopo la tua azione e poi è consumato finché non lo prepari di nuovo.
page-septima-hint-ritual = Sali sul tracciato rituale: i nastri danno incantesimi. Le azioni in sintonia possono salire su uno spazio con la loro icona.
page-septima-hint-quick = Prima di ogni azione la tua Guida può fare un passo. I segni mostrano che cosa darebbe lì Raccogliere.
page-septima-hint-walk = Vai un passo alla volta e prendi un ingrediente lungo il cammino. I passi si possono annullare.
page-septima-hint-window = Usa ciò che vuoi, in qualsiasi ordine; il numero sul pulsante conta ciò che resta. Nulla è obbligatorio.
page-septima-hint-bonus = Sei in sintonia. Di solito il bonus conviene; il sospetto arriva comunque.
page-septima-hint-brew = Le Pozioni Pratiche danno saggezza quando le cucini; i Rimedi rendono curando. Un cristallo vale come qualsiasi ingrediente: tienilo per dopo.
page-septima-hint-heal = Per curare serve il Rimedio giusto; il cittadino infuriato si calma e sali sul tracciato paziente, che dà ricompense.
page-septima-hint-chamber = I cittadini in un tribunale parlano per la strega accusata. Chi ne ha di più vince il processo e può prendere la strega.
page-septima-hint-remember = Scegli un’azione già giocata in questa stagione e rifalla.
page-septima-hint-favour = La folla ti aiuta. Ogni favore si può prendere una volta.
page-septima-hint-hunt = Il cacciatore corre quanto dicono il dado e il tuo sospetto sommati. Se ti prende, una strega va nel tribunale 2.
page-septima-hint-witch = Più streghe significano più abilità, e alla fine contano più obiettivi del tuo Libro degli Oracoli.
page-septima-hint-other = Scegli ciò che ti aiuta di più; la cronaca a sinistra racconta che cosa succede.
page-septima-hint-negotiate = Il dado della Vedova sceglie tra le carte della sua fila. Una carta Trattativa ne cambia l’esito, poi è persa.
page-septima-hint-widow-card = Se la Vedova gioca la stessa azione sei in sintonia con lei. Guarda la sua fila: la sinistra è la più probabile.
page-septima-hint-spiders = I ragni prendono la via più breve verso di te. Scegli quella che ti lascia spazio.
page-septima-hint-widow = Dove le regole della Vedova lasciano qualcosa di aperto, decidi tu per lei.
