// npm run sbom: what the running product is made of, for whoever has to answer for it. Works without a network: both
// lists come from the lock file, by npm's own command. Written to build/, which is not in the repository.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const folder = resolve(root, "build");
const npm = process.platform === "win32" ? "npm.cmd" : "npm";
const quiet = { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 };

const text = execFileSync(
  npm,
  [
    "sbom",
    "--sbom-format",
    "cyclonedx",
    "--sbom-type",
    "application",
    "--omit",
    "dev",
    "--package-lock-only",
  ],
  { ...quiet, stdio: ["ignore", "pipe", "ignore"] },
);
const { components } = JSON.parse(text);
const licenceOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name).join(", ") ||
  "not stated";
const rows = components.map((one) => `${one.name}\t${one.version}\t${licenceOf(one)}`).sort();

mkdirSync(folder, { recursive: true });
writeFileSync(resolve(folder, "sbom.cdx.json"), text);
writeFileSync(resolve(folder, "licences.tsv"), `${["package\tversion\tlicence", ...rows].join("\n")}\n`);
process.stdout.write(`${rows.length} packages: build/sbom.cdx.json, build/licences.tsv\n`);

// Known weaknesses are at the registry alone. Without a network that is said, and is no "nothing found".
const audit = spawnSync(npm, ["audit", "--omit", "dev", "--json"], quiet);
const report = parse(audit.stdout);
if (report?.metadata?.vulnerabilities) {
  const { total, high, critical } = report.metadata.vulnerabilities;
  process.stdout.write(`Known weaknesses: ${total} (${high} high, ${critical} critical). See npm audit.\n`);
  if (high + critical > 0) process.exitCode = 1;
} else {
  process.stdout.write(
    "Known weaknesses: NOT CHECKED, the registry could not be asked. Run this again online.\n",
  );
}

function parse(value) {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}
