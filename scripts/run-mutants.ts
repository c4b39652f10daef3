// `npm run test:mutants`: makes each slip of scripts/mutants in turn and runs the tests that must notice it.
// `-- --only words` runs those whose name or file has the words, `-- --from 40` goes on at the fortieth and does not
// ask first whether the tests are green without a slip. Ends with 1 when a slip was not noticed.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./docs/load-modules.ts";
import { mutants, mutated } from "./mutants/all.ts";

function option(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at === -1 ? undefined : process.argv[at + 1];
}

const words = option("--only") ?? "";
const from = option("--from");
const first = Number(from ?? 1);
const chosen = mutants.slice(first - 1).filter(({ name, file }) => `${name} ${file}`.includes(words));
const survivors: string[] = [];
const began = Date.now();

const tests = [...new Set(chosen.flatMap((mutant) => mutant.tests))];
if (from === undefined && !passes(tests))
  throw new Error("The tests fail without a slip: nothing can be learnt.");

for (const [place, mutant] of chosen.entries()) {
  const path = join(root, mutant.file);
  const text = readFileSync(path, "utf8");
  const slip = mutated(text, mutant);
  if (slip === null) throw new Error(`${mutant.file} has not exactly one: ${mutant.from}`);
  const restore = () => writeFileSync(path, text);
  // Whoever ends the run finds the file as it was.
  const end = () => {
    restore();
    process.exit(130);
  };
  process.once("SIGINT", end).once("SIGTERM", end);
  writeFileSync(path, slip);
  const isNoticed = !passes(mutant.tests);
  restore();
  process.off("SIGINT", end).off("SIGTERM", end);
  if (!isNoticed) survivors.push(`${mutant.name} (${mutant.file})`);
  process.stdout.write(
    `${first + place} ${isNoticed ? "✓ noticed" : "✗ SURVIVED"}  ${mutant.name} (${mutant.file})\n`,
  );
}

const minutes = ((Date.now() - began) / 60_000).toFixed(1);
process.stdout.write(
  `${chosen.length} slips, ${chosen.length - survivors.length} noticed, ${survivors.length} survived, in ${minutes} minutes\n`,
);
process.exitCode = survivors.length > 0 ? 1 : 0;

function passes(tests: readonly string[]): boolean {
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const options = ["--project", "unit", "--project", "pglite", "--bail", "1", "--reporter", "dot"];
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, "run", ...options, ...tests], {
    cwd: root,
    encoding: "utf8",
  });
  // A slip that is no code, or a run that found no test, says nothing about them.
  const isCode = !/Transform failed|PARSE_ERROR|SyntaxError|ReferenceError/.test(stdout + stderr);
  if (!isCode || !stdout.includes("Test Files"))
    throw new Error(`The tests did not run:\n${stdout}${stderr}`);
  return status === 0;
}
