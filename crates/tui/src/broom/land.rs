//! Which region each character of the map shows.

use coven_broom::{SideData, Terrain};

/// The canvas on which the board's data gives its coordinates.
const CANVAS: (i32, i32) = (1600, 1000);

/// A map of `width` by `height` characters: for each the number of its region in the data.
#[derive(Clone, Debug)]
pub struct Land {
    pub width: u16,
    pub height: u16,
    cells: Vec<Option<usize>>,
}

impl Land {
    /// As large as the room allows without being stretched: a character is twice as high as it is wide.
    pub fn fitting(side: &SideData, (width, height): (u16, u16)) -> Land {
        let width = width.min(height * 32 / 10).max(32);
        let height = (width * 10 / 32).max(10);
        let mut land = Land { width, height, cells: Vec::new() };
        for y in 0..height {
            for x in 0..width {
                let point = land.middle(x, y);
                land.cells.push(side.region.iter().position(|region| contains(&region.polygon, point)));
            }
        }
        land
    }

    fn middle(&self, x: u16, y: u16) -> [i32; 2] {
        let at = |n: u16, of: u16, size: i32| (2 * i32::from(n) + 1) * size / (2 * i32::from(of));
        [at(x, self.width, CANVAS.0), at(y, self.height, CANVAS.1)]
    }

    pub fn at(&self, x: u16, y: u16) -> Option<usize> {
        if x >= self.width || y >= self.height {
            return None;
        }
        self.cells[usize::from(y) * usize::from(self.width) + usize::from(x)]
    }

    /// The character that shows a point of the canvas.
    pub fn place(&self, [x, y]: [i32; 2]) -> (u16, u16) {
        let scaled = |n: i32, size: i32, of: u16| (n.clamp(0, size - 1) * i32::from(of) / size) as u16;
        (scaled(x, CANVAS.0, self.width), scaled(y, CANVAS.1, self.height))
    }
}

/// Which characters of a map are written on, so that nothing covers anything else where there is room.
#[derive(Clone, Debug)]
pub struct Taken {
    width: u16,
    height: u16,
    cells: Vec<bool>,
}

impl Taken {
    pub fn none(land: &Land) -> Taken {
        let cells = vec![false; usize::from(land.width) * usize::from(land.height)];
        Taken { width: land.width, height: land.height, cells }
    }

    /// A place for `length` characters, as near as possible to the wished one.
    pub fn place(&mut self, (x, y): (u16, u16), length: u16) -> (u16, u16) {
        const NEAR: [(i32, i32); 23] = [
            (0, 0),
            (1, 0),
            (-1, 0),
            (2, 0),
            (-2, 0),
            (0, 1),
            (0, -1),
            (1, 1),
            (-1, -1),
            (3, 0),
            (-3, 0),
            (2, 1),
            (-2, 1),
            (2, -1),
            (-2, -1),
            (4, 0),
            (-4, 0),
            (3, 1),
            (-3, 1),
            (3, -1),
            (-3, -1),
            (4, 1),
            (-4, -1),
        ];
        let shifted = NEAR.iter().filter_map(|(dx, dy)| {
            let at = (u16::try_from(i32::from(x) + dx).ok()?, u16::try_from(i32::from(y) + dy).ok()?);
            (at.0 + length <= self.width && at.1 < self.height).then_some(at)
        });
        let is_free = |at: &(u16, u16)| self.row(*at, length).all(|cell| !self.cells[cell]);
        let found = shifted.clone().find(is_free).or_else(|| shifted.clone().next()).unwrap_or((0, y.min(self.height - 1)));
        self.row(found, length)
            .filter(|cell| *cell < self.cells.len())
            .collect::<Vec<_>>()
            .into_iter()
            .for_each(|cell| self.cells[cell] = true);
        found
    }

    fn row(&self, (x, y): (u16, u16), length: u16) -> impl Iterator<Item = usize> + use<> {
        let first = usize::from(y) * usize::from(self.width) + usize::from(x);
        first..first + usize::from(length)
    }
}

/// Whether a point lies inside, by counting the edges to its right.
fn contains(polygon: &[[i32; 2]], [x, y]: [i32; 2]) -> bool {
    let edges = polygon.iter().zip(polygon.iter().cycle().skip(1));
    let crossings = edges.filter(|&(&[ax, ay], &[bx, by])| {
        (ay > y) != (by > y) && {
            let across = i64::from(bx - ax) * i64::from(y - ay) / i64::from(by - ay) + i64::from(ax);
            i64::from(x) < across
        }
    });
    crossings.count() % 2 == 1
}

/// How a terrain looks without colours: its sign on every few characters.
pub const fn texture(terrain: Terrain, x: u16, y: u16) -> char {
    let (sign, every) = match terrain {
        Terrain::Prairie => ('·', 4),
        Terrain::Hills => ('∩', 3),
        Terrain::Forest => ('♣', 3),
        Terrain::Mountain => ('^', 2),
        Terrain::Water => ('~', 2),
    };
    if (x + 2 * y).is_multiple_of(every) { sign } else { ' ' }
}
