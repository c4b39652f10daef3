import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The tree as it stands, in a folder of its own: what is broken there on purpose breaks nothing here. */
export function copyTree(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), "scholarsetu-copy-"));
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], { cwd: root });
  for (const file of files.toString("utf8").split("\0").filter(Boolean)) {
    cpSync(join(root, file), join(folder, file), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}
