import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface PromiseLine {
  readonly promise: string;
  /** The whole line, without its indent. */
  readonly line: string;
  readonly file: string;
  readonly test: string;
}

const entry = /^- (T\d+): `` (.+) `` in `(\S+)`, noticed by `(\S+)`$/;

/** The list at the end of docs/trust.md. */
export function readPromiseLines(root: string): PromiseLine[] {
  const text = readFileSync(join(root, "docs/trust.md"), "utf8");
  return text.split("\n").flatMap((row) => {
    const [, promise, line, file, test] = entry.exec(row) ?? [];
    return promise && line && file && test ? [{ promise, line, file, test }] : [];
  });
}

/** Where the line stands in its file, from 0; more than one, or none, is a mistake in the list. */
export function placesOf({ line, file }: PromiseLine, root: string): number[] {
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  return lines.flatMap((text, index) => (text.trim() === line ? [index] : []));
}
