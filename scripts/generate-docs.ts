// `npm run docs` writes docs/generated from the code; `--check` says which of them no longer tells the truth.
// `--into <folder>` reads or writes another folder (the test of this check uses it).
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { describeEnvironment, variableTable } from "./docs/describe-environment.ts";
import { describePermissions } from "./docs/describe-permissions.ts";
import { describeRoutes } from "./docs/describe-routes.ts";
import { describeStateMachines } from "./docs/describe-state-machines.ts";
import { describeTables } from "./docs/describe-tables.ts";

const root = dirname(import.meta.dirname);
const { values: options } = parseArgs({
  options: {
    check: { type: "boolean", default: false },
    into: { type: "string", default: "docs/generated" },
  },
});
const folder = resolve(root, options.into);

const documents: Record<string, () => Promise<string>> = {
  "environment.md": describeEnvironment,
  "permissions.md": describePermissions,
  "routes.md": describeRoutes,
  "state-machines.md": describeStateMachines,
  "tables.md": describeTables,
};

const stale: string[] = [];
mkdirSync(folder, { recursive: true });
for (const [name, make] of Object.entries(documents)) {
  const text = `<!-- Made by \`npm run docs\`. Do not edit. -->\n\n${(await make()).trim()}\n`;
  const file = join(folder, name);
  if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
  stale.push(name);
  if (!options.check) writeFileSync(file, text);
}

// The README carries the variables too, because that is where one looks for them first.
const readme = join(root, "README.md");
const before = readFileSync(readme, "utf8");
const after = before.replace(
  /(<!-- variables -->\n)[\s\S]*(<!-- \/variables -->)/,
  (_, begin: string, end: string) => `${begin}\n${variableTable()}\n\n${end}`,
);
if (after !== before && options.into === "docs/generated") {
  stale.push("README.md");
  if (!options.check) writeFileSync(readme, after);
}

if (!options.check) console.log(stale.length > 0 ? `Written: ${stale.join(", ")}` : "Nothing has changed.");
else if (stale.length > 0) {
  console.error(`Stale in ${options.into}: ${stale.join(", ")}. Run npm run docs and commit the result.`);
  process.exitCode = 1;
}
