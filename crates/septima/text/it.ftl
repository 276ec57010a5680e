# Septima
#
# Che cosa fa una cosa lo dice il messaggio con -text dopo il suo nome.

## Paroline
septima-nothing = –
septima-either = { $one } o { $other }

## Il tempo
septima-season-autumn = autunno
septima-season-winter = inverno
septima-season-spring = primavera
septima-season-summer = estate
septima-step-setup = preparazione
septima-step-a = passo A: Seleziona l’Azione
septima-step-b = passo B: Svolgi l’Azione
septima-step-c = passo C: Dado del Cacciatore
septima-step-d = passo D: Riposiziona i Cacciatori
septima-step-e = passo E: Fine della Fase Lunare
septima-step-trials = i processi
septima-step-favours = favori della folla

## Ingredienti, cristalli, pozioni
septima-good-berry = bacca
septima-good-skull = teschio
septima-good-herb = erba medicinale
septima-good-mushroom = fungo
septima-good-root = radice
septima-good-crystal = cristallo
septima-good-remedy-blindness = Rimedio contro la Cecità
septima-good-remedy-paralysis = Rimedio contro la Paralisi
septima-good-remedy-infection = Rimedio contro l’Infezione
septima-good-calming-potion = Pozione Calmante
septima-good-flying-ointment = Unguento del Volo
septima-good-love-philter = Filtro d’Amore
septima-good-ritual-oil = Olio Rituale
septima-good-charm = Portafortuna
septima-count-berry = { $count ->
    [one] { $count } bacca
   *[other] { $count } bacche
}
septima-count-skull = { $count ->
    [one] { $count } teschio
   *[other] { $count } teschi
}
septima-count-herb = { $count ->
    [one] { $count } erba medicinale
   *[other] { $count } erbe medicinali
}
septima-count-mushroom = { $count ->
    [one] { $count } fungo
   *[other] { $count } funghi
}
septima-count-root = { $count ->
    [one] { $count } radice
   *[other] { $count } radici
}
septima-count-crystal = { $count ->
    [one] { $count } cristallo
   *[other] { $count } cristalli
}
septima-count-remedy-blindness = { $count ->
    [one] { $count } Rimedio contro la Cecità
   *[other] { $count } Rimedi contro la Cecità
}
septima-count-remedy-paralysis = { $count ->
    [one] { $count } Rimedio contro la Paralisi
   *[other] { $count } Rimedi contro la Paralisi
}
septima-count-remedy-infection = { $count ->
    [one] { $count } Rimedio contro l’Infezione
   *[other] { $count } Rimedi contro l’Infezione
}
septima-count-calming-potion = { $count ->
    [one] { $count } Pozione Calmante
   *[other] { $count } Pozioni Calmanti
}
septima-count-flying-ointment = { $count ->
    [one] { $count } Unguento del Volo
   *[other] { $count } Unguenti del Volo
}
septima-count-love-philter = { $count ->
    [one] { $count } Filtro d’Amore
   *[other] { $count } Filtri d’Amore
}
septima-count-ritual-oil = { $count ->
    [one] { $count } Olio Rituale
   *[other] { $count } Oli Rituali
}
septima-count-charm = { $count ->
    [one] { $count } Portafortuna
   *[other] { $count } Portafortuna
}
septima-good-crystal-text = Vale come qualsiasi ingrediente da spendere o richiesto da un obiettivo.
septima-good-remedy-blindness-text = Cura un paziente cieco.
septima-good-remedy-paralysis-text = Cura un paziente paralizzato.
septima-good-remedy-infection-text = Cura un paziente infetto.
septima-good-calming-potion-text = Abbassa di 2 il tuo sospetto, oppure sposta un cacciatore in un capanno vuoto, dove resta dormiente.
septima-good-flying-ointment-text = Sposta la tua Guida di quanti spazi vuoi.
septima-good-love-philter-text = Manda un cittadino alleato nella folla, poi uno dei tuoi dalla folla in un tribunale.
septima-good-ritual-oil-text = La tua azione conta come in sintonia con un’altra congrega; il tuo sospetto sale di 1.
septima-good-charm-text = Rinunciaci per ritirare il dado del cacciatore; se lo tieni fino alla fine, vale saggezza.

## Azioni
septima-action-collect = Raccogliere
    .printed = Collect
septima-action-move = Muovere
    .printed = Move
septima-action-brew = Cucinare
    .printed = Brew
septima-action-heal = Curare
    .printed = Heal
septima-action-chant = Cantare
    .printed = Chant
septima-action-recruit = Reclutare
    .printed = Recruit
septima-action-plead = Difendere
    .printed = Plead
septima-action-remember = Ricordare
    .printed = Remember
septima-action-ritual = Rituale
    .printed = Ritual
septima-action-collect-text = Raccogli tutti gli ingredienti lunari e tutti i cristalli accanto alla tua Guida.
septima-action-collect-bonus-text = In più, raccogli un ingrediente adiacente non lunare.
septima-action-move-text = Muoviti fino a 3 spazi e raccogli un ingrediente lungo il cammino.
septima-action-move-bonus-text = Metti invece la tua Guida su uno spazio qualsiasi e ottieni un cristallo.
septima-action-brew-text = Cucina fino a 3 pozioni; ogni Pozione Pratica dà 3 punti saggezza.
septima-action-brew-bonus-text = Una di queste pozioni costa un ingrediente in meno.
septima-action-heal-text = Cura fino a 2 pazienti adiacenti con i Rimedi giusti.
septima-action-heal-bonus-text = In più, ottieni un Portafortuna.
septima-action-chant-text = Abbassa di 2 il tuo sospetto.
septima-action-chant-bonus-text = Abbassa il tuo sospetto ancora di 1; in questo turno la sintonia non ne desta.
septima-action-recruit-text = Manda un cittadino alleato dalla tua riserva nella folla.
septima-action-recruit-bonus-text = In più, ottieni un favore della folla.
septima-action-plead-text = Manda uno dei tuoi cittadini dalla folla in un tribunale e ottieni 2 punti saggezza.
septima-action-plead-bonus-text = In più, prima o dopo, manda un cittadino alleato dalla tua riserva nella folla.
septima-action-remember-text = Esegui di nuovo una carta dei tuoi scarti.
septima-action-remember-bonus-text = Vale anche il bonus sintonia di quella carta.
septima-action-ritual-text = Avanza sul tracciato rituale ignorando le icone e, se vuoi, spostati di uno spazio di lato.
septima-action-ritual-bonus-text = In più, prepara un incantesimo o ottieni un ingrediente a scelta.

## Pazienti
septima-illness-blind = cieco
septima-illness-paralysed = paralizzato
septima-illness-infected = infetto
septima-patient-blind-yellow = paziente cieco con bandierina gialla
septima-patient-blind-blue = paziente cieco con bandierina blu
septima-patient-paralysed-yellow = paziente paralizzato con bandierina gialla
septima-patient-paralysed-blue = paziente paralizzato con bandierina blu
septima-patient-infected-yellow = paziente infetto con bandierina gialla
septima-patient-infected-blue = paziente infetto con bandierina blu

## Ricompense
septima-gift-choose = { $count } a scelta ({ $goods })
septima-gift-calm = sospetto −{ $count }
septima-gift-send = { $count ->
    [one] { $count } cittadino nella folla
   *[other] { $count } cittadini nella folla
}
septima-gift-chamber = { $count ->
    [one] { $count } cittadino dalla folla in un tribunale
   *[other] { $count } cittadini dalla folla in un tribunale
}
septima-gift-advance = un passo avanti sul tracciato rituale
septima-gift-prepare = un incantesimo preparato
septima-gift-spell = un nuovo incantesimo
septima-gift-witches = { $count ->
    [one] una strega dalla pila
   *[other] una strega a scelta tra { $count } della pila
}

## Favori della folla
septima-favour-lower-suspicion = sospetto −1
septima-favour-move-4 = un movimento fino a 4 spazi
septima-favour-gain-ingredient = un ingrediente
septima-favour-trade-potion = una pozione per un ingrediente
septima-favour-prepare-spell = un incantesimo preparato per un ingrediente
septima-favour-lower-suspicion-text = Il tuo sospetto scende di 1.
septima-favour-move-4-text = La tua Guida può muoversi fino a 4 spazi.
septima-favour-gain-ingredient-text = Ottieni un ingrediente a scelta, lunare o no.
septima-favour-trade-potion-text = Spendi un ingrediente o un cristallo e ottieni una pozione qualsiasi; non dà saggezza.
septima-favour-prepare-spell-text = Spendi un ingrediente o un cristallo e prepara uno dei tuoi incantesimi consumati.

