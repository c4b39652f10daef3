// What `npm start` and `npm test` share: install, find the pinned Node, build. Nothing but Node's own modules
// may be imported here: this file runs on Node 20 before anything is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root, runQuietly, say, seconds } from "./run-command.mjs";

const lockFile = join(root, "package-lock.json");
const installStamp = join(root, "node_modules", ".scholarsetu-lock");
const buildStamp = join(root, "build", ".source-hash");
const onWindows = process.platform === "win32";

/** What the built server is made of; a change in any of these means a new build. */
const buildSources = [
  "app",
  // The ready-made demo world tells what these say.
  "content/demo",
  "server",
  "public",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
  "scripts/building/lean-client.ts",
  "scripts/building/cut-styles.ts",
  "scripts/building/pack-assets.ts",
  "scripts/seed-database.ts",
  "scripts/building/prepare-demo.mjs",
  "package.json",
  "package-lock.json",
];

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
  const steps = [
    "building/cut-styles.ts",
    "building/pack-assets.ts",
    "seed-database.ts",
    "building/prepare-demo.mjs",
  ].map((name) => [join("scripts", name)]);
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

function sourceHash() {
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
