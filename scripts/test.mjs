// `npm test`: every check of the project, from a clean clone. `npm test -- --only unit,types` runs some of them.
// Begins on Node 20 with nothing installed; goes on with the pinned Node. The last line says how it went.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./find-chromium.mjs";
import { endChildren, root, runAloud, runQuietly, say, seconds, whenAbandoned } from "./run-command.mjs";
import { buildIfChanged, installIfNeeded, pinnedNode, SetupError } from "./setup.mjs";
import { withSetupLock } from "./setup-lock.mjs";
import { countPlaywright, countVitest, slowestFiles } from "./test-counts.mjs";

// Twice what the longest step takes on two busy cores: a step that hangs is ended, a slow one is not.
const stepLimit = 75 * 60_000;
const bin = (...path) => join("node_modules", ...path);

/** Each a list of commands for the pinned Node; passes when all of them do. Two run at a time. */
const checks = [
  { key: "lint", name: "format and lint", commands: [[bin("@biomejs", "biome", "bin", "biome"), "ci", "."]] },
  {
    key: "types",
    name: "types",
    commands: [
      [bin("@react-router", "dev", "bin.cjs"), "typegen"],
      [bin("typescript-7", "bin", "tsc"), "--noEmit"],
    ],
  },
  {
    key: "imports",
    name: "import rules",
    commands: [
      [bin("dependency-cruiser", "bin", "dependency-cruiser.mjs"), "app", "server", "scripts", "bench"],
    ],
  },
  {
    key: "dead-code",
    name: "dead code",
    // The second: what nothing but a test uses (C15).
    commands: [[bin("knip", "bin", "knip.js")], [bin("knip", "bin", "knip.js"), "--production"]],
  },
  { key: "contrast", name: "colour contrast", commands: [["scripts/check-contrast.mjs"]] },
  { key: "docs", name: "generated docs are fresh", commands: [["scripts/generate-docs.ts", "--check"]] },
  { key: "translations", name: "translations", commands: [["scripts/words/check-translations.ts"]] },
];

const vitest = bin("vitest", "vitest.mjs");
const suites = [
  { key: "unit", name: "unit and architecture tests", run: () => runVitest("--project", "unit") },
  { key: "pglite", name: "database tests on PGlite", run: () => runVitest("--project", "pglite") },
  { key: "postgres", name: "database tests on PostgreSQL", run: () => runVitest("--project", "postgres") },
  { key: "build", name: "build", run: runBuild },
  {
    key: "process",
    name: "the process from outside",
    needsBuild: true,
    run: () => runVitest("--config", "tests/process/vitest.config.ts"),
  },
  { key: "browser", name: "browser journeys", needsBuild: true, run: runBrowser },
];

whenAbandoned(() => {
  endChildren();
  process.exit(143);
});

const began = Date.now();
const reports = mkdtempSync(join(tmpdir(), "scholarsetu-test-"));
const totals = { passed: 0, failed: 0 };
const failedSteps = [];
const failedTests = [];
let built = true;
let chromium;

try {
  const wanted = wantedKeys();
  await withSetupLock(installIfNeeded);
  await runChecks(checks.filter(({ key }) => wanted.has(key)));
  if (suites.some(({ key, needsBuild }) => needsBuild && wanted.has(key))) wanted.add("build");
  for (const suite of suites.filter(({ key }) => wanted.has(key))) await runSuite(suite);
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  totals.failed += 1;
  failedSteps.push("setup");
} finally {
  rmSync(reports, { recursive: true, force: true });
}

if (failedSteps.length > 0) say(`\nFailed: ${failedSteps.join(", ")}`);
for (const name of failedTests) say(`  ${name.replace(`${root}/`, "")}`);
say(`\nTook ${seconds(Date.now() - began)}.`);
process.exitCode = totals.failed > 0 ? 1 : 0;
say(`${totals.passed} passed, ${totals.failed} failed`);

function wantedKeys() {
  const all = [...checks, ...suites].map(({ key }) => key);
  const at = process.argv.indexOf("--only");
  if (at === -1) return new Set(all);
  const asked = (process.argv[at + 1] ?? "").split(",").filter(Boolean);
  const unknown = asked.filter((key) => !all.includes(key));
  if (unknown.length > 0 || asked.length === 0) {
    throw new SetupError(`--only takes some of ${all.join(", ")}.`);
  }
  return new Set(asked);
}

async function runChecks(queue) {
  const waiting = [...queue];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await runCheck(check);
  };
  await Promise.all([worker(), worker()]);
}

async function runCheck({ name, commands }) {
  const start = Date.now();
  for (const command of commands) {
    const result = await runQuietly(...pinned(command), {
      env: testEnvironment(),
      timeout: stepLimit,
      quiet: true,
    });
    if (result.code === 0) continue;
    process.stdout.write(result.output);
    return record(name, { passed: 0, failed: 1 }, start);
  }
  record(name, { passed: 1, failed: 0 }, start);
}

async function runSuite({ name, needsBuild, run }) {
  const start = Date.now();
  say(`\n── ${name}`);
  if (needsBuild && !built) {
    say("Not run, because there is no build.");
    return record(name, { passed: 0, failed: 1 }, start);
  }
  record(name, await run(), start);
}

function record(name, { passed, failed, names = [], times = [] }, start) {
  if (times.length > 0) {
    const files = slowestFiles(times, 12).map(
      ([file, took]) => `${file.replace(`${root}/`, "")} ${seconds(took)}`,
    );
    say(`  Longest: ${files.join(", ")}`);
  }
  failedTests.push(...names);
  totals.passed += passed;
  totals.failed += failed;
  if (failed > 0) failedSteps.push(name);
  const counts = passed + failed > 1 ? `: ${passed} passed${failed ? `, ${failed} failed` : ""}` : "";
  say(`${failed ? "✗" : "✓"} ${name}${counts} (${seconds(Date.now() - start)})`);
}

async function runBuild() {
  try {
    await withSetupLock(buildIfChanged);
    return { passed: 1, failed: 0 };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    built = false;
    return { passed: 0, failed: 1 };
  }
}

async function runVitest(...args) {
  const report = join(reports, `vitest-${args.at(-1).replace(/\W/g, "-")}.json`);
  const reporting = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await aloud([vitest, "run", "--passWithNoTests", ...args, ...reporting]);
  return countVitest(readReport(report), code);
}

async function runBrowser() {
  try {
    chromium ??= await findChromium();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    return { passed: 0, failed: 1 };
  }
  say(`With ${chromium}`);
  const report = join(reports, "playwright.json");
  const code = await aloud([bin("@playwright", "test", "cli.js"), "test", "--reporter=line,json"], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return countPlaywright(readReport(report), code);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

function aloud(command, extra = {}) {
  return runAloud(...pinned(command), { env: { ...testEnvironment(), ...extra }, timeout: stepLimit });
}

function pinned([script, ...args]) {
  return [pinnedNode(), [script, ...args]];
}

/** A test must not read the developer's own configuration: every variable of ours is left out. */
function testEnvironment() {
  const env = { ...process.env };
  const names = readFileSync(join(root, ".env.example"), "utf8").matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm);
  for (const [, name] of names) delete env[name];
  delete env.NODE_ENV;
  return env;
}
