# The screens of the terminal

tui-page-table = Table
tui-choices = Choices
tui-more = … more below (< >)
tui-panel-table = Table
tui-panel-story = Story
tui-panel-seats = Seats
tui-panel-rule = Rule
tui-panel-score = Score
tui-panel-talk = Talk
tui-panel-signs = Signs
tui-panel-help = Help
tui-panel-choice = This choice
tui-panel-report = Report
tui-no-talk = Nobody has said anything yet. : begins a sentence.
tui-statements = What you can say (↑↓, Enter)
tui-explained = { $name }: { $text }
tui-more-tip = (Space: more)
tui-too-small = This window is too small for a table: { $width } columns and { $height } lines are needed. Make it larger, or leave with Ctrl-C and play with --plain.
tui-curtain =
    The screen is for { $name }.
    Hand it over. Press Enter when nobody else is looking.
tui-waiting = Waiting for { $names }.
tui-not-asked = You are not being asked anything now.
tui-only-told = This game is only told again; nothing can be played here.
tui-say-aloud = Everybody sits at this screen: say it aloud.
tui-no-rule = Nothing is asked now, so no rule asks it. / looks up any rule or card.
tui-no-score = The score sheets are shown when the game is over.
tui-moment = { $at } of { $of } moves
tui-ask-word = A card, a place or a rule:
tui-ask-speech = Say:
tui-keys-list = ↑↓ or letter, Enter: choose · Tab: map · ⌫ undo · ! hint · / look up · ? help
tui-keys-map = arrows, Enter: choose · Tab: list · ⌫ undo · ! hint · / look up · ? help
tui-keys-replay = ←→ move · ↑↓ round · Home End · e: eyes · 2 story · / look up · ? help
tui-keys-report = ←→ move · n p: next or previous remark · ↑↓ round · 8 report · e: eyes · ? help
tui-help =
    Choosing
      ↑ ↓           the choice before or after
      a letter      the choice with this letter; the letter again makes the move
      Enter         makes the chosen move
      Tab           moves with the arrows on the map, or in the list again
      mouse         a click chooses, a second click makes the move
      Backspace     takes your last move back, as far as that is fair
      Space         everything about the chosen move
      !             what a good player would do
    Looking
      {"  "}[ ]           the other pages of the table
      < >           scrolls a page that is longer than its place
      ← →           moves a table that is wider than the screen
      1 to 7        table, story, seats, rule, score sheet, talk, signs
      /             explains a card, a place, a sign or a rule
      Esc           back to the table
    Other
      : or "        says something to the table
      + -           the next or previous table
      Ctrl-W        closes this tab; the table goes on
      Ctrl-L        draws the screen anew
      Ctrl-Z        stops for a while; fg goes on
      Ctrl-C        leaves; the game is saved and can be taken up again
    A game that is told again
      ← →           a move back or on
      ↑ ↓           a round back or on
      Home End      the beginning or the end
      e             through the eyes of the next seat

tui-join-lost = The connection is lost; trying again …
tui-join-gathering = The table is waiting for its players.
tui-join-known = Somebody may know what this table deals, so the game is not rated.
tui-join-closed = The table was given up.
tui-join-lobby = Tables of { $server }
tui-join-lobby-ask = Which table?
tui-join-open = { $game }: { $names }
tui-join-open-known = { $game }: { $names } (known deal, not rated)
tui-join-free = free chair
tui-join-claim = Sit down on chair { $number }
tui-join-place = Put a computer player ({ $level }) on chair { $number }
tui-join-start = Begin the game
tui-join-leave = Stand up
tui-join-accept = Accept the invitation
tui-join-decline = Decline the invitation
tui-join-new = Open a table of { $game } against computer players
tui-join-look = Look for tables again
tui-join-no-hints = A table of a server gives no hints here.
tui-join-refused = { $message } ({ $code })
tui-join-unreachable = The server cannot be reached: { $error }
tui-cannot-clear = Several people play here, but this terminal cannot be cleared between them, so that each would see what the others saw. Set TERM, or give the seats to computer players.
tui-needs-screen = Tables of a server need a terminal of at least 80 columns and 24 lines; programs play through the API.
tui-rules-more = { $count ->
    [one] One more place speaks of it: coven rules { $game } --search "{ $what }"
   *[other] { $count } more places speak of it: coven rules { $game } --search "{ $what }"
}
