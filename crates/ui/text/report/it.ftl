page-report-title = { $game }: fortuna e abilità
page-report-chances = Le probabilità di vittoria nel corso della partita, ognuna dal punto di vista di chi siede a quel posto
page-report-chances-hindsight = Col senno di poi: le probabilità a carte scoperte
page-report-hindsight-explained = Nessuno poteva saperlo durante la partita. Non dice nulla dell’abilità.
page-report-ledger = Da dove viene ogni risultato
page-report-explained = La probabilità iniziale e tutte le parti insieme danno il risultato, esattamente. Le pescate sono la distribuzione, i mazzi, i dadi e gli eventi; le rivelazioni sono cose nascoste diventate note; le scommesse sono scelte simultanee che sono state scoperte; gli errori propri sono ciò che la mossa migliore avrebbe dato in più, dove è fuori dubbio.
page-report-seat = posto
page-report-prior = inizio
page-report-result = risultato
page-report-draws = pescate
page-report-reveals = rivelazioni
page-report-guesses = scommesse
page-report-others = altri
page-report-errors = errori propri
page-report-accuracy = precisione
page-report-moves = Le mosse che hanno contato di più
page-report-no-errors = In questa partita non c’è alcun errore fuori dubbio.
page-report-kind = { $kind ->
    [inaccuracy] Imprecisione
    [mistake] Errore
   *[blunder] Errore grave
}
page-report-move = Mossa { $seq }, { $name }
page-report-played = Giocata: { $move }
page-report-better = Meglio: { $move }, guadagno: { $loss } punti percentuali (intervallo al 95%: { $low }–{ $high })
page-report-why = Perché: { $reason }
page-report-open-cards = Col senno di poi, a carte scoperte: { $loss } punti percentuali.
page-report-turning = I momenti decisivi
page-report-turning-point = Mossa { $seq }, { $name }: probabilità prima { $before }%, dopo { $after }%.
page-report-look = Guarda la posizione
page-report = Fortuna e abilità
page-report-waiting = Questa partita sarà analizzata appena i bot avranno tempo.
page-report-under-way = Questa partita è in corso di analisi: { $percent }%.
page-report-progress = Avanzamento del rapporto
page-report-ready = Il rapporto è pronto.
page-report-given-up = Su questa partita non è stato possibile stabilire nulla.
page-report-own = Il tuo risultato, in punti percentuali: pescate e rivelazioni { $luck }, scommesse { $guesses }, altri { $others }, errori propri { $errors }.
page-report-ways = Come proseguire
page-report-back = Torna al rapporto
page-exercise = Impara dai tuoi errori
page-exercise-ask = Qui un’altra mossa sarebbe stata migliore. Che cosa giocheresti adesso?
page-exercise-good = { $move }: nulla mostra che un’altra mossa sia migliore.
page-exercise-worse = { $move }: la mossa migliore vale di più, in punti percentuali: { $loss } (intervallo al 95%: { $low }–{ $high }). Riprova.
page-exercise-show = Mostra la risposta
page-exercise-next = Posizione successiva