## Elementi, indicatori, cittadini
septima-element-earth = Terra
septima-element-air = Aria
septima-element-fire = Fuoco
septima-ritual-start = spazio di partenza { $number }
septima-ritual-space = riga { $row }, spazio { $number }
septima-side-left = sinistro
septima-side-right = destro
septima-citizen-angry = infuriato

## Edifici
septima-building-hospital = Ospedale
septima-building-antique-shop = Antiquario
septima-building-market = Mercato
septima-building-oracle = Oracolo
septima-building-flying-elephant = Elefante Alato
septima-building-printing-house = Stamperia
septima-building-pub = Birreria
septima-building-hospital-text = Con Curare: accoglie sempre pazienti di tutti e tre i tipi, ma curarli qui non dà la ricompensa del tracciato paziente.
septima-building-antique-shop-text = Con Ricordare: pesca una carta Prologo e prendi due volte il bonus in alto o una volta quello in basso.
septima-building-market-text = Con Raccogliere: due ingredienti a tua scelta contano come stampati qui.
septima-building-oracle-text = Con Cantare: ottieni un favore della folla.
septima-building-flying-elephant-text = Con Cucinare: una Pozione Pratica può costare un ingrediente in meno, ma allora non dà saggezza.
septima-building-printing-house-text = Con Difendere: abbassa di 2 il tuo sospetto.
septima-building-pub-text = Con Reclutare: manda nella folla un altro cittadino alleato; con lui ne arriva uno infuriato.

## Incantesimi di Fuoco
septima-spell-dark-moon-stone = Pietra della Luna Nera
    .printed = Dark Moon Stone
septima-spell-dream-powder = Polvere dei Sogni
    .printed = Dream Powder
septima-spell-healing-dream = Sogno Guaritore
    .printed = Healing Dream
septima-spell-invisible-famulus = Servitore Invisibile
    .printed = Invisible Famulus
septima-spell-lions-roar = Ruggito del Leone
    .printed = Lion’s Roar
septima-spell-magic-mortar = Mortaio Magico
    .printed = Magic Mortar
septima-spell-summoning = Evocazione
    .printed = Summoning
septima-spell-the-golden-brew = Intruglio d’Oro
    .printed = The Golden Brew
septima-spell-time-twister = Distorsione Temporale
    .printed = Time Twister
septima-spell-vision-of-the-past = Visione del Passato
    .printed = Vision of the Past
septima-spell-dark-moon-stone-text = Fino a fine stagione ogni Pozione Pratica che usi dà 2 punti saggezza.
septima-spell-dream-powder-text = Un cacciatore sveglio a tua scelta resta dormiente per il resto della fase lunare.
septima-spell-healing-dream-text = Cura un paziente adiacente con il Rimedio giusto, oltre al limite di Curare.
septima-spell-invisible-famulus-text = In questo turno la sintonia non desta sospetto; tutto il resto che porta ti rimane.
septima-spell-lions-roar-text = Fino a fine stagione ogni tiro del cacciatore che affronti dà 3 punti saggezza; ritirare non dà altro.
septima-spell-magic-mortar-text = Scambia fino a 3 dei tuoi ingredienti o cristalli con ingredienti a scelta.
septima-spell-summoning-text = Fino a fine stagione conti un cittadino in più in ogni processo e vinci i pareggi contro le altre congreghe.
septima-spell-the-golden-brew-text = In questo turno ogni pozione che spendi può valere come qualsiasi altra.
septima-spell-time-twister-text = Subito dopo la tua azione esegui un’altra carta della tua mano; la carta resta in mano.
septima-spell-vision-of-the-past-text = Pesca una carta Prologo e ottieni una volta il bonus in alto e una volta quello in basso.

## Incantesimi di Terra
septima-spell-adriannas-ring = Anello di Adrianna
    .printed = Adrianna’s Ring
septima-spell-blessed-day = Giorno Benedetto
    .printed = Blessed Day
septima-spell-cauldron-of-plenty = Calderone dell’Abbondanza
    .printed = Cauldron of Plenty
septima-spell-emerald-passage = Passaggio di Smeraldo
    .printed = Emerald Passage
septima-spell-ethereal-song = Canto Etereo
    .printed = Ethereal Song
septima-spell-invisibility = Invisibilità
    .printed = Invisibility
septima-spell-overgrown-wilds = Natura Rigogliosa
    .printed = Overgrown Wilds
septima-spell-secrets-of-the-stones = Segreti delle Pietre
    .printed = Secrets of the Stones
septima-spell-shards-of-eternity = Frammenti d’Eternità
    .printed = Shards of Eternity
septima-spell-unnatural-recovery = Guarigione Innaturale
    .printed = Unnatural Recovery
septima-spell-adriannas-ring-text = Fino a fine stagione tutto ciò che abbassa il tuo sospetto dà 2 punti saggezza.
septima-spell-blessed-day-text = Con Raccogliere: ottieni un ingrediente in più di ogni tipo raccolto in questo turno.
septima-spell-cauldron-of-plenty-text = Con Cucinare: in questo turno cucina fino a 4 pozioni.
septima-spell-emerald-passage-text = Sposta la tua Guida di quanti spazi vuoi.
septima-spell-ethereal-song-text = Con Cantare: abbassa il tuo sospetto di 1 per ogni strega della tua congrega.
septima-spell-invisibility-text = I cacciatori non ti vedono finché la tua Guida non lascia questo spazio.
septima-spell-overgrown-wilds-text = Con Raccogliere: in questo turno ogni casella Villaggio adiacente dà un ingrediente a tua scelta.
septima-spell-secrets-of-the-stones-text = Fino a fine stagione ogni edificio di cui usi l’abilità dà 3 punti saggezza, una volta per turno.
septima-spell-shards-of-eternity-text = Con Raccogliere: spendi un cristallo e raccogli tre ingredienti diversi.
septima-spell-unnatural-recovery-text = Con Curare: dopo aver curato un paziente con una pozione, curane un altro dello stesso tipo senza.

## Incantesimi d’Aria
septima-spell-boon-of-gratitude = Dono di Gratitudine
    .printed = Boon of Gratitude
septima-spell-cloak-of-charisma = Mantello del Carisma
    .printed = Cloak of Charisma
septima-spell-doppelganger = Doppelgänger
septima-spell-helpful-spirits = Spiriti Benevoli
    .printed = Helpful Spirits
septima-spell-magic-mirror = Specchio Magico
    .printed = Magic Mirror
septima-spell-one-with-the-storm = Tutt’uno con la Tempesta
    .printed = One with the Storm
septima-spell-soothing-melody = Melodia Rilassante
    .printed = Soothing Melody
septima-spell-spiritual-bond = Legame Spirituale
    .printed = Spiritual Bond
septima-spell-widows-song = Canto delle Vedove
    .printed = Widows’ Song
septima-spell-wings-of-wind = Ali del Vento
    .printed = Wings of Wind
septima-spell-boon-of-gratitude-text = Con Curare: per ogni paziente curato in questo turno scegli un dono diverso: un cristallo, un cittadino nella folla o sospetto −1.
septima-spell-cloak-of-charisma-text = Puoi sostituire un indicatore Septima attivo; se poi la tua azione corrisponde a uno di essi, puoi contare come in sintonia solo con la Septima, senza sospetto.
septima-spell-doppelganger-text = In questo turno puoi usare l’abilità di una strega di un’altra congrega.
septima-spell-helpful-spirits-text = Con Curare: in questo turno i pazienti che curi nell’Ospedale danno la ricompensa del tracciato paziente.
septima-spell-magic-mirror-text = Pesca 3 streghe e mettine da parte una, di cui puoi usare l’abilità fino a fine stagione.
septima-spell-one-with-the-storm-text = Fino a fine stagione ogni passo avanti sul tracciato rituale dà 2 punti saggezza.
septima-spell-soothing-melody-text = Con Cantare: ottieni due diversi favori della folla.
septima-spell-spiritual-bond-text = La prossima volta che vinci un processo non richiami nessun cittadino.
septima-spell-widows-song-text = Fino a fine stagione ogni paziente che curi dà 2 punti saggezza.
septima-spell-wings-of-wind-text = Fino a fine stagione il tuo Movimento Rapido arriva a 3 spazi; lanciato subito dopo un Movimento Rapido, ti porta avanti fino a 2 spazi.

