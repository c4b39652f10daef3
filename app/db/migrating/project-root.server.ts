import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The folder that holds package.json. The same code runs as app/db (scripts, tests) and inside
 * build/server/*.js, so files that are read at run time are found from the root, not from this file.
 */
export function projectRoot(): string {
  for (const start of [import.meta.dirname, process.cwd()]) {
    const root = start === undefined ? null : walkUp(start);
    if (root !== null) return root;
  }
  throw new Error(
    "The project's folder was not found: start the program from the folder of its package.json.",
  );
}

export function applicationVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(projectRoot(), "package.json"), "utf8"));
  return String((manifest as { version?: unknown }).version ?? "unknown");
}

function walkUp(start: string): string | null {
  for (let folder = start; ; folder = dirname(folder)) {
    if (isProject(join(folder, "package.json"))) return folder;
    if (folder === dirname(folder)) return null;
  }
}

function isProject(manifest: string): boolean {
  if (!existsSync(manifest)) return false;
  return (JSON.parse(readFileSync(manifest, "utf8")) as { name?: unknown }).name === "scholarsetu";
}
