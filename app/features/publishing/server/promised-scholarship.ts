import { parseMoney } from "#app/core/money.ts";

/** The scholarship that a partnership application described. */
export interface PromisedScholarship {
  readonly title: string;
  readonly awardPaise: number | null;
  readonly seats: number | null;
  /** Who may apply, in lines. */
  readonly notes: readonly string[];
  readonly applicationProcess: string;
}

/** What the application's second step said. What no scholarship can hold (an amount without end) is left out. */
export function promisedScholarship(answers: Readonly<Record<string, string>>): PromisedScholarship {
  const amount = parseMoney(answers.scholarshipAmount ?? "");
  const seats = Number(answers.numberOfScholarships ?? "");
  return {
    title: answers.scholarshipName ?? "",
    awardPaise: amount !== null && amount > 0 && amount <= mostPaise ? amount : null,
    seats: Number.isSafeInteger(seats) && seats > 0 ? seats : null,
    notes: inLines(answers.eligibilityCriteria ?? ""),
    applicationProcess: answers.selectionProcess ?? "",
  };
}

/** A hundred crore rupees: what one amount of a scholarship may be. */
const mostPaise = 100_000_000_000;
const longestLine = 300;
const mostLines = 20;

/** The lines as they were written; where they are too long or too many, pieces of whole words. */
function inLines(text: string): string[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (lines.length <= mostLines && lines.every((line) => line.length <= longestLine)) return lines;
  const pieces: string[] = [];
  for (const word of lines.join(" ").split(/\s+/)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longestLine)
      pieces[pieces.length - 1] = `${last} ${word}`;
    else for (let at = 0; at < word.length; at += longestLine) pieces.push(word.slice(at, at + longestLine));
  }
  return pieces;
}