## Streghe
septima-witch-albert = Albert
septima-witch-alice = Alice
septima-witch-aylana = Aylana
septima-witch-berta = Berta
septima-witch-bryn = Bryn
septima-witch-dragomir = Dragomir
septima-witch-edith = Edith
septima-witch-eustace = Eustace
septima-witch-hazel = Hazel
septima-witch-johanna = Johanna
septima-witch-katherina = Katherina
septima-witch-luke = Luke
septima-witch-martha = Martha
septima-witch-mathilda = Mathilda
septima-witch-nicholas = Nicholas
septima-witch-nina = Nina
septima-witch-otto = Otto
septima-witch-randell = Randell
septima-witch-remus = Remus
septima-witch-sen = Sen
septima-witch-serena = Serena
septima-witch-sophie = Sophie
septima-witch-tommy = Tommy
septima-witch-wilmot = Wilmot
septima-witch-albert-text = Dopo un tiro del cacciatore: spendi 2 ingredienti, e il cacciatore che ti insegue si fa dormiente invece di correre.
septima-witch-alice-text = Con Cucinare: se in questo turno hai cucinato almeno 3 Pozioni Pratiche, avanza sul tracciato rituale.
septima-witch-aylana-text = Con Ricordare: la tua azione può contare come in sintonia con un’altra congrega; il tuo sospetto sale di 1.
septima-witch-berta-text = Con Curare: se in questo turno hai curato pazienti di due tipi diversi, avanza sul tracciato rituale.
septima-witch-bryn-text = Scegli una volta per stagione: richiama solo 1 cittadino dopo ogni processo vinto, oppure nessuno dopo i favori.
septima-witch-dragomir-text = Se la difesa vince il primo processo e hai un cittadino in quel tribunale, abbassa di 2 il tuo sospetto.
septima-witch-edith-text = Con Curare: un paziente curato può far avanzare qualsiasi tracciato paziente invece del suo.
septima-witch-eustace-text = Con Reclutare: accanto all’Ospedale mandi nella folla un cittadino in più.
septima-witch-hazel-text = Con Curare: uno dei pazienti può trovarsi fino a 2 spazi di distanza.
septima-witch-johanna-text = Dopo i processi puoi scegliere più volte lo stesso favore.
septima-witch-katherina-text = Con Raccogliere: un altro tipo di ingrediente conta come lunare.
septima-witch-luke-text = Con Cucinare: fino a due volte alza di 1 il tuo sospetto per spendere un ingrediente in meno; una sola pozione può diventare gratuita così.
septima-witch-martha-text = Un’azione non in sintonia può contare come in sintonia con un’altra congrega; il tuo sospetto sale di 2.
septima-witch-mathilda-text = Con un’azione in sintonia: alza di 2 il tuo sospetto, e un cacciatore resta dormiente per il resto della fase lunare.
septima-witch-nicholas-text = Con Raccogliere: cucina una pozione.
septima-witch-nina-text = Con Cantare: spendi un ingrediente per preparare un incantesimo.
septima-witch-otto-text = Finché la tua Guida è accanto a un teschio, i tuoi tiri del cacciatore valgono 2 in meno.
septima-witch-randell-text = Ogni volta che entri in un nastro del tracciato rituale, ottieni un ingrediente.
septima-witch-remus-text = Con Rituale: spendi un cristallo per avanzare ancora una volta sul tracciato rituale.
septima-witch-sen-text = Con Raccogliere: fino a due volte spendi un ingrediente per ottenere un cristallo.
septima-witch-serena-text = Se non sei in sintonia, il tuo Movimento Rapido può essere più lungo di uno spazio.
septima-witch-sophie-text = Con Reclutare: alza di 1 il tuo sospetto per mandare nella folla un cittadino in più.
septima-witch-tommy-text = Con Ricordare: se il tuo sospetto è inferiore a 4, avanza sul tracciato rituale.
septima-witch-wilmot-text = Con Raccogliere: abbassa il tuo sospetto di 1 per ogni fungo raccolto in questo turno.

## Obiettivi
septima-book-text = Alla fine segni tanti obiettivi del tuo Libro degli Oracoli quante sono le tue streghe, a partire da quelli di maggior valore.
septima-objective = { $goal } (saggezza: { $wisdom })
septima-objective-loyal = { $count ->
    [one] { $count } cittadino alleato nella folla o nei tribunali
   *[other] { $count } cittadini alleati nella folla o nei tribunali
}
septima-objective-potions = { $count ->
    [one] { $count } pozione inutilizzata
   *[other] { $count } pozioni inutilizzate
}
septima-objective-crystals = { $count ->
    [one] { $count } cristallo
   *[other] { $count } cristalli
}
septima-objective-ingredient = { $goods }
septima-objective-same = { $count ->
    [one] { $count } ingrediente di un solo tipo
   *[other] { $count } ingredienti dello stesso tipo
}
septima-objective-distinct = { $count ->
    [one] { $count } tipo di ingrediente
   *[other] { $count } ingredienti diversi
}
septima-objective-healed-blind = { $count ->
    [one] { $count } paziente cieco curato
   *[other] { $count } pazienti ciechi curati
}
septima-objective-healed-paralysed = { $count ->
    [one] { $count } paziente paralizzato curato
   *[other] { $count } pazienti paralizzati curati
}
septima-objective-healed-infected = { $count ->
    [one] { $count } paziente infetto curato
   *[other] { $count } pazienti infetti curati
}
septima-objective-healed-any = { $count ->
    [one] { $count } paziente curato
   *[other] { $count } pazienti curati
}
septima-objective-suspicion-max = sospetto non oltre { $count }
septima-objective-suspicion-min = sospetto di almeno { $count }
septima-objective-ritual = indicatore rituale nella sezione { $element }
septima-objective-spells-same = { $count ->
    [one] { $count } incantesimo di un solo elemento
   *[other] { $count } incantesimi dello stesso elemento
}
septima-objective-spells-distinct = { $count ->
    [one] { $count } incantesimo
   *[other] { $count } incantesimi di elementi diversi
}

