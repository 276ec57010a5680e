# What stands on the pages

## Everywhere
page-skip = Skip to the content
page-home = Home
page-lobby = Lobby
page-language = Language
page-theme = Light or dark
page-theme-auto = As the system
page-theme-light = Candlelight
page-theme-dark = Night
page-sound = Sound
page-sound-on = Ring when it is my turn
page-sound-off = Stay silent
page-close = Close
page-rule = Read the rule { $rule }
page-away = The connection is lost. We keep trying.

## Home
page-motto = Three witch games at one table: play at once against bots, or with friends by a link.
page-continue = Continue
page-players = { $least } to { $most } players
page-play-bots = Play against bots now
page-invite = Invite friends
page-learn = Learn by playing
page-fair = Every deal is promised before the first card and can be checked afterwards. Nobody sees what they should not, bots included.

## Lobby and new tables
page-lobby-about = Sit down where a seat is free, or open a table of your own.
page-lobby-empty = No table is waiting for players. Open one!
page-open-tables = Tables with free seats
page-free-seats = { $number ->
    [one] { $number } free seat
   *[other] { $number } free seats
}
page-join = Sit down
page-to-table = To the table
page-all-here = Everybody is here
page-ago-now = just now
page-ago-minutes = { $number ->
    [one] { $number } minute ago
   *[other] { $number } minutes ago
}
page-ago-hours = { $number ->
    [one] { $number } hour ago
   *[other] { $number } hours ago
}
page-ago-days = { $number ->
    [one] { $number } day ago
   *[other] { $number } days ago
}
page-your-turn = Your turn
page-others-turn = Others are thinking
page-new-of = New table: { $game }
page-seats = Seats
page-seat-number = Seat { $number }
page-seat-you = You
page-seat-guest = A friend, by the link
page-seat-nobody = Nobody
page-seat-bot = Bot: { $level }
page-level-random = plays at random
page-level-novice = Novice
page-level-apprentice = Apprentice
page-level-adept = Adept
page-level-archwitch = Archwitch
page-variants = Variants
page-visible = Who may come?
page-visible-link = Only those who have the link
page-visible-lobby = Everybody: show it in the lobby
page-open-table = Open the table

## A table
page-table-title = { $game } · Coven
page-table-in-words = The table in words
page-tabs = Parts of the table
page-tab-board = Board
page-tab-seats = Seats
page-log = Story
page-others = Cards and seats
page-zoom = Closer or further
page-confirm = Confirm
page-confirm-about = Confirm what you have chosen
page-release = Choose again
page-look-again = Look again
page-moment-skip = Click to skip
page-undo = Take back
page-waiting = { $names }: { $what }
page-deciding = deciding…
page-answered = has decided
page-over = The game is over.
page-total = Total
page-winner = { $number ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
page-chart = Points if the game had ended then, by round
page-rematch = Rematch
page-record = Download the record
page-replay = Watch again
page-replay-at = Move { $move } of { $moves }
page-replay-back = One move back
page-replay-on = One move on
page-replay-go = Go
page-play-on = Play on from here against bots

## People at a table
page-people = Who plays
page-chair-free = free
page-chair-stand-in = away; a bot plays ({ $level })
page-hand-over = Let a bot play for me
page-hand-other = Let a bot play instead
page-come-back = Play again myself
page-leave = Leave the table
page-talk = Table talk
page-talk-say = Say something
page-talk-send = Say
page-rematch-join = On to the rematch
page-replay-end = To the end
page-eyes = Through whose eyes
page-eyes-spectator = as a spectator
page-eyes-of = as { $seat }
page-lesson = Lesson
page-lesson-step = Lesson, { $number } of { $of }
page-lesson-good = A good choice: { $choice }.
page-lesson-done = You know the way now. End the lesson and play on.
page-lesson-end = End the lesson

## Before the game
page-invite-link = Send this link to your friends. Whoever has it can sit down.
page-invite-listed = Everybody finds this table in the lobby. You can also send the link.
page-link = The link to this table
page-copy = Copy
page-copied = Copied
page-start = Start the game
page-start-with-bots = Fill up with bots and start
page-gathering = { $number ->
    [one] { $number } seat is still free.
   *[other] { $number } seats are still free.
}
page-stand-up = Stand up
page-change-seat = Move here
page-bot = Bot
page-add-bot = Add a bot
page-remove-bot = Remove

## You
page-you = You
page-your-name = Your name at tables
page-your-name-about = How others see you:
page-save = Save
page-finished = Finished games
page-ratings = Ratings
page-rating = { $game }: { $rating } after { $games ->
    [one] { $games } game
   *[other] { $games } games
}
page-signed-in = You are signed in as { $login }.
page-sign-out = Sign out
page-sign-up = Keep my games
page-sign-up-about = With a login and a passphrase you find your name, tables and ratings again on every device.
page-sign-in = Sign in
page-sign-in-about = You have been here before? Sign in.
page-login = Login
page-passphrase = Passphrase
page-import = Open a record
page-import-about = A finished game can be watched again, a running one played on.
page-import-file = The record as a file
page-import-text = … or its text:
page-import-open = Open

## Rules
page-read-rules = Read the rules
page-rules-of = The rules of { $game }

## When something cannot be done
page-problem = That did not work
page-problem-back = Back
page-error-not-seated = You do not sit at this table.
page-error-not-host = Only whoever opened the table may do that.
page-error-no-such-seat = This table has no such seat.
page-error-seat-taken = Somebody already sits there.
page-error-seats-open = A seat is still free.
page-error-already-started = The game has already begun.
page-error-not-started = The game has not begun yet.
page-error-game-over = The game is over already.
page-error-game-running = That can be done once the game is over.
page-error-deal-running = The same deal is still being played at another table.
page-error-handed-over = A bot plays for you. Take your seat back first.
page-error-not-handed = No bot plays for you.
page-error-not-away = Give them a little more time.
page-error-talked-out = There has been too much talk at this table.
page-error-conflict = The table has moved on since you looked. Look again and choose anew.
page-error-not-a-move = That is no move of this game.
page-error-no-such-table = There is no such table. Perhaps a letter of the link is missing.
page-error-no-such-game = We do not have this game.
page-error-no-such-move = The game has no such move.
page-error-not-found = There is nothing here.
page-error-nobody = Say who you are first.
page-error-not-your-seat = You may look through others’ eyes once the game is over.
page-error-no-record = The rules have changed since: this game has no whole record.
page-error-record = This is no record of a game, or it breaks a rule.
page-error-too-many = That was a little too fast. Wait a moment.
page-error-origin = This request came from another site.
page-error-bad-name = A name has 1 to 32 visible characters.
page-error-bad-login = A login has 3 to 32 letters, digits, - or _.
page-error-bad-passphrase = A passphrase has 8 to 200 characters.
page-error-login-taken = Somebody else has this login.
page-error-has-account = You have an account under another name.
page-error-wrong-login = Login and passphrase do not fit.
page-error-bad-text = Say something, but not too much.
page-error-players = This game is not played by so many.
page-error-store = The server cannot write at the moment. Nothing was lost; try again.
