#!/bin/sh
# deploy.sh RELEASE PORT…: as root, on a server set up as deploy/README.md says. Makes the tree RELEASE the current
# one and restarts the processes one after the other; nobody notices.
#   deploy/deploy.sh /opt/scholarsetu/releases/2026-11-20 3001 3002
set -eu
release="$1"; shift
test -f "$release/build/server/index.js" || { echo "$release is no packaged tree: see npm run package." >&2; exit 1; }
before="$(readlink -f /opt/scholarsetu/current || true)"
# First the tables: what the new version adds does not disturb the old one (docs/decisions/0018).
(
  set -a; . /etc/scholarsetu/env; set +a
  cd "$release" && NODE_ENV=production npm run --silent migrate
)
ln -sfn "$release" /opt/scholarsetu/current.new && mv -T /opt/scholarsetu/current.new /opt/scholarsetu/current
for port in "$@"; do
  if ! systemctl restart "scholarsetu-web@$port"; then
    echo "Port $port did not become ready; the others still run the old version. Back: $0 $before $*" >&2
    exit 1
  fi
done
systemctl restart scholarsetu-worker
echo "Running $release (before: $before)"
