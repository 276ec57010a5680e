//! A net is fitted to samples.

use crate::plan::{Fit, Shape};
use crate::samples::Sample;
use candle_core::{D, DType, Device, Result, Tensor};
use candle_nn::{AdamW, Linear, Module, Optimizer, ParamsAdamW, VarBuilder, VarMap, linear};
use coven_bots::Net;
use coven_bots::net::BadNet;
use coven_engine::{Dice, FastDice, WholeGame};

/// Samples that are fitted at a time.
const BATCH: usize = 512;
/// One sample of so many is kept aside, to see how well the net judges what it has not learned: always many in a row, because
/// positions of one game share their result.
const ASIDE: usize = 50;
const IN_A_ROW: usize = 4000;
/// How much an error counts: in what a seat strives for, in its share of the victory, in the preferred moves.
const WORTH: f64 = 6.0;
const VICTORY: f64 = 1.0;
const MOVES: f64 = 0.5;
/// What is added to the sum of an illegal move.
const ILLEGAL: f32 = -1e9;

struct Model {
    first: Linear,
    second: Linear,
    judges: Linear,
    advises: Linear,
}

impl Model {
    fn new(vars: VarBuilder<'_>, inputs: usize, hidden: [usize; 2], places: usize, actions: usize) -> Result<Model> {
        Ok(Model {
            first: linear(inputs, hidden[0], vars.pp("first"))?,
            second: linear(hidden[0], hidden[1], vars.pp("second"))?,
            judges: linear(hidden[1], 2 * places, vars.pp("judges"))?,
            advises: linear(hidden[1], actions, vars.pp("advises"))?,
        })
    }

    fn run(&self, seen: &Tensor) -> Result<(Tensor, Tensor)> {
        let first = self.first.forward(seen)?.relu()?;
        let second = self.second.forward(&first)?.relu()?;
        Ok((self.judges.forward(&second)?, self.advises.forward(&second)?))
    }
}

/// Some samples as they are fitted.
struct Batch {
    seen: Tensor,
    /// What is to be judged, and which seats there are.
    judged: Tensor,
    seated: Tensor,
    shares: Tensor,
    illegal: Tensor,
}

/// The widths that follow from the game.
#[derive(Clone, Copy)]
struct Widths {
    inputs: usize,
    places: usize,
    actions: usize,
}

impl Batch {
    fn new(samples: &[&Sample], widths: Widths, device: &Device) -> Result<Batch> {
        let Widths { inputs, places, actions } = widths;
        let count = samples.len();
        let mut seen = vec![0f32; count * inputs];
        let mut judged = vec![0f32; count * 2 * places];
        let mut seated = vec![0f32; count * 2 * places];
        let mut shares = vec![0f32; count * actions];
        let mut illegal = vec![0f32; count * actions];
        for (number, sample) in samples.iter().enumerate() {
            sample.seen.iter().for_each(|&(which, value)| seen[number * inputs + usize::from(which)] = value);
            for (place, (&worth, &victory)) in sample.worth.iter().zip(&sample.victory).enumerate() {
                let at = number * 2 * places + place;
                (judged[at], judged[at + places]) = (worth, victory);
                (seated[at], seated[at + places]) = (WORTH as f32, VICTORY as f32);
            }
            if !sample.moves.is_empty() {
                let row = number * actions..(number + 1) * actions;
                illegal[row.clone()].fill(ILLEGAL);
                for &(action, share) in &sample.moves {
                    shares[row.start + usize::from(action)] = share;
                    illegal[row.start + usize::from(action)] = 0.0;
                }
            }
        }
        Ok(Batch {
            seen: Tensor::from_vec(seen, (count, inputs), device)?,
            judged: Tensor::from_vec(judged, (count, 2 * places), device)?,
            seated: Tensor::from_vec(seated, (count, 2 * places), device)?,
            shares: Tensor::from_vec(shares, (count, actions), device)?,
            illegal: Tensor::from_vec(illegal, (count, actions), device)?,
        })
    }

    /// The loss of the judgement (cross entropy of shares) and that of the advice.
    fn loss(&self, model: &Model) -> Result<(Tensor, Tensor)> {
        let (judged, advised) = model.run(&self.seen)?;
        // log(1 + e^x) - target * x, in a form that does not overflow.
        let softplus = (judged.relu()? + (judged.abs()?.neg()?.exp()? + 1.0)?.log()?)?;
        let judgement = ((softplus - (&judged * &self.judged)?)? * &self.seated)?.sum(D::Minus1)?.mean_all()?;
        let logs = candle_nn::ops::log_softmax(&(advised + &self.illegal)?, D::Minus1)?;
        let advice = ((logs * &self.shares)?.sum(D::Minus1)?.mean_all()?.neg()? * MOVES)?;
        Ok((judgement, advice))
    }

    /// The sum of the squared errors in what a seat strives for, and how many there are.
    fn errors(&self, model: &Model) -> Result<(f32, f32)> {
        let places = self.judged.dim(1)? / 2;
        let found = candle_nn::ops::sigmoid(&model.run(&self.seen)?.0)?.narrow(1, 0, places)?;
        let there = self.seated.narrow(1, 0, places)?.gt(0.0)?.to_dtype(DType::F32)?;
        let errors = ((found - self.judged.narrow(1, 0, places)?)?.sqr()? * &there)?;
        Ok((errors.sum_all()?.to_scalar()?, there.sum_all()?.to_scalar()?))
    }
}