## Che cosa si chiede
septima-prompt-over = La partita è finita.
septima-prompt-draft = Scelta delle streghe, giro { $round }: tieni una strega e passa le altre.
septima-prompt-third = Due delle tue tre streghe formano la congrega. Quale torna nella pila?
septima-prompt-prologue = Disponi le tue carte Prologo { $first } e { $second }: con che cosa cominci?
septima-prompt-prologue-type = Con quale cominci? ({ $goods })
septima-prompt-card-choice = Scegli la tua azione per questa fase lunare; si rivelano tutte insieme.
septima-prompt-leader = Da dove parte la tua Guida?
septima-prompt-first-spell = Scegli il tuo primo incantesimo.
septima-prompt-first-ritual = Da dove parte il tuo indicatore rituale?
septima-prompt-quick-move = { $steps ->
    [one] Movimento Rapido: ti sposti di { $steps } spazio o resti?
   *[other] Movimento Rapido: ti sposti fino a { $steps } spazi o resti?
}
septima-prompt-window-1 = Prima della tua azione: usa a piacere pozioni, incantesimi, streghe o edifici.
septima-prompt-window-2 = Dopo la tua azione: usa a piacere pozioni, incantesimi, streghe o edifici.
septima-prompt-bonus-order = «{ $action }» è in sintonia. Bonus: { $bonus } Quando lo prendi?
septima-prompt-bonus-instead = «{ $action }» è in sintonia. Bonus: { $bonus } Che cosa fai?
septima-prompt-bonus-late = Ora «{ $action }» è in sintonia. Bonus: { $bonus } Lo prendi?
septima-prompt-collect-bonus = Quale ingrediente non lunare raccogli?
septima-prompt-walk = { $steps ->
    [one] Ti muovi di { $steps } spazio o ti fermi qui?
   *[other] Ti muovi, uno spazio alla volta, fino a { $steps } spazi o ti fermi qui?
}
septima-prompt-walk-on = { $steps ->
    [one] Questo spazio è occupato: prosegui di { $steps } spazio.
   *[other] Questo spazio è occupato: prosegui, fino a { $steps } spazi.
}
septima-prompt-route = Quale ingrediente raccogli lungo il cammino?
septima-prompt-flee = La tua Guida fugge: su quale spazio libero?
septima-prompt-fly = Su quale spazio va la tua Guida?
septima-prompt-brew = { $count ->
    [one] Che cosa cucini? (ancora { $count } pozione)
   *[other] Che cosa cucini? (fino a { $count } pozioni)
}
septima-prompt-price = Paga la pozione: quale ingrediente, o un cristallo al suo posto?
septima-prompt-heal = { $count ->
    [one] Chi curi? (ancora { $count } paziente)
   *[other] Chi curi? (fino a { $count } pazienti)
}
septima-prompt-track = Su quale tracciato paziente avanzi?
septima-prompt-chamber = { $count ->
    [one] In quale tribunale va il tuo cittadino?
   *[other] In quale tribunale vanno i tuoi { $count } cittadini?
}
septima-prompt-remember = Quale carta dei tuoi scarti ricordi?
septima-prompt-ritual = Rituale: avanzi, ti sposti di lato, o entrambe le cose?
septima-prompt-ritual-bonus = Quale incantesimo prepari, o quale ingrediente ottieni?
septima-prompt-advance = Avanzi sul tracciato rituale: su quale spazio?
septima-prompt-icon-advance = Sei in sintonia: avanzi sul tracciato rituale su uno spazio con l’icona della tua azione?
septima-prompt-pay = Che cosa spendi?
septima-prompt-gain-spell = Quale incantesimo ottieni? (elementi: { $elements })
septima-prompt-prepare = Quale incantesimo prepari?
septima-prompt-favour = { $count ->
    [one] La folla ti deve { $count } favore: quale?
   *[other] La folla ti deve fino a { $count } favori: quali?
}
septima-prompt-take = Scegli che cosa ottenere: { $goods }.
septima-prompt-hunter = Quale cacciatore deve restare dormiente?
septima-prompt-lose-witch = Una delle tue streghe finisce nel secondo tribunale: quale?
septima-prompt-reroll-caught = Il dado mostra { $face }: la corsa del cacciatore ({ $reach }) copre la distanza ({ $distance }), ti raggiunge. Rinunci a un Portafortuna per ritirare il dado?
septima-prompt-reroll-safe = Il dado mostra { $face }: la corsa del cacciatore ({ $reach }) non copre la distanza ({ $distance }), gli sfuggi. Ritiri comunque il dado?
septima-prompt-shorten-caught = Il dado mostra { $face }: la corsa del cacciatore ({ $reach }) copre la distanza ({ $distance }), ti raggiunge. Rinunci a un Portafortuna per rallentarlo?
septima-prompt-shorten-safe = Il dado mostra { $face }: la corsa del cacciatore ({ $reach }) non copre la distanza ({ $distance }), gli sfuggi. Lo rallenti comunque?
septima-prompt-keep-witch = Quale di queste streghe tieni?
septima-prompt-keep-aside = Specchio Magico: quale strega ti aiuta fino a fine stagione?
septima-prompt-welcome = { $witch } entra nella tua congrega?
septima-prompt-welcome-full = { $witch } vorrebbe entrare nella tua congrega, ma è al completo: chi fa posto?
septima-prompt-card-calming-potion = Pozione Calmante: abbassi il tuo sospetto o sposti un cacciatore?
septima-prompt-card-antique-shop = Antiquario: quale bonus della carta Prologo prendi?
septima-prompt-card-market = { $memo ->
    [0] Mercato: quale ingrediente trovi qui?
   *[other] Mercato: e quale secondo ingrediente?
}
septima-prompt-card-magic-mortar = { $memo ->
    [one] Mortaio Magico: quale ingrediente scambi? (ancora { $memo } scambio)
   *[other] Mortaio Magico: quale ingrediente scambi? (fino a { $memo } scambi)
}
septima-prompt-card-time-twister = Distorsione Temporale: quale altra azione esegui ora?
septima-prompt-card-vision-of-the-past = Visione del Passato: quale ingrediente della carta Prologo ottieni?
septima-prompt-card-overgrown-wilds = Natura Rigogliosa: quale ingrediente cresce in questa casella Villaggio?
septima-prompt-card-shards-of-eternity = Frammenti d’Eternità: quale ingrediente raccogli?
septima-prompt-card-boon-of-gratitude = Dono di Gratitudine: quale dono scegli?
septima-prompt-card-cloak-of-charisma = { $memo ->
    [0] Mantello del Carisma: sostituisci un indicatore Septima attivo?
   *[other] Mantello del Carisma: conti come in sintonia solo con la Septima, senza sospetto?
}
septima-prompt-card-doppelganger = Doppelgänger: di chi prendi in prestito l’abilità?
septima-prompt-card-albert = Albert: spendi 2 ingredienti per fermare il cacciatore?
septima-prompt-card-bryn = Bryn: in questa stagione richiami un solo cittadino dopo ogni processo vinto? Altrimenti Bryn ti risparmia il richiamo dopo i favori.
septima-prompt-card-dragomir = Dragomir: abbassi di 2 il tuo sospetto?
septima-prompt-card-katherina = Katherina: quale altro ingrediente conta come lunare?

## Che cosa si può fare
septima-move-done = fatto
septima-move-stay = resta qui
septima-move-stop = fermati qui
septima-move-decline = rinuncia
septima-move-no-advance = non avanzare
septima-move-no = no, grazie
septima-move-keep = tieni { $witch }: { $text }
septima-move-lose = rinuncia a { $witch }
septima-move-arrange = { $a } × ({ $first }), { $b } × ({ $second }), { $c } × ({ $third })
septima-move-take = prendi 1 { $good }
septima-move-go = vai su { $space }
septima-move-card = { $action }: { $text }
septima-move-cast = lancia «{ $spell }»: { $text }
septima-move-gain-spell = ottieni «{ $spell }»: { $text }
septima-move-prepare-spell = prepara «{ $spell }»: { $text }
septima-move-ritual = { $space } ({ $elements }; icona { $action })
septima-move-ritual-start = { $space } ({ $elements })
septima-move-use-witch = usa l’abilità di { $card }: { $text }
septima-move-use = usa «{ $card }»: { $text }
septima-move-use-as = usa «{ $spent }» come «{ $meant }»
septima-move-shrine = usa il sacrario su { $hex } ({ $element })
septima-move-favour = { $favour }: { $text }
septima-move-calm = abbassa il tuo sospetto
septima-move-send = manda un cittadino nella folla
septima-move-hunter = il cacciatore del capanno { $hut }
septima-move-shift = sposta il cacciatore dal capanno { $from } al capanno { $to }
septima-move-chamber = tribunale { $chamber }
septima-move-bonus-first = prima il bonus
septima-move-bonus-last = il bonus dopo
septima-move-bonus-instead = il bonus al posto dell’azione
septima-move-bonus-never = senza il bonus
septima-move-brew = cucina 1 { $potion }
septima-move-brew-cheaper = cucina 1 { $potion } a meno: { $discounts }
septima-move-pay = paga 1 { $good }
septima-move-omit = risparmia 1 { $good }
septima-move-heal = cura il paziente { $illness } ({ $place }) con 1 { $potion }
septima-move-heal-free = cura il paziente { $illness } ({ $place }) senza pozione
septima-move-track = tracciato paziente «{ $illness }» al livello { $level }
septima-move-track-rewarded = tracciato paziente «{ $illness }» al livello { $level }: { $reward }
septima-move-charm-shorten = rinuncia a un Portafortuna per rallentare il cacciatore
septima-move-charm = rinuncia a un Portafortuna per ritirare il dado
septima-move-replace = sostituisci l’indicatore Septima { $side }
septima-move-septima = in sintonia solo con la Septima
septima-move-section-top = il bonus in alto, due volte
septima-move-section-bottom = il bonus in basso, una volta
septima-discount-bonus = bonus sintonia
septima-discount-forfeit = senza saggezza
septima-discount-risk = sospetto +{ $count }

