import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const made: string[] = [];

/** A folder for what a test writes. It goes when the tests of its file are through (temp-folder-setup.ts). */
export function tempFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `scholarsetu-${name}-`));
  made.push(folder);
  return folder;
}

export function removeTempFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}