/// Fits a net, telling after each epoch how far it is.
pub fn fit<R: WholeGame>(
    rules: &R,
    (shape, sizes): (Shape, [usize; 2]),
    how: Fit,
    samples: &[Sample],
    seed: u64,
    mut tell: impl FnMut(&str),
) -> Result<std::result::Result<Vec<u8>, BadNet>> {
    let device = Device::Cpu;
    let widths = Widths { inputs: rules.observation_length(), places: *R::about().seats.end(), actions: rules.actions() };
    let vars = VarMap::new();
    let builder = VarBuilder::from_varmap(&vars, DType::F32, &device);
    let model = Model::new(builder, widths.inputs, shape.hidden, widths.places, widths.actions)?;
    start(&vars, seed, &device)?;
    // In a fixed order: a map's own order would change how rounding adds up.
    let mut named: Vec<_> = vars.data().lock().map(|data| data.clone().into_iter().collect()).unwrap_or_default();
    named.sort_by(|a: &(String, _), b| a.0.cmp(&b.0));
    let all = named.into_iter().map(|(_, var)| var).collect();
    let mut optimizer = AdamW::new(all, ParamsAdamW { lr: how.rate, weight_decay: 1e-4, ..ParamsAdamW::default() })?;
    let (aside, learned): (Vec<_>, Vec<_>) =
        samples.iter().enumerate().partition(|(number, _)| number / IN_A_ROW % ASIDE == ASIDE - 1);
    let aside: Vec<&Sample> = aside.into_iter().map(|(_, sample)| sample).collect();
    let mut learned: Vec<&Sample> = learned.into_iter().map(|(_, sample)| sample).collect();
    let mut dice = FastDice::new(seed);
    let steps = how.epochs * learned.len().div_ceil(BATCH);
    let mut step = 0;
    for epoch in 0..how.epochs {
        dice.shuffle("sample", &mut learned, |_| String::new());
        let (mut judgement, mut advice, mut batches) = (0.0, 0.0, 0.0);
        for samples in learned.chunks(BATCH) {
            let batch = Batch::new(samples, widths, &device)?;
            let (judged, advised) = batch.loss(&model)?;
            // Down to a twentieth along half a cosine.
            let done = step as f64 / steps as f64;
            optimizer.set_learning_rate(how.rate * (0.05 + 0.95 * 0.5 * (1.0 + (std::f64::consts::PI * done).cos())));
            optimizer.backward_step(&(&judged + &advised)?)?;
            judgement += f64::from(judged.to_scalar::<f32>()?);
            advice += f64::from(advised.to_scalar::<f32>()?);
            batches += 1.0;
            step += 1;
        }
        let (mut errors, mut count, mut unseen) = (0.0, 0.0, 0.0);
        for samples in aside.chunks(BATCH) {
            let batch = Batch::new(samples, widths, &device)?;
            let (sum, number) = batch.errors(&model)?;
            let (judged, advised) = batch.loss(&model)?;
            unseen += f64::from((judged + advised)?.to_scalar::<f32>()?) * samples.len() as f64;
            (errors, count) = (errors + f64::from(sum), count + f64::from(number));
        }
        let mut line = format!("epoch {epoch}: judgement {:.4}, advice {:.4}", judgement / batches, advice / batches);
        if !aside.is_empty() {
            line += &format!("; unseen {:.4}, error {:.4}", unseen / aside.len() as f64, (errors / count).sqrt());
        }
        tell(&line);
    }
    let flat = |tensor: &Tensor| tensor.contiguous()?.flatten_all()?.to_vec1::<f32>();
    let bias = |layer: &Linear| layer.bias().map_or_else(|| Ok(Vec::new()), flat);
    let by_input = |layer: &Linear| flat(&layer.weight().t()?);
    let layers = [
        (by_input(&model.first)?, bias(&model.first)?),
        (by_input(&model.second)?, bias(&model.second)?),
        (by_input(&model.judges)?, bias(&model.judges)?),
        (flat(model.advises.weight())?, bias(&model.advises)?),
    ];
    Ok(Net::to_bytes(rules, sizes, shape.hidden, layers.each_ref().map(|(weights, bias)| (&weights[..], &bias[..]))))
}

/// Draws the first weights from the seed, so that a fit can be repeated.
fn start(vars: &VarMap, seed: u64, device: &Device) -> Result<()> {
    let mut named: Vec<_> = vars.data().lock().map(|data| data.clone().into_iter().collect()).unwrap_or_default();
    named.sort_by(|a: &(String, candle_core::Var), b| a.0.cmp(&b.0));
    let mut dice = FastDice::new(seed ^ 0x5747);
    for (name, var) in named {
        let shape = var.shape().clone();
        let inputs = shape.dims().last().copied().unwrap_or(1);
        // Most of what the first layer reads is zero.
        let reads = if name.starts_with("first") { inputs as f64 / 4.0 } else { inputs as f64 };
        let spread = if name.ends_with("bias") {
            0.0
        } else {
            (6.0 / reads).sqrt() * if name.starts_with("first") || name.starts_with("second") { 1.0 } else { 0.3 }
        };
        let drawn: Vec<f32> = (0..shape.elem_count())
            .map(|_| (spread * (f64::from(dice.below(1 << 24)) / f64::from(1 << 23) - 1.0)) as f32)
            .collect();
        var.set(&Tensor::from_vec(drawn, shape, device)?)?;
    }
    Ok(())
}
