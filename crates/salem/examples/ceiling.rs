//! How often a player who cannot be beaten would end before a player who cannot play, when several of each sit at a table of
//! New Salem: those of the losing side are last together (NSM-WIN-6), and nobody chooses a side.
//!
//! `cargo run -p coven-salem --example ceiling -- 5 2`: five players, two Witches among the six cards that are dealt from.

#![forbid(unsafe_code)]

/// The results between the strong and the others at one table, for the strong, if this side wins: a draw is half a result.
fn results(strong: u32, witches: u32, players: u32, witches_win: bool) -> f64 {
    let wins = |seat: u32| (witches >> seat & 1 == 1) == witches_win;
    let of = |seat: u32| strong >> seat & 1 == 1;
    let pairs = (0..players).flat_map(|a| (0..players).map(move |b| (a, b))).filter(|&(a, b)| of(a) && !of(b));
    let result = |(a, b)| match (wins(a), wins(b)) {
        (true, _) => 1.0,
        (false, true) => 0.0,
        (false, false) => 0.5,
    };
    pairs.map(result).sum()
}

/// The mean share over all deals, if the strong together always bring about the better of the two ends.
fn ceiling(strong: u32, players: u32, witch_cards: u32) -> f64 {
    // The card that is left over is one more seat, at which nobody sits.
    let deals = (0..1u32 << (players + 1)).filter(|deal| deal.count_ones() == witch_cards);
    let (count, sum) = deals.fold((0u32, 0.0), |(count, sum), deal| {
        let best = [true, false].map(|witches_win| results(strong, deal, players, witches_win)).into_iter().fold(0.0, f64::max);
        (count + 1, sum + best)
    });
    let pairs = strong.count_ones() * (players - strong.count_ones());
    sum / f64::from(count) / f64::from(pairs)
}

fn main() {
    let numbers: Vec<u32> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let [players @ 2..=8, witch_cards @ 1..=8] = numbers[..] else {
        eprintln!("the number of players (2 to 8) and of Witches among the cards, such as: 5 2");
        std::process::exit(2);
    };
    for strong in 1..players {
        let share = ceiling((1 << strong) - 1, players, witch_cards);
        println!("{strong} of {players} cannot be beaten: at most {:.1} % of results", 100.0 * share);
    }
}
