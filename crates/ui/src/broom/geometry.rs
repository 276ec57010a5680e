//! Where pieces stand inside a region, so that nothing covers anything else.

/// A point of the board's canvas.
pub type Point = [i32; 2];

/// How far pawns stand apart when there is room, and when there is not.
const APART: [i32; 4] = [46, 38, 30, 22];
/// The middle of a pawn is this far above its foot.
pub const PAWN_MIDDLE: i32 = 20;
const STEP: usize = 10;
const EDGE: i32 = 26;

/// Something in a region that pawns should not stand on: a point and how far it reaches.
#[derive(Clone, Copy, Debug)]
pub struct Obstacle {
    pub at: Point,
    pub reach: i32,
}

/// The name of a region: its lines, and the place where it covers nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    pub lines: Vec<String>,
    /// Its middle.
    pub at: Point,
    pub half_width: i32,
    pub half_height: i32,
}

impl Label {
    pub const LINE: i32 = 25;
    /// The width of a letter, a little generous.
    const LETTER: i32 = 13;
    const LONGEST_LINE: usize = 10;

    /// What is left free between two names side by side: on a small board they are written larger than it.
    const BETWEEN: i32 = 8;

    /// How far out to sea a name may stand.
    const OFF_SHORE: i32 = 70;

    /// `strays` says how bad it is that a corner lies outside the region.
    pub fn new(
        (name, code): (&str, &str),
        polygon: &[Point],
        (obstacles, labels): (&[Obstacle], &[&Label]),
        wish: Point,
        strays: impl Fn(Point) -> i32,
    ) -> Label {
        let mut lines: Vec<String> = Vec::new();
        for word in name.split(' ') {
            match lines.last_mut() {
                Some(line) if line.chars().count() + 1 + word.chars().count() <= Self::LONGEST_LINE => {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => lines.push(word.to_owned()),
            }
        }
        let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
        let code_line = lines.last().map_or(0, |line| line.chars().count() + 1 + code.len());
        let half_width = longest.max(code_line) as i32 * Self::LETTER / 2;
        let half_height = lines.len() as i32 * Self::LINE / 2;
        let badness = |point: Point| {
            let covered: i32 =
                obstacles.iter().map(|thing| (thing.reach - to_box(thing.at, point, half_width, half_height)).max(0)).sum();
            let corners =
                [[-1, -1], [-1, 1], [1, -1], [1, 1]].map(|[x, y]| [point[0] + x * half_width, point[1] + y * half_height]);
            let strayed: i32 = corners.into_iter().filter(|&corner| !contains(polygon, corner)).map(&strays).sum();
            let crossed: i32 = labels.iter().map(|label| label.crossed_by(point, half_width, half_height)).sum();
            (covered * 4 + strayed + crossed) * 4 + distance(point, wish)
        };
        let at = around(polygon, Self::OFF_SHORE).min_by_key(|&point| (badness(point), point)).unwrap_or(wish);
        Label { lines, at, half_width, half_height }
    }

    /// How far another name with this middle would run into this one.
    fn crossed_by(&self, middle: Point, half_width: i32, half_height: i32) -> i32 {
        let wide = self.half_width + half_width + Self::BETWEEN - (self.at[0] - middle[0]).abs();
        let high = self.half_height + half_height - (self.at[1] - middle[1]).abs();
        wide.min(high).max(0) * 8
    }
}

/// How far a point is from a box around another.
fn to_box(point: Point, middle: Point, half_width: i32, half_height: i32) -> i32 {
    let beyond = |axis: usize, half: i32| ((point[axis] - middle[axis]).abs() - half).max(0);
    distance([0, 0], [beyond(0, half_width), beyond(1, half_height)])
}

/// The places of `number` pawns inside a polygon: away from its edge, from the obstacles and from each other, as near to `wish`
/// as that allows. The first places do not depend on how many follow.
pub fn stands(polygon: &[Point], obstacles: &[Obstacle], wish: Point, number: usize) -> Vec<Point> {
    let mut candidates: Vec<(i32, Point)> =
        inside(polygon).map(|point| (misfit(point, polygon, obstacles, wish), point)).collect();
    candidates.sort_by_key(|&(misfit, point)| (misfit, point));
    let mut chosen: Vec<Point> = Vec::with_capacity(number);
    while chosen.len() < number {
        let free = APART.iter().find_map(|&apart| {
            let clear = |point: Point| chosen.iter().all(|&other| distance(point, other) >= apart);
            candidates.iter().map(|&(_, point)| point).find(|&point| clear(point))
        });
        chosen.push(free.unwrap_or(wish));
    }
    chosen.into_iter().map(|[x, y]| [x, y + PAWN_MIDDLE]).collect()
}

/// The place of one thing inside a polygon: as near to `wish` as the obstacles allow.
pub fn settle(polygon: &[Point], obstacles: &[Obstacle], wish: Point) -> Point {
    inside(polygon).min_by_key(|&point| (misfit(point, polygon, obstacles, wish), point)).unwrap_or(wish)
}

/// How bad a place is; 0 is perfect.
fn misfit(point: Point, polygon: &[Point], obstacles: &[Obstacle], wish: Point) -> i32 {
    let covered: i32 = obstacles.iter().map(|obstacle| (obstacle.reach - distance(point, obstacle.at)).max(0)).sum();
    let edge = (EDGE - to_edge(point, polygon)).max(0);
    (covered * 4 + edge * 6) * 10 + distance(point, wish)
}

fn inside(polygon: &[Point]) -> impl Iterator<Item = Point> {
    around(polygon, 0).filter(|&point| contains(polygon, point))
}

/// The points of a grid over a polygon and up to a distance around it.
fn around(polygon: &[Point], margin: i32) -> impl Iterator<Item = Point> {
    let range = |axis: usize| {
        let values = polygon.iter().map(move |point| point[axis]);
        values.clone().min().unwrap_or(0) - margin..=values.max().unwrap_or(0) + margin
    };
    let (xs, ys) = (range(0), range(1));
    xs.step_by(STEP).flat_map(move |x| ys.clone().step_by(STEP).map(move |y| [x, y]))
}

/// Whether a point lies inside, by counting the edges to its right.
pub fn contains(polygon: &[Point], [x, y]: Point) -> bool {
    let crossings = edges(polygon).filter(|&([ax, ay], [bx, by])| {
        (ay > y) != (by > y) && {
            let across = f64::from(bx - ax) * f64::from(y - ay) / f64::from(by - ay) + f64::from(ax);
            f64::from(x) < across
        }
    });
    crossings.count() % 2 == 1
}

fn to_edge(point: Point, polygon: &[Point]) -> i32 {
    edges(polygon).map(|(a, b)| to_segment(point, a, b)).min().unwrap_or(0)
}

fn to_segment(point: Point, a: Point, b: Point) -> i32 {
    let [px, py] = point.map(f64::from);
    let ([ax, ay], [bx, by]) = (a.map(f64::from), b.map(f64::from));
    let (dx, dy) = (bx - ax, by - ay);
    let length = dx * dx + dy * dy;
    let along = if length > 0.0 { (((px - ax) * dx + (py - ay) * dy) / length).clamp(0.0, 1.0) } else { 0.0 };
    (px - (ax + along * dx)).hypot(py - (ay + along * dy)) as i32
}

fn edges(polygon: &[Point]) -> impl Iterator<Item = (Point, Point)> {
    polygon.iter().copied().zip(polygon.iter().copied().cycle().skip(1))
}

pub fn distance(a: Point, b: Point) -> i32 {
    f64::from(a[0] - b[0]).hypot(f64::from(a[1] - b[1])) as i32
}

/// A curve from one point to another that rises between them, as something flies.
pub fn arc(from: Point, to: Point) -> String {
    let rise = 30 + distance(from, to) / 4;
    let [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - rise];
    format!("M{} {}Q{x} {y} {} {}", from[0], from[1], to[0], to[1])
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: [Point; 4] = [[0, 0], [240, 0], [240, 240], [0, 240]];

    #[test]
    fn ten_pawns_stand_apart_inside_their_region() {
        let obstacles = [Obstacle { at: [60, 60], reach: 60 }, Obstacle { at: [180, 180], reach: 60 }];
        let places = stands(&SQUARE, &obstacles, [120, 120], 10);
        for (n, &place) in places.iter().enumerate() {
            assert!(contains(&SQUARE, [place[0], place[1] - PAWN_MIDDLE]));
            assert!(places[..n].iter().all(|&other| distance(place, other) >= 30), "{places:?}");
        }
    }

    #[test]
    fn a_new_pawn_moves_nobody() {
        let few = stands(&SQUARE, &[], [120, 120], 3);
        let more = stands(&SQUARE, &[], [120, 120], 7);
        assert_eq!(few, more[..3]);
    }
}
