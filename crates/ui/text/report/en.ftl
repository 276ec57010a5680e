page-report-title = { $game }: luck and skill
page-report-chances = Chances to win over time, each seen through the eyes of that seat
page-report-chances-hindsight = Hindsight: the chances with all cards open
page-report-hindsight-explained = Nobody could know this during the game. It says nothing about skill.
page-report-ledger = Where each result comes from
page-report-explained = The chance at the start and all parts together are the result, exactly. Draws are the deal, decks, dice and events; reveals are hidden things that became known; guesses are simultaneous choices that were opened; own errors are what the best move would have been better by, where that is beyond doubt.
page-report-seat = seat
page-report-prior = start
page-report-result = result
page-report-draws = draws
page-report-reveals = reveals
page-report-guesses = guesses
page-report-others = others
page-report-errors = own errors
page-report-accuracy = accuracy
page-report-moves = The moves that mattered most
page-report-no-errors = There is no error in this game that is beyond doubt.
page-report-kind = { $kind ->
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}
page-report-move = Move { $seq }, { $name }
page-report-played = Played: { $move }
page-report-better = Better: { $move }, by { $loss } percentage points (95% interval: { $low } to { $high })
page-report-why = Why: { $reason }
page-report-open-cards = In hindsight, with all cards open: { $loss } percentage points.
page-report-turning = Turning points
page-report-turning-point = After move { $seq } the chance of { $name } is { $after }% instead of { $before }%.
page-report-look = Look at the position
page-report = Luck and skill
page-report-waiting = This game will be looked at as soon as the bots have time.
page-report-under-way = This game is being looked at: { $percent }%.
page-report-progress = How much of the report is done
page-report-ready = The report is ready.
page-report-given-up = Nothing could be found out about this game.
page-report-own = Your result, in percentage points: draws and reveals { $luck }, guesses { $guesses }, others { $others }, own errors { $errors }.
page-report-ways = Ways on
page-report-back = Back to the report
page-exercise = Learn from my mistakes
page-exercise-ask = Another move would have been better here. What would you play now?
page-exercise-good = { $move }: nothing shows that another move would be better.
page-exercise-worse = { $move }: the best move is better by { $loss } percentage points (95% interval: { $low } to { $high }). Try again.
page-exercise-show = Show the answer
page-exercise-next = Next position
