# Le schermate del terminale

tui-page-table = Tavolo
tui-choices = Scelte
tui-more = … continua sotto (< >)
tui-panel-table = Tavolo
tui-panel-story = Cronaca
tui-panel-seats = Posti
tui-panel-rule = Regola
tui-panel-score = Punti
tui-panel-talk = Chiacchiere
tui-panel-signs = Segni
tui-panel-help = Aiuto
tui-panel-choice = Questa scelta
tui-panel-report = Analisi
tui-no-talk = Nessuno ha ancora detto nulla. : comincia una frase.
tui-statements = Che cosa puoi dire (↑↓, Invio)
tui-explained = { $name }: { $text }
tui-more-tip = (Spazio: tutto)
tui-too-small = Questa finestra è troppo piccola per un tavolo: servono { $width } colonne e { $height } righe. Ingrandiscila, oppure esci con Ctrl-C e gioca con --plain.
tui-curtain =
    Ora allo schermo: { $name }.
    Cedi il posto. Premi Invio quando nessun altro guarda.
tui-waiting = Si attende: { $names }.
tui-not-asked = Adesso non tocca a te decidere.
tui-only-told = Questa partita viene solo rivista; qui non si gioca.
tui-say-aloud = Siete tutti davanti a questo schermo: dillo a voce.
tui-no-rule = Adesso non c’è nessuna domanda, quindi nessuna regola la pone. / cerca qualsiasi regola o carta.
tui-no-score = I punti vengono mostrati a fine partita.
tui-moment = { $at } mosse su { $of }
tui-ask-word = Una carta, un luogo o una regola:
tui-ask-speech = Di’:
tui-keys-list = ↑↓ o lettera, Invio: scegli · Tab: mappa · ⌫ annulla · ! consiglio · / cerca · ? aiuto
tui-keys-map = frecce, Invio: scegli · Tab: elenco · ⌫ annulla · ! consiglio · / cerca · ? aiuto
tui-keys-replay = ←→ mossa · ↑↓ round · Inizio Fine · e: vista · 2 cronaca · / cerca · ? aiuto
tui-keys-report = ←→ mossa · n p: osservazione seguente o precedente · ↑↓ round · 8 analisi · e: vista · ? aiuto
tui-help =
    Scegliere
      ↑ ↓           la scelta precedente o successiva
      una lettera   la scelta con questa lettera; la stessa lettera la gioca
      Invio         gioca la scelta indicata
      Tab           le frecce si muovono sulla mappa, o di nuovo nell’elenco
      mouse         un clic sceglie, un secondo clic gioca
      Backspace     annulla la tua ultima mossa, finché è corretto farlo
      Spazio        tutto sulla mossa scelta
      !             che cosa farebbe chi gioca bene
    Guardare
      {"  "}[ ]           le altre pagine del tavolo
      < >           scorre una pagina più lunga del suo spazio
      ← →           sposta una tabella più larga dello schermo
      da 1 a 7      tavolo, cronaca, posti, regola, punti, chiacchiere, segni
      /             spiega una carta, un luogo, un segno o una regola
      Esc           torna al tavolo
    Altro
      : oppure "    di’ qualcosa al tavolo
      + -           il tavolo successivo o precedente
      Ctrl-W        chiude questa scheda; la partita continua
      Ctrl-L        ridisegna lo schermo
      Ctrl-Z        sospende; fg riprende
      Ctrl-C        esce; la partita è salvata e si può riprendere
    Una partita rivista
      ← →           una mossa indietro o avanti
      ↑ ↓           un round indietro o avanti
      Inizio Fine   l’inizio o la fine
      e             dal punto di vista del posto successivo

tui-join-lost = Connessione interrotta; nuovo tentativo …
tui-join-gathering = Il tavolo attende i suoi giocatori.
tui-join-known = Qualcuno può conoscere la distribuzione di questo tavolo, perciò la partita non vale per il punteggio.
tui-join-closed = Il tavolo è stato chiuso.
tui-join-lobby = Tavoli del server: { $server }
tui-join-lobby-ask = Quale tavolo?
tui-join-open = { $game }: { $names }
tui-join-open-known = { $game }: { $names } (distribuzione nota, senza punteggio)
tui-join-free = posto libero
tui-join-claim = Siediti al posto { $number }
tui-join-place = Metti un giocatore artificiale ({ $level }) al posto { $number }
tui-join-start = Comincia la partita
tui-join-leave = Alzati
tui-join-accept = Accetta l’invito
tui-join-decline = Rifiuta l’invito
tui-join-new = Apri un tavolo ({ $game }) contro il computer
tui-join-look = Cerca di nuovo i tavoli
tui-join-no-hints = Qui un tavolo di un server non dà consigli.
tui-join-refused = { $message } ({ $code })
tui-join-unreachable = Il server non è raggiungibile: { $error }
tui-cannot-clear = Qui giocano più persone, ma questo terminale non si può cancellare tra l’una e l’altra, e ognuna vedrebbe ciò che hanno visto le altre. Imposta TERM, oppure affida i posti al computer.
tui-needs-screen = I tavoli di un server richiedono un terminale di almeno 80 colonne e 24 righe; i programmi giocano tramite l’API.
tui-rules-more = { $count ->
    [one] Ne parla ancora un altro punto: coven rules { $game } --search "{ $what }"
   *[other] Ne parlano ancora { $count } altri punti: coven rules { $game } --search "{ $what }"
}
