import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

export const root = dirname(dirname(import.meta.dirname));

/** Paths from the project's root, sorted, so that the documents come out the same everywhere. */
export function listFiles(pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !path.includes(".test."))
    .sort();
}

/** Everything the matching files export that has the wanted shape, with the file it is from. */
export async function loadExports<T>(
  pattern: string,
  isWanted: (value: unknown) => value is T,
): Promise<{ file: string; name: string; value: T }[]> {
  const found: { file: string; name: string; value: T }[] = [];
  for (const file of listFiles(pattern)) {
    const module: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href);
    for (const [name, value] of Object.entries(module))
      if (isWanted(value)) found.push({ file, name, value });
  }
  return found;
}

export function roomOf(file: string): string {
  return file.match(/^app\/(?:features|portals)\/([^/]+)\//)?.[1] ?? "–";
}

export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), `|${head.map(() => "---").join("|")}|`, ...rows.map(line)].join("\n");
}
