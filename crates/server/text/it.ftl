server-your-turn = È il tuo turno in una partita di { $game }.
server-invited = { $game }: ti chiedono di giocare. Rispondi sì o no.
server-reminder = { $game }: gli altri ti aspettano. Tempo rimasto: { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
}.
server-prepared-given = La risposta che avevi preparato è stata data.
server-prepared-other-question = Ciò che avevi preparato è stato scartato: ti viene chiesto altro.
server-prepared-other-case = Ciò che avevi preparato è stato scartato: il caso non si è presentato.
server-prepared-not-possible = Ciò che avevi preparato è stato scartato: ora non è possibile.
server-prepared-taken-back = Ciò che avevi preparato è stato scartato: hai ritirato una mossa.
server-prepared-handed = Ciò che avevi preparato è stato scartato: un bot gioca per te.
server-prepared-rest-turn-over = La risposta che avevi preparato è stata data. Ciò che avevi preparato per dopo è stato scartato: il tuo turno è finito.
server-prepared-rest-other-question = La risposta che avevi preparato è stata data. Ciò che avevi preparato per dopo è stato scartato: ti viene chiesto altro.
server-prepared-rest-other-case = La risposta che avevi preparato è stata data. Ciò che avevi preparato per dopo è stato scartato: il caso non si è presentato.
server-prepared-rest-not-possible = La risposta che avevi preparato è stata data. Ciò che avevi preparato per dopo è stato scartato: ora non è possibile.
