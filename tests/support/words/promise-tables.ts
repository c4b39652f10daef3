import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** The rows under one heading of docs/promises.md, cell by cell. */
export function promiseRows(heading: string): string[][] {
  const text = readFileSync(join(root, "docs/promises.md"), "utf8");
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (!section) throw new Error(`docs/promises.md has no heading "${heading}"`);
  return section
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| said") && !line.startsWith("| promise"))
    .filter((line) => line !== "| file |")
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

export const pathIn = (cell = "") => cell.replaceAll("`", "");

/** “…” “…” */
export const quotedIn = (cell = "") => [...cell.matchAll(/“([^”]+)”/g)].map(([, words]) => words ?? "");

/** A part is long enough to mean one thing, or is the whole sentence. */
export const isSaidBy = (part: string, sentence: string) =>
  part === sentence || (part.length >= 12 && sentence.includes(part));

const ofUs = /\b(we|us|our|ours|scholarsetu|counsell?ors?|counsell?ing|sessions?|workshops?|mock tests?)\b/i;
let texts: string | null = null;

/** In one of the files about other people's doings, and without a word about ours. */
export function isAboutOthers(sentence: string): boolean {
  texts ??= promiseRows("Texts about other people's doings")
    .flatMap(([cell]) => filesOf(pathIn(cell)))
    .map((path) => bare(readFileSync(join(root, path), "utf8")))
    .join("\n");
  return !ofUs.test(sentence) && texts.includes(bare(sentence));
}

/** A row without a file is about a place that has moved. */
function filesOf(path: string): string[] {
  const found = globSync(path, { cwd: root });
  if (found.length === 0) throw new Error(`docs/promises.md names ${path}, and there is no such file`);
  return found;
}

/** Without the marks of Markdown and of string literals, which a reader does not see; steps of a process begin anew. */
function bare(text: string): string {
  return text
    .replace(/"\s*\+\s*"/g, "")
    .replace(/\]\([^)]*\)/g, "")
    .replace(/\\?["'’“”]/g, "")
    .replace(/[*_`[\]]/g, "")
    .replace(/\s+/g, " ")
    .toLowerCase();
}
