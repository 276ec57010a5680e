//! What a net learns from: positions as a seat sees them, how well every seat came off, and which moves a search preferred.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::Path;

/// One position.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sample {
    /// What is not zero in the observation.
    pub seen: Vec<(u16, f32)>,
    /// What every seat strives for, and its share of the victory, from the eyes onwards.
    pub worth: Vec<f32>,
    pub victory: Vec<f32>,
    /// The legal moves by their numbers, with the share of the search that each got; empty if none was made.
    pub moves: Vec<(u16, f32)>,
}

/// Appends to a file of samples what games have given, each with its number: they may end in any order. A game that was written
/// halfway is cut off by the next run.
pub struct Writer(File);

/// Number and length come before the samples of a game.
const HEADING: usize = 8;

impl Writer {
    /// Opens a file at its end, and says which games it holds.
    pub fn open(path: &Path) -> io::Result<(Writer, Vec<u64>)> {
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let (games, whole) = games(&bytes);
        file.set_len(whole as u64)?;
        Ok((Writer(file), games.into_iter().map(|(number, _)| number).collect()))
    }

    pub fn write(&mut self, game: u64, samples: &[Sample]) -> io::Result<()> {
        let mut bytes = Vec::new();
        samples.iter().for_each(|sample| write(&mut bytes, sample));
        let mut all = (game as u32).to_le_bytes().to_vec();
        all.extend_from_slice(&(bytes.len() as u32).to_le_bytes());
        all.append(&mut bytes);
        self.0.write_all(&all)
    }
}

/// The whole games with their samples, and where the last of them ends.
fn games(bytes: &[u8]) -> (Vec<(u64, &[u8])>, usize) {
    let number = |at: usize| bytes.get(at..at + 4)?.try_into().ok().map(u32::from_le_bytes);
    let (mut games, mut at) = (Vec::new(), 0);
    while let (Some(game), Some(length)) = (number(at), number(at + 4)) {
        let begin = at + HEADING;
        let Some(samples) = bytes.get(begin..begin + length as usize) else { break };
        games.push((u64::from(game), samples));
        at = begin + length as usize;
    }
    (games, at)
}

/// Reads all samples of a file in the order of the games' numbers, so that the order in which they ended changes nothing.
pub fn read(path: &Path) -> io::Result<Vec<Sample>> {
    let bytes = std::fs::read(path)?;
    let (mut games, _) = games(&bytes);
    games.sort_by_key(|(number, _)| *number);
    let mut samples = Vec::new();
    for (_, game) in games {
        let mut rest = Reader(game);
        samples.extend(std::iter::from_fn(|| rest.sample()));
    }
    Ok(samples)
}

fn write(out: &mut Vec<u8>, sample: &Sample) {
    let pairs = |out: &mut Vec<u8>, pairs: &[(u16, f32)]| {
        out.extend_from_slice(&(pairs.len() as u16).to_le_bytes());
        for (which, value) in pairs {
            out.extend_from_slice(&which.to_le_bytes());
            out.extend_from_slice(&value.to_le_bytes());
        }
    };
    pairs(out, &sample.seen);
    out.push(sample.worth.len() as u8);
    sample.worth.iter().chain(&sample.victory).for_each(|value| out.extend_from_slice(&value.to_le_bytes()));
    pairs(out, &sample.moves);
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn number<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (number, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*number)
    }

    fn float(&mut self) -> Option<f32> {
        self.number::<4>().map(f32::from_le_bytes)
    }

    fn pairs(&mut self) -> Option<Vec<(u16, f32)>> {
        let count = u16::from_le_bytes(self.number()?);
        (0..count).map(|_| Some((u16::from_le_bytes(self.number()?), self.float()?))).collect()
    }

    fn sample(&mut self) -> Option<Sample> {
        let seen = self.pairs()?;
        let seats = self.number::<1>()?[0];
        let worth = (0..seats).map(|_| self.float()).collect::<Option<_>>()?;
        let victory = (0..seats).map(|_| self.float()).collect::<Option<_>>()?;
        Some(Sample { seen, worth, victory, moves: self.pairs()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read_and_half_a_game_is_cut_off() {
        let path = std::env::temp_dir().join(format!("coven-samples-{}", std::process::id()));
        let sample =
            Sample { seen: vec![(3, 0.5), (70, 1.0)], worth: vec![0.25, 0.75], victory: vec![0.0, 1.0], moves: vec![(9, 1.0)] };
        let (mut writer, known) = Writer::open(&path).expect("a file");
        assert!(known.is_empty());
        writer.write(7, &[sample.clone(), Sample::default()]).expect("written");
        writer.0.write_all(&[1, 0, 0, 0, 200, 0, 0, 0, 1]).expect("written");
        let (mut writer, known) = Writer::open(&path).expect("a file");
        assert_eq!(known, [7]);
        writer.write(3, std::slice::from_ref(&sample)).expect("written");
        assert_eq!(read(&path).expect("samples"), [sample.clone(), sample, Sample::default()]);
        std::fs::remove_file(&path).expect("a file");
    }
}
