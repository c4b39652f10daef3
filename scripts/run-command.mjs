// Running other programs from `npm start` and `npm test`. Nothing but Node's own modules may be imported here: this
// file runs on Node 20 before anything is installed.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export function say(text) {
  process.stdout.write(`${text}\n`);
}

const running = new Set();

/** Ends what runQuietly and runAloud have started. */
export function endChildren() {
  for (const child of running) child.kill("SIGTERM");
}

/** Runs a command with its output in sight; resolves to its exit code. */
export function runAloud(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"], ...options });
    running.add(child);
    const done = (code) => {
      running.delete(child);
      resolve(code ?? 1);
    };
    child.on("error", () => done(127));
    child.on("close", done);
  });
}

/** Runs a command, keeps its output, and says every ten seconds that it still runs, unless told to be quiet. */
export function runQuietly(command, args, { quiet = false, ...options } = {}) {
  const began = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], ...options });
    running.add(child);
    let output = "";
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    const tick = setInterval(() => quiet || say(`  … ${seconds(Date.now() - began)}`), 10_000);
    const done = (code) => {
      clearInterval(tick);
      running.delete(child);
      resolve({ code, output, milliseconds: Date.now() - began });
    };
    child.on("error", (error) => {
      output += `${command} could not be run: ${error.message}\n`;
      done(127);
    });
    child.on("close", (code) => done(code ?? 1));
  });
}

export function seconds(milliseconds) {
  return milliseconds < 10_000
    ? `${(milliseconds / 1000).toFixed(1)} s`
    : `${Math.round(milliseconds / 1000)} s`;
}

/**
 * npm does not always pass a signal on: when it is killed, the shell between us and it dies or is left behind,
 * and we would run on unseen. So under npm we watch whether those who started us are still there.
 */
export function whenAbandoned(act) {
  if (!process.env.npm_lifecycle_event) return;
  const starters = () => [process.ppid, parentOf(process.ppid)].join(" ");
  const before = starters();
  const watch = setInterval(() => {
    if (starters() === before) return;
    clearInterval(watch);
    act();
  }, 500);
  watch.unref();
}

function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8").match(/^PPid:\s*(\d+)/m)?.[1];
  } catch {
    // No such file outside Linux: the direct parent must do.
    return undefined;
  }
}