## Che cosa succede
septima-event-moon-laid = La luna incontra, nell’ordine: { $ingredients }.
septima-event-building-placed = Nel villaggio apre un edificio: { $building }.
septima-event-book-dealt = { $seat } riceve il Libro degli Oracoli { $book }.
septima-event-tiles-held = { $seat } ha in mano { $witches }.
septima-event-tile-kept = { $seat } tiene { $witch }.
septima-event-third-returned = { $seat } rimette { $witch } nella pila.
septima-event-coven-formed = { $seat } forma una congrega: { $witches }.
septima-event-prologue-dealt = { $seat } riceve le carte Prologo { $first } e { $second }.
septima-event-prologue-laid = { $seat } dispone le carte Prologo.
septima-event-first-player = Comincia { $seat }.
septima-event-leader-placed = { $seat } mette la Guida su { $space }.
septima-event-ritual-begun = { $seat } comincia il tracciato rituale: { $space }.
septima-event-season-begins = Una nuova stagione: { $season }.
septima-event-phase-begins = Comincia la fase lunare { $phase }.
septima-event-patient-placed = Nuovo su { $hex }: { $patient }.
septima-event-patient-left = Via da { $hex }: { $patient }.
septima-event-witch-accused = { $witch } è sotto accusa e attende nel primo tribunale.
septima-event-septima-shown = L’indicatore Septima { $side } mostra «{ $action }».
septima-event-spell-shown = Si rivela un incantesimo: { $spell }.
septima-event-spell-gone = «{ $spell }» esce dal gioco.
septima-event-hunter-arrives = Un nuovo cacciatore si stabilisce nel capanno { $hut }.
septima-event-hunter-rolled-ahead = Il dado del cacciatore è tirato in anticipo: { $face }.
septima-event-card-played = { $seat } gioca «{ $action }».
septima-event-moved = { $seat } si muove da { $from } a { $to }.
septima-event-collected = { $seat } raccoglie { $goods }.
septima-event-gained = { $seat } ottiene { $goods }.
septima-event-spent = { $seat } spende 1 { $good }.
septima-event-wisdom-gained = { $count ->
    [one] { $seat } ottiene { $count } punto saggezza.
   *[other] { $seat } ottiene { $count } punti saggezza.
}
septima-event-wisdom-lost = { $count ->
    [one] { $seat } perde { $count } punto saggezza.
   *[other] { $seat } perde { $count } punti saggezza.
}
septima-event-suspicion-rises = Il sospetto di { $seat } sale da { $from } a { $to }.
septima-event-suspicion-falls = Il sospetto di { $seat } scende da { $from } a { $to }.
septima-event-confronted = I cittadini ne hanno abbastanza e affrontano { $seat }.
septima-event-copied = { $seat } esegue di nuovo «{ $action }».
septima-event-bonus-taken = { $seat } prende il bonus sintonia di «{ $action }».
septima-event-used = { $seat } usa «{ $card }».
septima-event-used-as = { $seat } usa «{ $spent }» come «{ $meant }».
septima-event-acted = «{ $card }» ha effetto per { $seat }.
septima-event-shrine-used = { $seat } usa il sacrario su { $hex }.
septima-event-brewed = { $seat } cucina 1 { $potion }.
septima-event-healed = { $seat } cura un paziente nel villaggio ({ $illness }).
septima-event-healed-in-hospital = { $seat } cura un paziente nell’Ospedale ({ $illness }).
septima-event-track-advanced = { $seat } raggiunge il livello { $level } del tracciato paziente «{ $illness }».
septima-event-rewarded = { $seat } riceve la ricompensa del livello { $level } (tracciato paziente «{ $illness }»).
septima-event-favour-taken = La folla fa un favore a { $seat }: { $favour }.
septima-event-to-crowd = { $count ->
    [one] { $seat } manda { $count } cittadino alleato nella folla.
   *[other] { $seat } manda { $count } cittadini alleati nella folla.
}
septima-event-to-chamber = { $count ->
    [one] { $seat } manda { $count } cittadino dalla folla al tribunale { $chamber }.
   *[other] { $seat } manda { $count } cittadini dalla folla al tribunale { $chamber }.
}
septima-event-angry-to-crowd = { $count ->
    [one] { $count } cittadino infuriato si unisce alla folla.
   *[other] { $count } cittadini infuriati si uniscono alla folla.
}
septima-event-angry-leave = { $count ->
    [one] { $count } cittadino infuriato lascia la folla.
   *[other] { $count } cittadini infuriati lasciano la folla.
}
septima-event-angry-leaves-patient = Il cittadino infuriato lascia il paziente.
septima-event-ritual-moved = { $seat } si sposta di lato sul tracciato rituale: { $space }.
septima-event-ritual-advanced = { $seat } avanza sul tracciato rituale: { $space }.
septima-event-ritual-top = { $seat } è in cima al tracciato rituale e ottiene invece saggezza.
septima-event-spell-gained = { $seat } impara «{ $spell }».
septima-event-spell-cast = { $seat } lancia «{ $spell }».
septima-event-spell-prepared = { $seat } prepara «{ $spell }».
septima-event-spell-ended = «{ $spell }» finisce per { $seat }.
septima-event-witch-borrowed = { $seat } prende in prestito l’abilità di { $witch }.
septima-event-prologue-drawn = { $seat } pesca la carta Prologo { $number }.
septima-event-witches-seen = { $seat } vede { $witches }.
septima-event-witches-drawn = { $count ->
    [one] { $seat } pesca { $count } strega dalla pila.
   *[other] { $seat } pesca { $count } streghe dalla pila.
}
septima-event-witch-offered = { $witch } vuole unirsi alla congrega di { $seat }.
septima-event-witch-joined = { $witch } entra nella congrega di { $seat }.
septima-event-witch-aside = { $seat } mette da parte { $witch } fino a fine stagione.
septima-event-witch-boxed = { $witch } esce dal gioco.
septima-event-witch-captured = { $seat } perde { $witch }, che finisce nel secondo tribunale.
septima-event-hunter-sleeps = Il cacciatore del capanno { $hut } è ora dormiente.
septima-event-hunter-moved = Un cacciatore passa dal capanno { $from } al capanno { $to } e resta dormiente.
septima-event-rolled = { $seat } tira { $face } con il dado del cacciatore.
septima-event-charm-discarded = { $seat } rinuncia a un Portafortuna.
septima-event-escaped = { $seat } sfugge: la corsa del cacciatore ({ $reach }) non copre la distanza ({ $distance }).
septima-event-caught = Il cacciatore raggiunge { $seat }: la corsa ({ $reach }) copre la distanza ({ $distance }).
septima-event-trial-held = Processo a { $witch } nel tribunale { $chamber }: { $row }. Alleati { $loyal }, infuriati { $angry }.
septima-event-trial-won = La difesa ha successo: { $seat } vince il processo.
septima-event-trial-lost = La difesa fallisce nel tribunale { $chamber }.
septima-event-recalled = { $count ->
    [one] { $seat } richiama { $count } cittadino.
   *[other] { $seat } richiama { $count } cittadini.
}
septima-event-book-revealed = { $seat } apre il Libro degli Oracoli { $book }.

## Che cosa si vede
septima-view-season = Stagione: { $season } · fase lunare { $phase } · { $step }
septima-view-over = La partita è finita.
septima-view-moon = Luna: { $moon } · lunari ora: { $lunar }
septima-view-septima = Septima: a sinistra: { $left } · a destra: { $right }
septima-view-hunters = Cacciatori svegli nei capanni: { $awake } · dormienti: { $dormant }
septima-view-first = Comincia: { $seat }
septima-view-die = Dado del cacciatore: { $face }
septima-view-patient = { $hex }: { $patient }
septima-view-patient-angry = { $hex }: { $patient }, e un cittadino infuriato
septima-view-patient-healed = { $hex }: { $patient } – chi ha curato: { $healers }
septima-view-chamber-1 = Tribunale 1: { $witch } · cittadini: { $row }
septima-view-chamber-2 = Tribunale 2: { $witches } · cittadini: { $row }
septima-view-crowd = { $angry ->
    [one] Nella folla: { $angry } cittadino infuriato
   *[other] Nella folla: { $angry } cittadini infuriati
}
septima-view-pile = { $count ->
    [one] Pila delle streghe: { $count } tessera
   *[other] Pila delle streghe: { $count } tessere
}
septima-view-buildings = Edifici: { $buildings }
septima-view-shelf = Incantesimi, { $element }: { $spells }
septima-view-coven = { $seat }: Guida: { $space } · sospetto: { $suspicion } · saggezza: { $wisdom } · streghe: { $witches } · cittadini nella folla: { $crowd }
septima-view-goods = { $seat } possiede: { $goods }
septima-view-tracks = { $seat }, tracciati paziente: ciechi { $blind }, paralizzati { $paralysed }, infetti { $infected }
septima-view-cards = { $seat }, carte: in gioco: { $card } · mano: { $hand } · scarti: { $discard }
septima-view-spells = { $seat }, incantesimi: pronti: { $ready } · consumati: { $spent } · attivi: { $marked } · indicatore rituale: { $ritual }
septima-view-aside = { $seat } ha messo da parte { $witch }
septima-view-prologue = { $seat }, carte Prologo: { $first } e { $second }
septima-view-chosen = Hai scelto «{ $action }»
septima-view-draft = Scelta delle streghe: in mano: { $holding } · tenute: { $kept } · passate: { $passed } · restituite: { $third }
septima-view-book = { $seat }, Libro degli Oracoli { $book }: { $objectives }

## Il foglio segnapunti
septima-sheet-wisdom = Saggezza ottenuta
septima-sheet-citizens = Cittadini alleati
septima-sheet-objectives = Obiettivi
septima-sheet-tracks = Tracciati paziente
septima-sheet-levels = Livelli completi
septima-sheet-charms = Portafortuna
septima-sheet-potions = Pozioni
septima-sheet-goods = Ingredienti e cristalli

