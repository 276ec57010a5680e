# What stands on the pages

## Everywhere
page-skip = Skip to the content
page-home = Home
page-lobby = Lobby
page-language = Language
page-preferences = Preferences
page-theme = Light or dark
page-theme-auto = As the system
page-theme-light = Candlelight
page-theme-dark = Night
page-since = Since your last move
page-pace = How fast the others act
page-pace-normal = About a second for each act
page-pace-slow = Slowly
page-pace-quick = Quickly
page-pace-once = All at once
page-lone = Questions with one answer
page-lone-answer = Answer them for me
page-lone-ask = Ask me
page-sound = Sound
page-sound-on = Ring when it is my turn
page-sound-off = Stay silent
page-close = Close
page-rule = Read the rule { $rule }
page-away = The connection is lost. We keep trying.

## Home
page-motto = Witch games at one table: play at once against bots, or with friends by a link.
page-continue = Continue
page-players = { $least } to { $most } players
page-play-bots = Play against bots now
page-invite = Invite friends
page-first-game = A first game with a coach
page-fair = Every deal is promised before the first card and can be checked afterwards. Nobody sees what they should not, bots included.

## Lobby and new tables
page-lobby-about = Sit down where a seat is free, or open a table of your own.
page-lobby-empty = No table is waiting for players. Open one!
page-open-tables = Tables with free seats
page-free-seats = { $number ->
    [one] { $number } free seat
   *[other] { $number } free seats
}
page-deal-known = Known deal, not rated
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
page-invited = You are invited
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
page-labelled = { $what }: { $text }
page-waiting = { $names }: { $what }
page-deciding = deciding…
page-answered = has decided
page-over = The game is over.
page-total = Total
page-winner = { $number ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
page-nobody-won = Nobody wins.
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
page-chair-held = asked to play; the chair is held until
page-chair-stand-in = away; a bot plays ({ $level })
page-bot-hurried = thinks briefly, because many bots think at once
page-bots-hurried = bots think briefly
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
page-coach = Coach
page-coach-explain = How this works
page-coach-plan = Plan
page-coach-back = How it went
page-coach-good = A good choice: { $choice }.
page-coach-dangers = Dangers
page-coach-on = Call the coach
page-coach-off = Send the coach away

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
page-deal-word = This table is dealt from a word: the full tables that the same person opened with it begin together, with the same deal, when this person says so. Nobody looks on, and the game is not rated.
page-deal-record = This table is dealt from a record: whoever has the record can know what comes. The game is not rated.
page-deal-position = This table began in a position that was set up by hand. The game is not rated.
page-invited-question = You are invited to play here. A chair is held for you. Do you want to play?
page-accept = Yes, I play
page-decline = No, thank you
page-unanswered = { $number ->
    [one] { $number } person has not answered yet.
   *[other] { $number } people have not answered yet.
}
page-start-without-them = Wait no longer: fill up with bots and start
page-withdraw = Hold it no longer
page-stand-up = Stand up
page-change-seat = Move here
page-bot = Bot
page-add-bot = Add a bot
page-remove-bot = Remove
page-chair-beside = at the same screen
page-beside = Another person at this screen
page-beside-about = You hand the screen around. Between you a curtain falls, so that nobody sees what the others hold. Such a game is not rated.
page-beside-name = Name of that person
page-beside-add = Seat this person
page-curtain-title = Curtain
page-curtain = The screen is for { $name }. Nobody else look now, please.
page-curtain-lift = I am { $name }: lift the curtain
page-curtain-lower = Lower the curtain
page-close-table = Close this table
page-table-closed = This table was closed. No game counts here.

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
page-sign-out-about = You are signed out in all your browsers at once. Tokens of your programs stay valid.
page-sign-up = Keep my games
page-sign-up-about = With a login and a passphrase you find your name, tables and ratings again on every device.
page-sign-in = Sign in
page-sign-in-about = You have been here before? Sign in.
page-login = Login
page-passphrase = Passphrase
page-reset = Choose a new passphrase
page-reset-about = For the login { $login }. You are signed in with it at once; everywhere else you have to sign in again.
page-enter = Come in with an invitation
page-enter-about = This server is open to those who were invited. Enter the code that you were given.
page-invitation-code = Invitation code
page-enter-now = Come in
page-import = Open a record
page-import-about = A finished game can be watched again, a running one played on.
page-import-file = The record as a file
page-import-text = … or its text:
page-import-open = Open

## Rules
page-read-rules = Read the rules

## When something cannot be done
page-problem = That did not work
page-problem-back = Back
page-error-not-seated = You do not sit at this table.
page-error-not-host = Only whoever opened the table may do that.
page-error-no-such-seat = This table has no such seat.
page-error-seat-taken = Somebody already sits there.
page-error-seat-held = This chair is held for somebody who was asked to play.
page-error-seen-another-seat = You have played another seat here and seen its secrets. You may take that one again, and no other.
page-error-not-invited = No chair is held for you here any more.
page-error-unanswered = Somebody who was asked to play has not answered yet.
page-error-seats-open = A seat is still free.
page-error-already-started = The game has already begun.
page-error-not-started = The game has not begun yet.
page-error-game-over = The game is over already.
page-error-game-running = That can be done once the game is over.
page-error-deal-begun = This deal has begun at another table. Tables of one word begin together: open a new table with the word, and it gets a new deal.
page-error-deal-running = This deal is still being played, so only those who play it see it. Come back when all its tables are over.
page-error-deal-shared = Tables of one word share their deal only where two people or more sit. Use another word, or close the other tables first.
page-error-handed-over = A bot plays for you. Take your seat back first.
page-error-strong-stand-in = In a rated game a bot that plays for you is an apprentice at most.
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
page-error-too-many-attempts = Too many failed attempts to sign in to this account. Try again in a minute.
page-error-too-many-tables = You have opened too many tables that have not begun. Begin or close one first.
page-error-invitation-needed = This server is open to those who were invited. You need the code of an invitation.
page-error-bad-invitation = There is no such invitation, or it is used up or has ended.
page-error-origin = This request came from another site.
page-error-bad-form = The form holds something that is not understood here. Load the page again.
page-error-bad-name = A name has 1 to 32 visible characters.
page-error-bad-login = A login has 3 to 32 letters, digits, - or _.
page-error-bad-passphrase = A passphrase has 8 to 200 characters.
page-error-login-taken = Somebody else has this login.
page-error-has-account = You have an account under another name.
page-error-wrong-login = Login and passphrase do not fit.
page-error-banned = You are banned from this server. Ask whoever looks after it.
page-error-bad-link = This link has expired or was used already. Ask for another one.
page-error-bad-text = Say something, but not too much.
page-error-players = This game is not played by so many.
page-error-store = The server cannot write at the moment. Nothing was lost; try again.

# ---- starting, time, leaving
page-against = { $number ->
    [one] one opponent
   *[other] { $number } opponents
}
page-opponents = Opponents
page-opponents-of = Choose opponents and mode for { $game }
page-level = How strong
page-all-tables = All { $number } of your tables
page-clock = Time
page-clock-none = without a clock
page-clock-live = { $minutes ->
    [one] one minute for the whole game
   *[other] { $minutes } minutes for the whole game
}
page-clock-days = { $days ->
    [one] one day for each decision
   *[other] { $days } days for each decision
}
page-clock-about = Whoever runs out of time is played by a bot until they come back.
page-leave-about = Your chair is free then, and a bot plays on for it.
page-leave-yes = Yes, leave the table
page-share = Share
page-qr = The link as a QR code
page-clock-of = Time left: { $seat }
page-clock-left = { $days } d { $hours } h
page-clock-low = Your time is running out. When it ends, a bot plays for you until you come back.

# ---- hints, watching again
page-hint = What would a good player do?
page-hint-ask = Hint
page-hint-none = Nothing is asked of you now.
page-hint-about = An opinion formed in a moment, from what you can see yourself.
page-replay-play = Play
page-replay-pause = Pause
page-replay-speed = Speed
page-replay-rounds = Round
page-replay-start = The beginning
page-replay-round = Round { $number }

## The rulebook
page-book = Rulebook
page-book-of = The rulebook of { $game }
page-book-whole = The whole rulebook
page-book-contents = Contents
page-book-search = Search words and cards
page-book-search-do = Search
page-book-found = { $count ->
    [one] One place speaks of “{ $words }”.
   *[other] { $count } places speak of “{ $words }”.
}
page-book-none = Nothing speaks of “{ $words }”.
page-book-exact = Exact wording
page-book-exact-of = The exact wording of { $game }
page-book-exact-about = Every rule with its number, as precisely as we can say it. The rulebook tells the same in the order in which one needs it.
page-book-things = Components
page-book-things-of = The components of { $game }
page-book-aid = Player’s aid
page-book-aid-of = Player’s aid for { $game }
page-book-told = In the rulebook
page-book-rules = Rules
page-book-examples = Examples
page-book-examples-of = Examples and more
page-book-step = Step through it
page-book-try = Try it
page-book-count = In the box: { $count }
page-book-count-any = There is always enough of it.
page-origin-rulebook = As the printed rulebook describes it.
page-origin-reference = As other public sources describe it; the printed rulebook does not.
page-origin-designed = Partly or wholly our own design, because no source prints it. It agrees with everything that is known.
## Staged positions
page-scene-no-move = That is not a move of this game.

## Lessons
page-lessons = Lessons
page-lessons-of = Lessons for { $game }
page-lessons-none = The lessons for this game are being written.
page-learn-about = Learn a game by doing it: a few minutes a lesson, no account needed.
page-learn-step = Step { $number } of { $of }
page-learn-ways = Through the lesson
page-learn-back = Back
page-learn-skip = Skip
page-learn-on = Go on
page-learn-retry = Take it back
page-learn-also = Also possible! Look at what came of it, then take it back or go on with the lesson.
page-learn-right = Right!
page-learn-wrong = Not quite.
page-lesson-begin = Begin
page-lesson-again = Done. Do it again?
page-lesson-resume = Go on: { $number } of { $of }
page-lesson-next = Next:

## Puzzles
page-puzzles = Puzzles
page-puzzles-about = Positions from games of strong bots in which one move is far better than all others. Find it.
page-puzzles-none = There are no puzzles for this game yet.
page-puzzles-all = All puzzles
page-puzzles-solved = Solved at the first try: { $solved } of { $tried }. In all: { $all }.
page-puzzles-rating = Your rating: { $rating } ± { $uncertainty }.
page-puzzles-rating-of = { $game }: { $rating } ± { $uncertainty }, solved { $solved } of { $tried }
page-puzzles-grades = Difficulty
page-puzzles-themes = Themes
page-puzzles-ways = Through the puzzles
page-puzzles-grade = { $grade ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}
page-puzzles-today = Puzzles of the day
page-puzzles-today-about = Everybody gets the same three. They change at midnight, universal time.
page-puzzles-share = Your result, to share: it gives nothing away.
page-puzzle = Puzzle { $number }
page-puzzle-ask = One move is far better here than all others. Which one?
page-puzzle-best = { $move }: that is the best move.
page-puzzle-also = { $move }: as good as the best move, as far as can be measured.
page-puzzle-worse = Your answer: { $move }. The best move is better by { $loss } percentage points (99% interval: { $low } to { $high }). Try again.
page-puzzle-answer = Best: { $move }. The chance to win is then { $chance }%.
page-puzzle-second = Next: { $move }. It costs { $loss } percentage points (99% interval: { $low } to { $high }).
page-puzzle-guessed = { $said }%: Brier score { $brier } (0 is best, 1 is worst); on average { $regret } worse than the honest chance.
page-puzzle-chance = The honest chance, from all that this seat could see: { $chance }%. Before anybody did anything it was { $blind }%.
page-puzzle-next = Next puzzle
page-error-no-hints = Hints are for tables where everybody else is a bot, or where all agreed on them.
# ---- how it ended
page-won-by = You won by { $points ->
    [one] one point
   *[other] { $points } points
}.
page-came = You came { $place ->
    [2] second
    [3] third
   *[other] { $place }th
}.
page-came-by = You came { $place ->
    [2] second
    [3] third
   *[other] { $place }th
}, by { $points ->
    [one] one point
   *[other] { $points } points
}.
page-came-level = You came { $place ->
    [2] second
    [3] third
   *[other] { $place }th
}: the points were level, and the tie was broken.
page-decided = What decided: { $line } ({ $first } { $most }, { $second } { $less }).
# ---- the own tables
page-not-begun = Not begun yet
page-turn-of = Whose turn: { $names }
page-replay-turning = Turning points
page-replay-leads = Move { $move }: { $seat } takes the lead
page-hints = Hints
page-hints-allow = Everybody may ask what a good player would do (not rated)
page-hint-chance = Tried out from here, it wins about { $percent } of 100 games.
