//! The Python package: its wheel is built and tested in an environment of its own, under the build folder.

use crate::run;
use std::path::Path;
use std::process::Command;

/// No wheel may be heavier, in bytes.
const HEAVIEST: u64 = 15_000_000;

/// Builds the wheel, installs it with what its tests need, and runs them.
pub fn test(root: &Path) -> Result<(), String> {
    let (package, place) = (root.join("python"), root.join("target/python"));
    let (environment, wheels) = (place.join("environment"), place.join("wheels"));
    let program = |name: &str| environment.join("bin").join(name);
    if !program("python").exists() {
        run::program(Command::new("python3").args(["-m", "venv"]).arg(&environment))?;
    }
    let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
    let needed = package.join("requirements-test.txt");
    run::program(Command::new(program("python")).args(pip).arg("--requirement").arg(needed))?;
    if wheels.exists() {
        std::fs::remove_dir_all(&wheels).map_err(|error| format!("{}: {error}", wheels.display()))?;
    }
    // With the profile of all other tests, so that the games need not be compiled once more.
    run::program(Command::new(program("maturin")).args(["build", "--quiet", "--out"]).arg(&wheels).current_dir(&package))?;
    let built = std::fs::read_dir(&wheels).map_err(|error| format!("{}: {error}", wheels.display()))?;
    let wheel = built.flatten().map(|entry| entry.path()).next().ok_or("no wheel was built")?;
    let weight = wheel.metadata().map_err(|error| format!("{}: {error}", wheel.display()))?.len();
    if weight > HEAVIEST {
        return Err(format!("{} has {weight} bytes; {HEAVIEST} are allowed", wheel.display()));
    }
    run::program(Command::new(program("python")).args(pip).args(["--force-reinstall", "--no-deps"]).arg(wheel))?;
    // One of the examples talks to the program; with the whole workspace, whose features all crates were compiled with.
    run::cargo(&["build", "--quiet", "--workspace", "--bin", "coven"], &[])?;
    // Not from the package's own folder, where Python would find the sources before the wheel.
    let tests = package.join("tests");
    let mut pytest = Command::new(program("pytest"));
    pytest.args(["--quiet", "--durations=5"]).arg(tests).current_dir(&place);
    run::program(pytest.env("COVEN_PROGRAM", root.join("target/debug/coven")))
}