## Perché no
refused-septima-tile-not-held = Non hai in mano quella strega.
refused-septima-not-on-prologue = Quell’ingrediente non è in questa sezione della tua carta Prologo.
refused-septima-not-in-basic-mode = Quella carta si usa solo nella Modalità Completa.
refused-septima-card-discarded = Hai già giocato quella carta in questa stagione; torna a fine stagione.
refused-septima-space-taken = In quello spazio c’è già un’altra Guida.
refused-septima-must-leave-space = La tua Guida condivide uno spazio e deve lasciarlo in questo turno; così perderesti l’ultima via d’uscita.
refused-septima-not-next-to-leader = Quello spazio non è accanto alla tua Guida.
refused-septima-cannot-pay = Non puoi pagarlo.
refused-septima-chamber-full = In quel tribunale non c’è posto.
refused-septima-card-not-discarded = Quella carta non è tra i tuoi scarti.
refused-septima-spell-not-offered = Quell’incantesimo qui non è disponibile.
refused-septima-spell-not-spent = Non hai un incantesimo consumato di questo tipo da preparare.
refused-septima-favour-taken = Hai già preso quel favore; scegline uno diverso.
refused-septima-no-awake-hunter = In quel capanno non c’è nessun cacciatore sveglio.
refused-septima-no-shrine-here = Per un sacrario servono la carta Rituale e la tua Guida lì accanto, una volta per turno.
refused-septima-spell-cast-already = Hai già lanciato quell’incantesimo in questo turno.
refused-septima-spell-spent = Quell’incantesimo è consumato: prima preparalo.
refused-septima-spell-not-yours = Non possiedi quell’incantesimo.
refused-septima-wrong-action = È legato a un’azione diversa da quella che hai giocato.
refused-septima-wrong-window = Non si può usare in questo momento del turno.
refused-septima-remedy-only-heals = Un Rimedio serve solo a curare.
refused-septima-no-such-potion = Non possiedi quella pozione.
refused-septima-potion-counts-as-itself = Senza l’Intruglio d’Oro una pozione vale solo per sé stessa.
refused-septima-went-farther-unattuned = Lo spazio in più di Serena vale solo senza sintonia: in questo turno non puoi più sintonizzarti a scelta.
refused-septima-witch-not-yours = Quella strega non è nella tua congrega.
refused-septima-acts-by-herself = Quella strega non attende ordini: la sua abilità agisce al momento giusto.
refused-septima-used-already = In questo turno non si può usare altre volte.
refused-septima-condition-not-met = La condizione di questa strega ora non è soddisfatta.
refused-septima-acts-by-itself = Quell’edificio non attende ordini: agisce al momento giusto.
refused-septima-building-too-far = La tua Guida non è accanto a quell’edificio.
refused-septima-no-such-discount = Non hai quello sconto.
refused-septima-no-patient = Lì non c’è nessun paziente.
refused-septima-hospital-needs-heal-card = I pazienti dell’Ospedale si curano solo con la carta Curare.
refused-septima-healed-already = Hai già curato quel paziente.
refused-septima-patient-too-far = Quel paziente non è accanto alla tua Guida.
refused-septima-hospital-too-far = L’Ospedale serve solo chi ha la propria Guida accanto, per quanto lontano si arrivi.
refused-septima-wrong-potion = Quella pozione non cura questo paziente.
refused-septima-needs-potion = Per curare questo paziente serve una pozione.
refused-septima-ritual-out-of-reach = Quello spazio non è subito sopra il tuo indicatore rituale.
refused-septima-wrong-icon = Quello spazio non mostra l’icona della tua azione.
refused-septima-no-offering = Quello spazio chiede in offerta un ingrediente, che non hai.
setup-septima-unknown-variant = «{ $detail }» non è una variante di Septima; ci sono basic, full, fixed-hunter, fixed-trials e deterministic; in solitario anche easy, standard, hard, hardest, tribulations-4 fino a -8, wisdom-1, -28, -35, bonuses-never, bonuses-always, cards-all e cards-two-each.
setup-septima-number-of-players = Septima è per 1–4 giocatori, non per { $detail }.

## The Black Widow
septima-widow-name = Vedova Nera
septima-widow-card-cooperation = Cooperazione
    .printed = Cooperation
septima-widow-card-delay = Ritardo
    .printed = Delay
septima-widow-card-information = Informazione
    .printed = Information
