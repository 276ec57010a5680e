#!/usr/bin/env bash
# Tries the Debian package for real: builds it, installs it, starts it, asks whether it is well, stops it and removes it.
#
#   deploy/debian/try.sh [options of cargo deb, such as --no-build]
#
# As root, on a machine that can be thrown away, with cargo-deb and dpkg-dev. It refuses a machine on which Coven is installed.
# Where systemd runs, systemd starts the service; elsewhere this script does by hand what the unit says, as the unit's user.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

say() { printf '== %s\n' "$*"; }
fail() { printf 'coven package: %s\n' "$*" >&2; exit 1; }

[ "$(id -u)" = 0 ] || fail "installing a package needs root"
[ ! -e /usr/bin/coven ] && [ ! -e /var/lib/coven ] || fail "Coven is installed here, or was; its games are not to be tried with"

folder=$(mktemp -d)
served=
clean() {
    [ -z "$served" ] || kill -KILL "$served" 2> /dev/null || true
    dpkg --purge coven > /dev/null 2>&1 || true
    rm -rf "$folder" /var/lib/coven
}
trap clean EXIT

say "build"
cargo deb --package coven-cli --output "$folder/coven.deb" "$@"
dpkg-deb --info "$folder/coven.deb"
contents=$(dpkg-deb --contents "$folder/coven.deb")
for file in ./usr/bin/coven ./etc/coven/coven.toml ./etc/default/coven coven.service ./usr/share/doc/coven/upgrading.md; do
    [[ $contents == *"$file"* ]] || fail "$file is not in the package"
done

say "install"
dpkg --install "$folder/coven.deb"
unit=$(dpkg-query --listfiles coven | grep '/coven\.service$')
[ "$(stat --format '%U %a' /var/lib/coven)" = "coven 700" ] || fail "/var/lib/coven does not belong to the service alone"
exposed=$(systemd-analyze security --offline=true "$unit" | grep --only-matching 'Overall exposure level for coven.service: [0-9.]*') || true
say "${exposed:-systemd-analyze is not here}"
if [ -n "$exposed" ] && awk -v level="${exposed##* }" 'BEGIN { exit !(level > 2.5) }'; then
    fail "the unit leaves more open than it needs"
fi

if [ -d /run/systemd/system ]; then
    say "start, by systemd"
    systemctl is-active coven || systemctl start coven
else
    say "start, by hand: systemd does not run here"
    # As systemd does: the unit's own settings, then those of the file, then the words of the command; a variable that is not set is empty.
    COVEN_OPTIONS=
    set -a
    for setting in $(sed -n 's/^Environment=//p' "$unit"); do eval "$setting"; done
    . /etc/default/coven
    set +a
    eval "setpriv --reuid coven --regid coven --init-groups --no-new-privs -- $(sed -n 's/^ExecStart=//p' "$unit") &"
    served=$!
fi

say "is it well?"
for attempt in $(seq 100); do
    if /usr/bin/coven health; then break; fi
    [ "$attempt" -lt 100 ] || fail "it never answers"
    sleep 0.2
done
[ "$(stat --format '%U %a' /var/lib/coven/coven.db)" = "coven 600" ] || fail "the database does not belong to the service alone"

say "remove"
if [ -n "$served" ]; then
    kill -TERM "$served"
    wait "$served" || fail "it did not stop in good order"
    served=
fi
dpkg --remove coven
[ ! -e /usr/bin/coven ] || fail "the program is still there"
[ -e /var/lib/coven/coven.db ] || fail "the games are gone"
[ ! -e /var/lib/coven/coven.db-wal ] || fail "the database is not whole without the files beside it"
dpkg --purge coven
[ ! -e /etc/default/coven ] && [ ! -e /etc/coven/coven.toml ] || fail "the settings are still there"
[ -e /var/lib/coven/coven.db ] || fail "the games are gone"
say "all is well"
