import { readFileSync } from "node:fs";
import { join } from "node:path";
import { EnvError, parseEnv } from "#app/core/settings/env.server.ts";
import { root, table } from "./load-modules.ts";

export async function describeEnvironment(): Promise<string> {
  return [
    "# Environment variables",
    "Read once at the start; a bad value names itself and stops it. An empty variable is an unset one.",
    variableTable(),
  ].join("\n\n");
}

/** The names from the schema, the meanings from .env.example, the defaults from the parser itself. */
export function variableTable(): string {
  const names = variableNames();
  const meanings = variableMeanings();
  const missing = names.filter((name) => !meanings.has(name));
  const unknown = [...meanings.keys()].filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`.env.example does not explain ${missing.join(", ")}`);
  if (unknown.length > 0) throw new Error(`.env.example explains what nobody reads: ${unknown.join(", ")}`);

  const defaults = defaultValues();
  const needed = neededInProduction();
  const rows = names.map((name) => [
    `\`${name}\``,
    meanings.get(name) ?? "",
    defaults.get(name) ?? "",
    needed.has(name) ? "needed" : "",
  ]);
  return table(["variable", "meaning", "default", "in production"], rows);
}

function variableNames(): string[] {
  const source = readFileSync(join(root, "app/core/settings/env.server.ts"), "utf8");
  const body = source.match(/const schema = z\.object\(\{\n([\s\S]*?)\n\}\);/)?.[1];
  if (!body)
    throw new Error(
      "app/core/settings/env.server.ts no longer begins its schema with `const schema = z.object({`",
    );
  return [...body.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name = ""]) => name);
}

/** Each variable of .env.example with the comment lines above it. */
function variableMeanings(): Map<string, string> {
  const meanings = new Map<string, string>();
  let comment: string[] = [];
  for (const line of readFileSync(join(root, ".env.example"), "utf8").split("\n")) {
    const name = line.match(/^#?([A-Z][A-Z0-9_]*)=/)?.[1];
    if (name) meanings.set(name, comment.join(" "));
    else if (line.startsWith("# ")) {
      comment.push(line.slice(2));
      continue;
    }
    comment = [];
  }
  return meanings;
}

function defaultValues(): Map<string, string> {
  const values: Record<string, unknown> = { ...parseEnv({}, () => ({ appSecret: "", encryptionKeys: [] })) };
  values.DATA_DIR = "./data";
  // Made of PORT and HOST where nobody sets it.
  delete values.PUBLIC_URL;
  // Below DATA_DIR where nobody sets it.
  delete values.BACKUP_DIR;
  const printable = Object.entries(values).filter(([, value]) => ["string", "number"].includes(typeof value));
  return new Map(printable.map(([name, value]) => [name, `\`${value}\``]));
}

function neededInProduction(): Set<string> {
  try {
    parseEnv({ APP_MODE: "production" }, () => ({ appSecret: "", encryptionKeys: [] }));
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return new Set(error.sentences.map((sentence) => sentence.split(" ")[0] ?? ""));
  }
  return new Set();
}