septima-widow-card-cooperation-text = Scegli un’azione la cui carta non è nei suoi scarti: la Vedova gioca la stessa, senza tirare il dado.
septima-widow-card-delay-text = Prima cambia la sua fila: scambia le due carte, scambia quella destra con la prima del mazzo, o rimetti la sinistra sul mazzo. Poi scegli e tira.
septima-widow-card-information-text = Tira prima il dado: conosci la sua carta prima di scegliere la tua.
septima-widow-action-collect = Vedova: Raccogliere
septima-widow-action-collect-text = Tutti i ragni si sdraiano e sorvegliano le caselle adiacenti.
septima-widow-action-collect-bonus-text = Non ottieni cristalli fino alla fine del tuo prossimo turno.
septima-widow-action-move = Vedova: Muovere
septima-widow-action-move-text = Ogni ragno si muove di 1 spazio verso di te, il più lontano di 1 in più.
septima-widow-action-move-bonus-text = Ogni ragno si muove di 1 spazio in più.
septima-widow-action-brew = Vedova: Cucinare
septima-widow-action-brew-text = Il suo sospetto sale di 1.
septima-widow-action-brew-bonus-text = Cura il paziente più vicino a te, prima quelli nelle zone d’ombra.
septima-widow-action-heal = Vedova: Curare
septima-widow-action-heal-text = Cura i 2 pazienti più vicini a te, prima quelli nelle zone d’ombra.
septima-widow-action-heal-bonus-text = Un Cittadino Dannato va dalla folla al tribunale 1.
septima-widow-action-chant = Vedova: Cantare
septima-widow-action-chant-text = Il suo sospetto sale di 1.
septima-widow-action-chant-bonus-text = Due Cittadini Dannati entrano nella folla.
septima-widow-action-recruit = Vedova: Reclutare
septima-widow-action-recruit-text = La prima cosa possibile: 2 Cittadini Dannati entrano nella folla; 2 vanno dalla folla al tribunale 1; il suo sospetto sale di 1.
septima-widow-action-recruit-bonus-text = Un altro Cittadino Dannato entra nella folla.
septima-widow-action-plead = Vedova: Difendere
septima-widow-action-plead-text = La prima cosa possibile: 2 Cittadini Dannati vanno dalla folla al tribunale 1; 2 entrano nella folla; il suo sospetto sale di 1.
septima-widow-action-plead-bonus-text = Un Cittadino Dannato va dalla sua riserva al tribunale 1.
septima-widow-action-remember = Vedova: Ricordare
septima-widow-action-remember-text = Agisce come la carta che copia; quale sia è stato sorteggiato all’inizio della partita.
septima-widow-action-remember-bonus-text = Il bonus della carta che copia.
septima-widow-action-ritual = Vedova: Rituale
septima-widow-action-ritual-text = La fila inferiore di incantesimi viene sostituita e perdi una carta Trattativa a tua scelta.
septima-widow-action-ritual-bonus-text = Il suo sospetto sale di 1.
septima-widow-prompt-draft = Prendi una delle { $count } streghe; poi il caso assegna alla Vedova una delle altre.
septima-widow-prompt-negotiate = La fila della Vedova mostra «{ $left }» (a sinistra) e «{ $right }» (a destra). Giochi una carta Trattativa prima di scegliere la tua azione?
septima-widow-prompt-card = Scegli la tua carta azione; poi il dado solitario dice quale carta gioca la Vedova: «{ $left }» (sinistra), «{ $right }» (destra) o la cima del suo mazzo.
septima-widow-prompt-card-informed = La Vedova giocherà «{ $action }». Scegli la tua carta azione.
septima-widow-prompt-cooperate = Cooperazione: scegli l’azione che giocate sia tu sia la Vedova.
septima-widow-prompt-path = Più strade sono ugualmente brevi: dove va il ragno su { $space }?
septima-widow-prompt-farthest = Più ragni sono ugualmente lontani da te: quale si muove?
septima-widow-prompt-patient = Più pazienti sono ugualmente vicini: quale cura la Vedova?
septima-widow-prompt-give = Il Rituale della Vedova ti toglie una carta Trattativa: quale?
septima-widow-prompt-accuse = La Vedova è stata scoperta: quale delle sue streghe va a processo nel secondo tribunale?
septima-widow-move-none = Nessuna Trattativa
septima-widow-move-cooperation = Cooperazione: la Vedova gioca la tua stessa azione
septima-widow-move-delay-swap = Ritardo: scambia «{ $left }» e «{ $right }» nella fila della Vedova
septima-widow-move-delay-right = Ritardo: scambia «{ $right }» con la prima carta del suo mazzo («{ $left }» resta a sinistra)
septima-widow-move-delay-left = Ritardo: rimetti «{ $left }» sul suo mazzo, fai scorrere «{ $right }» a sinistra, pesca una nuova carta
septima-widow-move-information = Informazione: tira per la Vedova prima di scegliere
septima-widow-move-give = Perdi una carta { $card }
septima-widow-move-spider = Il ragno su { $space }, a { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}
septima-widow-move-crawl = Verso { $space }
septima-widow-move-patient = Il paziente su { $hex }: { $patient }
septima-widow-move-accuse = { $witch } va a processo
septima-widow-event-remember = La carta Ricordare della Vedova è la numero { $number }: copia «{ $action }».
septima-widow-event-row = La fila della Vedova: «{ $left }» (sinistra), «{ $right }» (destra).
septima-widow-event-remember-returned = È uscita la carta Ricordare: viene rimescolata nel mazzo.
septima-widow-event-row-card = La Vedova rivela «{ $action }».
septima-widow-event-draft = La scelta delle streghe: { $witches }.
septima-widow-event-witch-joined = { $witch } si unisce alla Vedova.
septima-widow-event-negotiated = Giochi «{ $card }»; la carta esce dal gioco.
septima-widow-event-negotiation-lost = Perdi una carta { $card }.
septima-widow-event-row-changed = La fila della Vedova è ora «{ $left }» (sinistra), «{ $right }» (destra).
septima-widow-event-rolled-left = Il dado solitario: sinistra.
septima-widow-event-rolled-right = Il dado solitario: destra.
septima-widow-event-rolled-deck = Il dado solitario: cima del mazzo.
septima-widow-event-card-played = La Vedova gioca «{ $action }».
septima-widow-event-shadows = Turno della Vedova. Zone d’ombra: { $zones }.
septima-widow-event-spider-moved = Un ragno striscia da { $from } a { $to }.
septima-widow-event-spiders-lie-down = Tutti i ragni si sdraiano e sorvegliano le caselle adiacenti.
septima-widow-event-toll = I ragni ti tormentano: { $beside } accanto alla tua Guida, { $on } sul suo spazio.
septima-widow-event-resolves = Agisce la carta della Vedova: «{ $action }». { $text }
septima-widow-event-takes-bonus = La Vedova prende il bonus di «{ $action }»: { $text }
septima-widow-event-no-crystals-begin = Fino alla fine del tuo prossimo turno non ottieni cristalli.
septima-widow-event-no-crystals-end = Puoi di nuovo ottenere cristalli.
septima-widow-event-no-crystals = La Vedova ti nega dei cristalli: { $count }.
septima-widow-event-healed = La Vedova cura il paziente su { $hex } ({ $illness }); il suo tracciato è a { $level }.
septima-widow-event-to-crowd = Cittadini Dannati entrano nella folla: { $count }.
septima-widow-event-to-chamber = Un Cittadino Dannato va nel tribunale { $chamber }.
septima-widow-event-suspicion = Il sospetto della Vedova passa da { $from } a { $to }.
septima-widow-event-witch-on-trial = { $witch } della congrega della Vedova finisce nel secondo tribunale.
septima-widow-event-pile-witch-on-trial = La Vedova non ha streghe: { $witch }, dal fondo della pila, finisce nel secondo tribunale.
septima-widow-event-trial-won = La Vedova vince il processo.
septima-widow-event-recalled = Cittadini Dannati tornano nella riserva della Vedova: { $count }.
septima-widow-event-tribulation-met = Peripezia { $number }: completata.
septima-widow-event-tribulation-missed = Peripezia { $number }: non completata.
septima-widow-event-won = Peripezie completate: { $met }, necessarie: { $needed }. Hai vinto!
septima-widow-event-lost = Peripezie completate: { $met }, necessarie: { $needed }. Vince la Vedova.
septima-widow-view-coven = La Vedova: sospetto: { $suspicion } · streghe: { $witches } · Cittadini Dannati nella folla: { $crowd } · carta in gioco: { $card } · scarti: { $discard }
septima-widow-view-tracks = Tracciati paziente della Vedova: ciechi { $blind }, paralizzati { $paralysed }, infetti { $infected }
septima-widow-view-row = La sua fila: { $left } (sinistra), { $right } (destra) · carta nota in cima al mazzo: { $top } · la sua carta Ricordare copia: { $remember }
septima-widow-view-shadows = Zone d’ombra: { $zones }
septima-widow-view-spider = Un ragno sta su { $space }
septima-widow-view-spider-lying = Un ragno è sdraiato su { $space } e sorveglia le caselle adiacenti
septima-widow-view-negotiation = Le tue carte Trattativa: Cooperazione { $cooperation }, Ritardo { $delay }, Informazione { $information }
septima-widow-view-no-crystals = Non ottieni cristalli fino alla fine del tuo prossimo turno
septima-widow-view-needed = Peripezie da completare: { $count } su 8
septima-widow-view-met = Peripezia { $number } (completata): { $what }
septima-widow-view-open = Peripezia { $number } (aperta): { $what }
septima-widow-trouble-own-witches = { $count } streghe nella tua congrega
septima-widow-trouble-her-witches = al massimo { $count } streghe nella congrega della Vedova
septima-widow-trouble-ribbon = il tuo indicatore rituale sul nastro più alto
septima-widow-trouble-wisdom = { $count ->
    [one] almeno { $count } punto saggezza a conteggio concluso
   *[other] almeno { $count } punti saggezza a conteggio concluso
}
septima-sheet-widow-citizens = Cittadini Dannati nella folla
septima-sheet-widow-tracks = Tracciati paziente della Vedova
septima-sheet-widow-levels = Livelli completi della Vedova
septima-sheet-floor = La saggezza non scende mai sotto zero
septima-sheet-tribulation-met = Peripezia { $number }, completata: { $what }
septima-sheet-tribulation-missed = Peripezia { $number }, non completata: { $what }
refused-septima-must-leave-spider = La tua Guida deve ancora lasciare lo spazio del ragno; così perderesti l’ultima via d’uscita.
refused-septima-spider-there = Lì c’è un ragno: non puoi entrare nel suo spazio.
refused-septima-spiders-bar-the-way = I ragni sbarrano ogni strada verso quello spazio.
refused-septima-widow-cannot-follow = La Vedova non ha una carta di quell’azione nella fila o nel mazzo.
refused-septima-no-negotiation-card = Non hai quella carta Trattativa.
refused-septima-not-the-shortest-way = Quel passo non è su uno dei percorsi più brevi verso la tua Guida.
refused-septima-not-the-farthest = Quel ragno non è il più lontano da te.
refused-septima-not-the-nearest = Non è il paziente più vicino che la Vedova può curare.
refused-septima-witch-not-hers = Quella strega non serve la Vedova.
setup-septima-solo-is-full = Il solitario si gioca in Modalità Completa, senza la variante deterministica.
setup-septima-difficulty-is-solo = La difficoltà riguarda il solitario, non una partita a { $detail } giocatori.
setup-septima-tribulations = { $detail } Peripezie non sono previste; si gioca con 4, 5, 6, 7 o 8.
setup-septima-wisdom-target = Un traguardo di { $detail } punti saggezza non è previsto; si gioca con 42, 35, 28 o 1.

# Perché una mossa è buona, in poche parole.
septima-reason-attune = la sintonia dà un bonus e può far salire sul tracciato rituale
septima-reason-attune-basic = la sintonia dà un bonus
septima-reason-collect = gli ingredienti diventano pozioni, e le pozioni saggezza
septima-reason-brew = gli ingredienti cucinati valgono più di quelli conservati
septima-reason-heal = ogni livello di un tracciato paziente rende, e i livelli completi rendono di più
septima-reason-calm = meno sospetto tiene lontani cacciatori e cittadini infuriati
septima-reason-citizens = i cittadini vincono i processi
septima-reason-ritual = il tracciato rituale porta incantesimi subito e saggezza in cima
septima-reason-prepare = un posto migliore, o di nuovo una buona carta
septima-reason-brew-wisdom = una Pozione Pratica dà subito saggezza
septima-reason-brew-remedy = un paziente aspetta questa pozione
septima-reason-place = un buon posto per ciò che segue
septima-reason-bonus = il bonus non costa altro
septima-reason-cast = è adesso che l’incantesimo serve di più
septima-reason-ability = questa abilità è gratuita
septima-reason-witch = una strega porta un’abilità e fa valere un obiettivo in più
septima-reason-escape = il cacciatore ti raggiungerebbe
septima-reason-goods = è ciò che manca alle tue ricette
septima-reason-spell = un incantesimo in più da lanciare a ogni stagione
septima-reason-enough = qui nulla vale il suo costo
septima-reason-pay = è ciò che ti mancherà di meno
septima-reason-lose = è la strega di cui la congrega può fare più facilmente a meno
septima-reason-hunter = lì ti minacciano di meno
septima-reason-most = qui è ciò che rende di più

