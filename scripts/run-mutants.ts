// `npm run test:mutants`: makes each slip of scripts/mutants in turn, in a copy of the tree, and runs the tests that must
// notice it. `-- --only words` runs those whose name or file has the words, `-- --from 40 --to 60` takes a piece and
// does not ask first whether the tests are green without a slip. Ends with 1 when a slip was not noticed.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyTree } from "./copy-tree.ts";
import { root } from "./docs/load-modules.ts";
import { mutants, mutated } from "./mutants/all.ts";
import type { Mutant } from "./mutants/mutant.ts";

type Verdict = "noticed" | "SURVIVED" | "did not run";

function option(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at === -1 ? undefined : process.argv[at + 1];
}

const words = option("--only") ?? "";
const from = option("--from");
const first = Number(from ?? 1);
const last = Number(option("--to") ?? mutants.length);
const chosen = mutants.slice(first - 1, last).filter(({ name, file }) => `${name} ${file}`.includes(words));
const began = Date.now();
const copy = copyTree(root);
let noticed = 0;

try {
  const tests = [...new Set(chosen.flatMap((mutant) => mutant.tests))];
  if (from === undefined && verdictOf(tests) !== "SURVIVED")
    throw new Error("The tests fail without a slip.");
  for (const [place, mutant] of chosen.entries()) {
    const verdict = tryIt(mutant);
    if (verdict === "noticed") noticed += 1;
    console.log(`${first + place} ${verdict}: ${mutant.name} (${mutant.file})`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
const minutes = ((Date.now() - began) / 60_000).toFixed(1);
console.log(`${noticed} of ${chosen.length} slips were noticed, in ${minutes} minutes.`);
process.exitCode = noticed < chosen.length ? 1 : 0;

function tryIt(mutant: Mutant): Verdict {
  const path = join(copy, mutant.file);
  const text = readFileSync(path, "utf8");
  const slip = mutated(text, mutant);
  if (slip === null) throw new Error(`${mutant.file} has not exactly one: ${mutant.from}`);
  writeFileSync(path, slip);
  try {
    return verdictOf(mutant.tests);
  } finally {
    writeFileSync(path, text);
  }
}

function verdictOf(tests: readonly string[]): Verdict {
  const output = join(copy, "mutant-report.json");
  rmSync(output, { force: true });
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const projects = ["--project", "unit", "--project", "pglite", "--bail", "1"];
  const report = ["--reporter=json", `--outputFile=${output}`];
  const { status } = spawnSync(process.execPath, [vitest, "run", ...projects, ...report, ...tests], {
    cwd: copy,
  });
  try {
    const { numFailedTests } = JSON.parse(readFileSync(output, "utf8")) as { numFailedTests: number };
    if (numFailedTests > 0) return "noticed";
  } catch {
    return "did not run";
  }
  // A slip that is no code, or a world that cannot be built: no test has noticed anything.
  return status === 0 ? "SURVIVED" : "did not run";
}
