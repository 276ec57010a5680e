## The deal of the day
page-daily = Deal of the day
page-daily-about = Once a day everybody plays the same deal against the same bots. Whoever has played sees how the others did.
page-daily-how = How it is compared
page-daily-rules = A new deal comes at midnight, universal time. You play it once, without hints or a coach, and it is not rated. The better place counts, then the game’s own points. Guests may play, but only accounts are listed, and only those who made every move themselves. Whoever comes back as another guest could know the deal: this is a friendly comparison, no more.
page-daily-play = Play today’s deal
page-daily-continue = Go on with your game
page-daily-look = Look at your game
page-daily-table = Table of the day
page-daily-hidden = The table of the day opens when you have played.
page-daily-none = Nobody with an account has finished this deal.
page-daily-today = Today, { $date }
page-daily-yesterday = Yesterday, { $date }
page-daily-yours = Your result: place { $place }, points: { $points }
page-daily-helped = A bot made some of your moves, so your result is not compared.
page-daily-again = Play this deal again for fun
page-deal-day = This is the deal of the day: everybody plays the same one, once. Until the day is over nobody else sees this table. The game is not rated.
page-deal-tournament = All tables of this round are dealt alike. Whoever does not play here sees the table when all of them are over. The game is not rated.
page-fair-rank = Rank
page-fair-name = Name
page-fair-place = Place
page-fair-score = Points

## Tournaments
page-tournaments = Tournaments
page-tournaments-about = Many people, several rounds: tables open by themselves, bots fill in, and the standings count every game.
page-tournaments-yours = Yours
page-tournaments-listed = Open to everybody
page-tournaments-none = There is none at the moment.
page-tournament-new-of = New tournament: { $game }
page-tournament-people = { $people ->
    [one] one person
   *[other] { $people } people
}
page-tournament-round = Round { $round } of { $rounds }
page-tournament-gathering = people are signing up
page-tournament-playing = is being played
page-tournament-over = over
page-tournament-cancelled = called off
page-tournament-host = Opened by
page-tournament-who = Who plays how much
page-tournament-name = Name
page-tournament-table-size = Players at a table
page-tournament-rounds = Rounds
page-tournament-games = Games in a round
page-tournament-most = Most people
page-tournament-system = Who plays with whom
page-tournament-swiss = Swiss: you meet people with about as many points
page-tournament-robin = Round robin: you meet everybody as evenly as possible
page-tournament-duplicate = The same deal at all tables of a round
page-tournament-by-hand = Each round begins when whoever opened the tournament says so
page-tournament-fill = If the tables are not full
page-tournament-fill-bots = Bots take the free chairs
page-tournament-fill-rest = Whoever is left over rests for a round
page-tournament-listed = Everybody: show it in the list
page-tournament-open = Open the tournament
page-tournament-join = Take part
page-tournament-join-waiting = Join the waiting list
page-tournament-withdraw = Withdraw
page-tournament-begin = Begin the first round
page-tournament-next = Begin the next round
page-tournament-cancel = Call it off
page-tournament-end = End the tournament now
page-tournament-close = Close this round…
page-tournament-close-about = Games that are not over are given up. For everybody who sits there they count as an average game.
page-tournament-close-yes = Yes, close the round
page-tournament-admit = Let in
page-tournament-remove = Take out
page-tournament-waiting = Waiting list
page-tournament-withdrew = has withdrawn
page-tournament-away = was played by a bot at the end
page-tournament-standings = Standings
page-tournament-terms = What was agreed
page-tournament-terms-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
page-tournament-terms-games = { $games ->
    [one] one game in each
   *[other] { $games } games in each
}
page-tournament-terms-size = { $players } at a table
page-tournament-at-table = Table
page-tournament-bot = Bot
page-tournament-running = is being played
page-tournament-given-up = given up
page-tournament-resting = Resting
page-tournament-points = Points
page-tournament-points-about = In each game one point for everybody at the table whom you leave behind you, bots included, and half a point for everybody with whom you share your place. A round of rest and a game that is given up bring the average.
page-tournament-strength = Opponents
page-tournament-strength-about = How many points a game the people you played with have on average. More means that your points were harder to win.
page-tournament-wins = Won
page-tournament-wins-about = Games in which you came first, shared first places too.
page-tournament-share = Share (%)
page-tournament-share-about = Your part of all the points that your tables scored, on average.
page-tournament-played = Games
page-tournament-how = How it is counted
page-tournament-how-about = The standings count every game as soon as it is over. Where points are equal, the next line of this list decides; people whom nothing tells apart share a rank.
page-tournament-pairing-about = Everybody plays as many games as everybody else, give or take one. You sit on every seat about equally often, and you meet nobody again as long as it can be avoided. Where somebody is away, a bot plays until they are back.
page-error-needs-account = For this you need an account.
page-error-not-organiser = Only whoever opened the tournament may do that.
page-error-round-running = A round is still being played.
page-error-too-few-people = There are too few people for a round.
page-error-tournament-full = The tournament and its waiting list are full.
page-error-tournament-over = The tournament is over.
page-error-tournament-not-begun = The tournament has not begun yet.
page-error-no-such-tournament = There is no such tournament. Perhaps a letter of the link is missing.
page-error-too-many-tournaments = You have opened too many tournaments that are not over. End one first.
page-error-not-a-member = This person does not take part.
page-error-bad-tournament = A tournament has a name, 1 to 30 rounds of 1 to 8 games, and 2 to 200 people.
