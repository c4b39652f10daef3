// What `npm start` and `npm test` share: install, find the pinned Node, build. Nothing but Node's own modules
// may be imported here: this file runs on Node 20 before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const lockFile = join(root, "package-lock.json");
const installStamp = join(root, "node_modules", ".scholarsetu-lock");
const buildStamp = join(root, "build", ".source-hash");
const setupLock = join(root, ".setup-lock");
const onWindows = process.platform === "win32";

/** What the built server is made of; a change in any of these means a new build. */
const buildSources = [
  "app",
  "server",
  "public",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
  "scripts/pack-assets.ts",
  "scripts/prepare-demo.mjs",
  "package.json",
  "package-lock.json",
];

export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Stops with a sentence for a person, not a stack. */
export class SetupError extends Error {}

export function isInstalled() {
  return existsSync(installStamp) && readFileSync(installStamp, "utf8") === hashOfFiles([lockFile]);
}

export async function installIfNeeded() {
  if (isInstalled()) return;
  const firstTime = !existsSync(join(root, "node_modules"));
  say(`Installing the packages of package-lock.json${firstTime ? " (about a minute, only once)" : ""} …`);
  // Not `npm ci`: it refuses a lock file that lacks other platforms' optional packages.
  const args = ["install", "--no-audit", "--no-fund", "--include=dev", "--include=optional"];
  const result = await runQuietly(onWindows ? "npm.cmd" : "npm", args, { shell: onWindows });
  if (result.code !== 0) {
    process.stderr.write(result.output);
    throw new SetupError("The packages could not be installed; npm's own words are above.");
  }
  writeFileSync(installStamp, hashOfFiles([lockFile]));
  say(`Installed in ${seconds(result.milliseconds)}.`);
}

/** The Node that package.json pins; the machine's own only if it is new enough. */
export function pinnedNode() {
  const file = join(root, "node_modules", "node", "bin", onWindows ? "node.exe" : "node");
  if (existsSync(file) && spawnSync(file, ["--version"]).status === 0) return file;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  throw new SetupError(
    "Node 24 is missing: npm did not run the install script of the package `node`. " +
      "Allow install scripts (npm config set ignore-scripts false), delete node_modules and try again.",
  );
}

export function isBuilt() {
  return existsSync(buildStamp) && readFileSync(buildStamp, "utf8") === sourceHash();
}

export async function buildIfChanged() {
  if (isBuilt()) return;
  say("Building the site, since its sources changed (about a minute) …");
  const before = sourceHash();
  rmSync(buildStamp, { force: true });
  const began = Date.now();
  const compile = [join("node_modules", "@react-router", "dev", "bin.cjs"), "build"];
  const steps = ["pack-assets.ts", "seed-database.ts", "prepare-demo.mjs"].map((name) => [
    join("scripts", name),
  ]);
  for (const command of [compile, ...steps]) {
    const env = { ...process.env, NODE_ENV: "production" };
    const result = await runQuietly(pinnedNode(), command, { env });
    if (result.code === 0) continue;
    process.stderr.write(result.output);
    throw new SetupError("The build failed; its own words are above.");
  }
  // The hash of before: a source changed during the build must make the next start build again.
  mkdirSync(dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, before);
  say(`Built in ${seconds(Date.now() - began)}.`);
}

/**
 * One install or build at a time in this folder. The holder touches its lock every second; a lock whose
 * holder is gone, or which nobody has touched for a while, is taken over.
 */
export async function withSetupLock(work) {
  const release = await takeSetupLock();
  try {
    return await work();
  } finally {
    release();
  }
}

async function takeSetupLock() {
  // Written aside and linked, so that nobody ever reads a half-written lock.
  const mine = `${setupLock}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  let told = false;
  try {
    while (true) {
      try {
        linkSync(mine, setupLock);
        break;
      } catch (error) {
        if (error.code !== "EEXIST") throw error;
      }
      const holder = livingHolder();
      if (holder === null) rmSync(setupLock, { force: true });
      else if (!told) {
        say(`Waiting: process ${holder} is installing or building in this folder …`);
        told = true;
      }
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  } finally {
    rmSync(mine, { force: true });
  }
  const touch = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(setupLock, now, now);
    } catch {}
  }, 1000);
  const release = () => {
    clearInterval(touch);
    rmSync(setupLock, { force: true });
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, releaseAndStop);
  function releaseAndStop(signal) {
    endChildren();
    release();
    process.exit(signal === "SIGINT" ? 130 : 143);
  }
  return () => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.off(signal, releaseAndStop);
    release();
  };
}

/** The process that holds the lock, or null when the lock is abandoned or gone. */
function livingHolder() {
  try {
    const holder = Number(readFileSync(setupLock, "utf8"));
    if (Date.now() - statSync(setupLock).mtimeMs > 15_000) return null;
    process.kill(holder, 0);
    return holder;
  } catch (error) {
    return error.code === "EPERM" ? "of another user" : null;
  }
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

export function sourceHash() {
  return hashOfFiles(buildSources.flatMap((name) => filesUnder(join(root, name))));
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
    .filter((file) => !/\.test\.tsx?$/.test(file));
}

function hashOfFiles(files) {
  const hash = createHash("sha256");
  for (const file of files) {
    hash.update(file.slice(root.length));
    hash.update("\0");
    hash.update(existsSync(file) ? readFileSync(file) : "");
    hash.update("\0");
  }
  return hash.digest("hex");
}
