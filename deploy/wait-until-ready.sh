#!/bin/sh
# wait-until-ready.sh http://127.0.0.1:3001/readyz: comes back when that process may be sent visitors.
node="$(dirname "$0")/../node_modules/node/bin/node"
exec "$node" -e '
const until = Date.now() + 150_000;
const look = async () => {
  const answer = await fetch(process.argv[1], { signal: AbortSignal.timeout(2000) }).catch(() => null);
  if (answer?.status === 200) process.exit(0);
  if (Date.now() > until) {
    process.stderr.write(`${process.argv[1]} did not become ready: ${answer ? await answer.text() : "no answer"}\n`);
    process.exit(1);
  }
  setTimeout(look, 200);
};
look();
' "$1"
