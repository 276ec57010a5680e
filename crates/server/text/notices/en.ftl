server-over = Your game of { $game } is over.
letter-turn = Your turn: { $game }
letter-invitation = You are asked to play: { $game }
letter-over = A game is over: { $game }
letter-reminder = Your time is running out: { $game }
letter-digest = { $count ->
    [one] One notice from Coven
   *[other] { $count } notices from Coven
}
letter-why = You get this mail because { $name } has asked for notices from { $house }. Choose what you are told: { $link }
letter-leave = No more mails: { $link }
letter-link = { $link }
letter-confirm = Confirm your address
letter-confirm-about = { $name } wants to get notices from { $house } at this address. If that is you, open this link within a day:
letter-confirm-not-you = If it is not you, do nothing: without the link no more mails come.
letter-reset = Your new passphrase
letter-reset-about = Somebody has asked for a new passphrase for the login { $login } at { $house }. If it was you, open this link within an hour:
letter-reset-not-you = If it was not you, do nothing: your passphrase stays as it is.
letter-test = Test notice
letter-test-about = This notice was sent from { $house } and has arrived.
