// npm run promises [-- T5 T9 …] [-- --browser]: for each promise of docs/trust.md, takes its one line out in a copy of
// the tree, runs the test that is named beside it, with the line and without, and says whether the test noticed.
// Exits 1 when one did not.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { copyTree } from "../copy-tree.ts";
import { type PromiseLine, placesOf, readPromiseLines } from "./promise-lines.ts";

const root = join(import.meta.dirname, "../..");
const asked = process.argv.slice(2).filter((word) => /^T\d+$/.test(word));
const withBrowser = process.argv.includes("--browser");
const chosen = readPromiseLines(root).filter(({ promise, test }) =>
  asked.length > 0 ? asked.includes(promise) : withBrowser || !test.endsWith(".spec.ts"),
);

const copy = copyTree(root);
let missed = 0;
try {
  for (const entry of chosen) {
    const verdict = tryWithout(entry);
    if (!verdict.startsWith("noticed")) missed += 1;
    console.log(`${entry.promise.padEnd(4)} ${verdict}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${chosen.length - missed} of ${chosen.length} removed lines were noticed.`);
process.exitCode = missed > 0 ? 1 : 0;

function tryWithout(entry: PromiseLine): string {
  const path = join(copy, entry.file);
  const whole = readFileSync(path, "utf8");
  const [place, ...others] = placesOf(entry, copy);
  if (place === undefined || others.length > 0) return "the line is not there exactly once";
  const run = entry.test.endsWith(".spec.ts") ? inBrowser : inVitest;
  // A test that fails anyway, here or on this machine, notices nothing.
  const before = run(entry);
  if (!before.startsWith("NOT noticed")) return `fails with the line in its place: ${before}`;
  writeFileSync(path, whole.split("\n").toSpliced(place, 1).join("\n"));
  try {
    return run(entry);
  } finally {
    writeFileSync(path, whole);
  }
}

type Report = {
  numFailedTests: number;
  numPassedTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
};

function inVitest({ promise, test }: PromiseLine): string {
  const output = join(copy, "promise-report.json");
  rmSync(output, { force: true });
  const project = test.endsWith(".db.test.ts") ? "pglite" : "unit";
  const runner = join(root, "node_modules/vitest/vitest.mjs");
  const filter = `(^|\\W)${promise}(\\W|$)`;
  const words = [
    "run",
    "--project",
    project,
    test,
    "-t",
    filter,
    "--reporter=json",
    `--outputFile=${output}`,
  ];
  const run = spawnSync(process.execPath, [runner, ...words], { cwd: copy, encoding: "utf8" });
  let report: Report;
  try {
    report = JSON.parse(readFileSync(output, "utf8")) as Report;
  } catch {
    return `no report: ${run.stderr.slice(-300)}`;
  }
  if (report.numFailedTests > 0) {
    const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const first = results.find(({ status }) => status === "failed");
    return `noticed by "${first?.fullName.trim()}"`;
  }
  // A file that no longer loads has not noticed anything.
  return run.status === 0
    ? `NOT noticed (${report.numPassedTests} tests passed)`
    : "the test file did not run";
}

/** Builds the copy without the line, which takes minutes. */
function inBrowser({ test }: PromiseLine): string {
  const path = `${dirname(process.execPath)}:${process.env.PATH}`;
  const env = { ...process.env, PATH: path, CI: "1" };
  const built = spawnSync("npm", ["test", "--", "--only", "build"], { cwd: copy, env, encoding: "utf8" });
  if (built.status !== 0) return "the build failed";
  const run = spawnSync("npx", ["playwright", "test", "--retries=0", "--max-failures=1", test], {
    cwd: copy,
    env,
    encoding: "utf8",
  });
  return run.status === 0 ? "NOT noticed" : `noticed by ${test}`;
}
