## Lists and seats

list-join = { $before }, { $after }
list-join-last = { $before } and { $after }
list-empty = nothing
seat-unnamed = Seat { $number }
seat-human = human
seat-random = computer, plays at random
seat-novice = computer, novice
seat-apprentice = computer, apprentice
seat-adept = computer, adept
seat-archwitch = computer, archwitch

## Refusals that are the same for every game

refused-game-over = The game is over.
refused-not-asked = You are not being asked now.
refused-other-question = That does not answer the question that is being asked.
refused-not-possible = The position does not allow that.
refused-no-talk = This game has no such table talk.
refused-undo-nothing = There is no move of yours that could be taken back.
refused-undo-chance = A die was thrown or a card was drawn since; that cannot be taken back.
refused-undo-revealed = Something hidden became known since; that cannot be taken back.
refused-undo-others = Taking that back would change what another seat is asked.

## A game in the shell

play-title = { $game }
play-resumed = { $game }, continued after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
play-commitment = Commitment of the seed, given before anything is dealt: { $commitment }
play-seat = Seat { $number }: { $name } ({ $kind })
play-asked = { $name }: { $prompt } ({ $rule })
play-nothing = Type the number of a move, or the move itself. ? shows everything that can be said.
play-no-such-number = There is no move number { $number }; the numbers go from 1 to { $most }.
play-not-understood = “{ $text }” is not a move: write one as it stands behind its number. ? shows everything that can be said.
play-refused = { $reason } (Read why: ? { $rule })
play-nobody = Nobody here is called { $who }.
play-undone = { $name } takes the last move back.
play-curtain = Between people a curtain falls, and only an empty line (Enter) lifts it. Scripts that play for several take --no-curtain.
play-help =
    Type the number of a move, or the move itself as it is written behind the number. Besides:
    view           show the whole table and the moves again
    undo           take your last move back, as far as that is fair (undo NAME: that of another person here)
    hint           what a good player would consider
    ? { $rule }   read a rule by its id; ids stand behind questions and refusals
    ? word         what a card or another thing does, or the rules in which a word occurs
    save, save FILE   save the record
    quit           save the record and leave
    This is being asked because of:
play-hint-only = { $notation }  { $move } – the only move
play-hint = { $notation }  { $move } – expected share of victory: { $share }%
play-hint-because = { $notation }  { $move } – expected share of victory: { $share }% ({ $reason })
play-coach-looks-back = Looking back: { $text }
play-coach-plans = Plan: { $text }
play-coach-explains = How this works: { $text }
play-coach-warns = { $text } ({ $rule })
play-over = The game is over.
play-saved = The record is saved in { $file }.
play-resume = Go on with: coven play --resume { $file }
play-seed = The seed was { $seed }. Check the deal with: coven verify { $file }
standing-place = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
standing-line = { $what }: { $points }
replay-move = { $number }. { $name }

## Menu

menu-welcome = Welcome to Coven. Which game shall it be?
menu-game = { "  " }{ $number }  { $title } ({ $least } to { $most } players)
menu-which = Game ({ $least } to { $most }, or quit):
menu-players = How many players, you included ({ $least } to { $most })?
menu-again = Please type one of these numbers.

## Rules and records

rules-bonus = With the bonus: { $text }
rules-none = No rule speaks of “{ $what }”.
verify-good = { $file } is in order: the deal is the one that was promised, all { $moves } moves are legal, and the end is the one that was written down.
verify-bad = { $file } is not in order: { $problem }
verify-other-commitment = the record carries another commitment than the one that was shown.
verify-broken-promise = the seed of the record does not fit its commitment: the deal was not the one that was promised.
verify-setup = the setup of the record is not allowed. { $reason } ({ $rule })
verify-notation = move { $number } (“{ $text }”) is none of this game.
verify-refused = move { $number } ({ $seat }: { $notation }) is refused. { $reason } ({ $rule })
verify-other-standing = the record claims another final standing than the moves give.
verify-commitment = Commitment of the record: { $commitment }. It must be the one that was shown before the first card.

## Running a server

backup-done = { $file } holds everything that the server keeps (tables: { $tables }, people: { $people }).
backup-secret = The secret of the server is in it: keep the file as private as the database.
restore-done = Everything is back from { $file } (tables: { $tables }, people: { $people }). Every game was played through and stands as it did.
restore-taken-up = Tables whose rules or data this program no longer has, and which go on from the last position that was kept: { $tables }.
restore-unreadable = Table { $table } was restored although it cannot be played through: { $why }.
health-good = { $url } is well.
health-bad = { $url } is not well: { $why }.
doctor-database-good = The database answers (schema { $schema }, tables: { $tables }, people: { $people }).
doctor-database-none = There is nothing in the database yet; the first start of the server fills it.
doctor-database-bad = { $why }.
doctor-folder-none = There is no folder { $folder }, or it cannot be entered.
doctor-permissions-good = What is private can be read by its owner alone.
doctor-permissions-open = { $file } can be read by others (mode { $mode }); give it the mode 0600.
doctor-permissions-other = { $file } belongs to another user than its folder; the server may not be able to write to it.
doctor-disk-good = There is room in { $folder } ({ $free } MB).
doctor-disk-low = There is little room in { $folder } ({ $free } MB); when it is used up, nothing can be written any more.
doctor-disk-unknown = How much room there is in { $folder } cannot be told: { $why }.
doctor-clock-good = The clock is right, as far as can be seen.
doctor-clock-apart = The clocks of this machine and of the database are { $seconds } s apart; set them by the same source.
doctor-clock-behind = The last move was made { $seconds } s in the future; the clock was put back.
doctor-files-good = Enough files may be open at once ({ $limit }).
doctor-files-low = Only { $limit } files may be open at once in this shell, and every connection is one; a service has its own limit (LimitNOFILE).
doctor-files-unknown = How many files may be open at once cannot be told here.
doctor-streams-good = Streams come through { $url } at once ({ $ms } ms).
doctor-streams-bad = Streams do not come through { $url }: { $why }. A proxy on the way must not keep text/event-stream back.
doctor-streams-unasked = Whether streams come through was not tried; name the public address with --public-url.
doctor-mail-none = Mail is not set: nobody gets any, and a forgotten passphrase is reset by hand (--mail, --mail-from).
doctor-mail-good = The mail server answers.
doctor-mail-bad = The mail server does not answer as it should: { $why }
