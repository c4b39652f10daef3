import { textWidth } from "./text-width.server.ts";

/** Greedy lines no wider than the measure; a word that is too long by itself stands alone. */
export function wrapText(text: string, size: number, measure: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= measure) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