# What is said of the game before anybody sits down.
septima-tagline = Guida una congrega: cura, cucina pozioni e salva le tue sorelle prima che arrivino i cacciatori.
septima-goal = Guida una congrega attraverso le stagioni: muoviti, raccogli, cucina pozioni, cura e difendi le streghe accusate. Vince chi ha più saggezza; il sospetto attira i cacciatori.
septima-variant-basic = La Modalità Base, per la prima partita
septima-variant-fixed-hunter = Cacciatori senza dado
septima-variant-fixed-trials = Processi senza sorteggio

# ---- alone: what can be agreed on before
septima-alone = Da soli contro la Vedova Nera
septima-choice-difficulty = Difficoltà
septima-choice-difficulty-usual = normale
septima-variant-easy = facile: tutte le agevolazioni
septima-variant-hard = difficile: sei Peripezie, la Vedova prende sempre il bonus
septima-variant-hardest = estrema: tutte e otto le Peripezie
septima-choice-tribulations = Peripezie da completare
septima-choice-tribulations-usual = secondo la difficoltà
septima-variant-tribulations-4 = quattro
septima-variant-tribulations-6 = sei
septima-variant-tribulations-7 = sette
septima-variant-tribulations-8 = tutte e otto
septima-choice-wisdom = Saggezza per l’ultima Peripezia
septima-choice-wisdom-usual = secondo la difficoltà
septima-variant-wisdom-1 = almeno 1
septima-variant-wisdom-28 = almeno 28
septima-variant-wisdom-35 = almeno 35
septima-choice-bonuses = Il bonus sintonia della Vedova
septima-choice-bonuses-usual = secondo la difficoltà
septima-variant-bonuses-never = non lo prende mai
septima-variant-bonuses-always = lo prende sempre
septima-choice-cards = Carte Trattativa
septima-choice-cards-usual = secondo la difficoltà
septima-variant-cards-all = tutte e dieci
septima-variant-cards-two-each = due per tipo

## La guida per chi inizia
septima-coach-draft = Ogni strega aiuta in una cosa. Due che vanno bene insieme, per esempio una per Raccogliere e una per Cucinare, sono un buon inizio.
septima-coach-prologue = La sezione in alto vale tre volte, quella in mezzo due, quella in basso una. Con gli ingredienti puoi cucinare presto.
septima-coach-card = Si sceglie tutti insieme. La stessa carta di un’altra congrega, o dell’indicatore Septima attivo, è in sintonia: hai il bonus, ma il sospetto sale e il cacciatore della tua zona può arrivare. Ogni carta torna solo la prossima stagione.
septima-coach-leader = Mettiti tra caselle i cui ingredienti ora sono lunari, e guarda dove vivono i cacciatori.
septima-coach-spell = Un incantesimo si lancia prima o dopo la tua azione e poi è consumato finché non lo prepari di nuovo.
septima-coach-ritual = Sali sul tracciato rituale: i nastri danno incantesimi. Le azioni in sintonia possono salire su uno spazio con la loro icona.
septima-coach-quick = Prima di ogni azione la tua Guida può fare un passo: verso ingredienti lunari, o lontano dal cacciatore.
septima-coach-walk = Vai un passo alla volta e prendi un ingrediente lungo il cammino. I passi si possono annullare.
septima-coach-window = Usa quello che vuoi tra pozioni, incantesimi e streghe, in qualsiasi ordine. Nulla è obbligatorio.
septima-coach-bonus = Sei in sintonia. Di solito il bonus conviene; il sospetto arriva comunque.
septima-coach-brew = Le Pozioni Pratiche danno saggezza quando le cucini; i Rimedi rendono curando. Un cristallo vale come qualsiasi ingrediente: tienilo per dopo.
septima-coach-heal = Per curare serve il Rimedio giusto; il cittadino infuriato si calma e sali sul tracciato paziente, che dà ricompense.
septima-coach-chamber = I cittadini in un tribunale parlano per la strega accusata. Chi ne ha di più vince il processo e può prendere la strega.
septima-coach-remember = Scegli un’azione già giocata in questa stagione e rifalla.
septima-coach-favour = La folla ti aiuta. Ogni favore si può prendere una volta.
septima-coach-hunt = Il cacciatore corre quanto dicono il dado e il tuo sospetto sommati. Se ti prende, una strega va nel tribunale 2.
septima-coach-witch = Più streghe significano più abilità, e alla fine contano più obiettivi del tuo Libro degli Oracoli.
septima-coach-other = Una carta ti chiede una scelta tutta sua: il suo testo dice che cosa ne viene.
septima-coach-widow-negotiate = Il dado della Vedova sceglie tra le carte della sua fila. Una carta Trattativa ne cambia l’esito, poi è persa.
septima-coach-widow-card = Se la Vedova gioca la stessa azione sei in sintonia con lei. Guarda la sua fila: la sinistra è la più probabile.
septima-coach-widow-spiders = I ragni prendono la via più breve verso di te. Scegli quella che ti lascia spazio.
septima-coach-widow-choice = Dove le regole della Vedova lasciano qualcosa di aperto, decidi tu per lei.
septima-theme-bonus = Il bonus sintonia
septima-theme-brew = Cucinare
septima-theme-card = Scegliere l’azione
septima-theme-chamber = Quale tribunale
septima-theme-draft = Scegliere le streghe
septima-theme-favour = Il favore della folla
septima-theme-heal = Curare
septima-theme-hunt = La caccia
septima-theme-leader = Il posto della Guida
septima-theme-other = La scelta di una carta
septima-theme-prologue = L’inizio
septima-theme-quick = Un passo prima dell’azione
septima-theme-remember = Ricordare
septima-theme-ritual = Il tracciato rituale
septima-theme-spell = Incantesimi
septima-theme-walk = Muovere
septima-theme-window = Pozioni, incantesimi, streghe
septima-theme-witch = Quale strega resta
septima-theme-widow-negotiate = Negoziare
septima-theme-widow-card = Scegliere l’azione
septima-theme-widow-spiders = Le vie dei ragni
septima-theme-widow-choice = Decidere per la Vedova
septima-danger-hunted = Il tuo sospetto salirebbe a { $suspicion }: con { $catching } su { $faces } facce del dado il cacciatore ti prende.
septima-danger-lured = Il tuo sospetto salirebbe a { $suspicion }, e un cacciatore si sposterebbe nella tua zona.
septima-danger-confronted = Il tuo sospetto salirebbe oltre { $most }: i cittadini ti affrontano, e una strega va nel tribunale 2.
septima-danger-if-shared = Se un’altra congrega gioca la stessa carta: { $danger }
septima-danger-near = Lì il cacciatore ti prende con { $catching } su { $faces } facce del dado.
septima-danger-caught = Il cacciatore arriva fino a te: senza un Portafortuna una strega viene catturata, o perdi saggezza.
septima-plan-brew = Puoi cucinare: { $goods }. Cucinare trasforma gli ingredienti in saggezza e Rimedi.
septima-plan-collect = Non puoi ancora cucinare nessuna pozione: prima gioca Raccogliere. Ora sono lunari: { $goods }.
septima-plan-suspicion = Il tuo sospetto è { $suspicion }: gioca Cantare prima di un’altra sintonia, o resta lontano dai cacciatori.
septima-plan-recruit = I processi chiudono la stagione, e nella folla non c’è nessun tuo cittadino alleato: Reclutare ne porta.
septima-plan-plead = I tuoi cittadini alleati nella folla: { $count }. Con Difendere vanno in un tribunale, dove contano di sicuro.
septima-back-points = Saggezza che la stagione ti ha portato, come si conterebbe ora: { $points }.
septima-back-deeds = Pozioni cucinate: { $brewed }; pazienti curati: { $healed }. Con i Rimedi si cura, e curare rende di più.
septima-back-trial = Processi vinti: { $count }. Ogni strega porta un’abilità.
septima-back-no-trial = Nessun processo vinto: più cittadini alleati nei tribunali aiuterebbero.
septima-back-caught = Catture e affronti subiti: { $count }. Sarebbero serviti meno sospetto o un posto più lontano dal capanno.
## Che cosa c’è nella scatola
septima-things-potion = Pozioni
septima-things-token = Segnalini
septima-things-action = Carte azione
septima-things-favour = Favori della folla
septima-things-building = Edifici
septima-things-spell = Incantesimi
septima-things-witch = Streghe
septima-things-objective = Obiettivi: i Libri degli Oracoli
septima-things-negotiation = Carte Trattativa
septima-things-widow-card = Le carte della Vedova
septima-things-tribulation = Peripezie
septima-book-number = Libro degli Oracoli { $book }
septima-book-goals = I suoi obiettivi: { $objectives }. Alla fine ne segni tanti quante sono le tue streghe, dal più prezioso.
septima-tribulation = Peripezia { $number }
septima-tribulation-book = Completa l’obiettivo { $number } del tuo libro. Non serve nessuna strega.
septima-tribulation-goal = Si completa a fine partita così: { $what }.
