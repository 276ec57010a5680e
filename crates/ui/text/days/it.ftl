## Play over days: pace, a person’s time, what is urgent, notes.
page-stand-in = Chi continua quando a qualcuno finisce il tempo
page-stand-in-about = Nessuno perde per il tempo. Con un bot più forte di «{ $level }» la partita non conta per la classifica.
page-stand-in-told = Quando a qualcuno finisce il tempo, un bot ({ $level }) gioca al suo posto finché non torna.
page-days-about = Con giorni per ogni mossa contano le ore di quiete e le vacanze di ciascuno.
page-on-holiday = { $seat }: in vacanza, { $from } – { $until }
page-day = { $month ->
    [1] { $day } gennaio
    [2] { $day } febbraio
    [3] { $day } marzo
    [4] { $day } aprile
    [5] { $day } maggio
    [6] { $day } giugno
    [7] { $day } luglio
    [8] { $day } agosto
    [9] { $day } settembre
    [10] { $day } ottobre
    [11] { $day } novembre
   *[12] { $day } dicembre
}
page-time-left = restano { $time }
page-next-table = Prossimo tavolo: { $game }
page-time = Il tuo tempo
page-time-about = Per i tavoli dove una mossa può richiedere giorni. Lì il tuo orologio segue la tua giornata: il tempo non scade di notte né mentre sei via.
page-time-zone = Fuso orario
page-time-quiet = Ore di quiete
page-time-quiet-about = Ciò che scadrebbe in quelle ore scade alla loro fine. Al massimo 12 ore; lascia vuoti i due campi per non averne.
page-time-from = Dalle
page-time-until = Alle
page-holidays = Vacanze
page-holidays-about = Mentre sei via il tuo orologio sta fermo, e gli altri vedono fino a quando. Al massimo { $length } giorni di seguito.
page-holidays-left = { $days ->
    [0] Dei { $most } giorni di quest’anno non ne resta nessuno.
    [one] Dei { $most } giorni di quest’anno ne resta { $days }.
   *[other] Dei { $most } giorni di quest’anno ne restano { $days }.
}
page-holidays-none = Non ne hai annunciata nessuna.
page-holiday-first = Primo giorno
page-holiday-last = Ultimo giorno
page-holiday-announce = Annuncia
page-holiday-cancel = Annulla
page-holiday-end = Eccomi di nuovo
page-note = I tuoi appunti
page-note-about = Li vedi solo tu, qui e sugli altri tuoi dispositivi.
page-error-bad-zone = Questo fuso orario non esiste.
page-error-bad-quiet-hours = Le ore di quiete hanno un inizio e una fine, a distanza di 12 ore al massimo.
page-error-bad-holiday = Questi giorni non si possono annunciare: iniziano da oggi in poi ed entro un anno, sono al massimo 14 di seguito con un giorno fra due vacanze, e al massimo 30 all’anno.
page-prepare = Prepara una risposta
page-prepare-about = Di’ ora che cosa risponderai quando toccherà a te. La risposta viene data subito, non ti costa tempo e nessun altro la vede. Se ti viene chiesto altro, viene scartata e lo saprai.
page-prepare-asked = Che cosa potrebbe esserti chiesto
page-prepare-none = Ora non si può prevedere che cosa ti sarà chiesto.
page-prepare-when = Quando vale
page-prepare-any = Qualunque cosa accada prima
page-prepare-if = Solo dopo questo:
page-prepare-do = Prepara questa risposta
page-prepared = Risposte preparate
page-prepared-drop = Scarta ciò che è preparato
page-error-asked-now = Tocca a te adesso. Rispondi prima a questo.
page-error-shared-screen = A uno schermo condiviso non si può preparare nulla: gli altri lo vedrebbero.
page-error-no-such-case = Non è ciò che potrebbe esserti chiesto. Guarda di nuovo che cosa può accadere.
page-error-too-many-prepared = Si possono preparare al massimo otto risposte.
