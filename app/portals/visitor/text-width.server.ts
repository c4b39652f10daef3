import { letterShapes } from "./letter-shapes.server.ts";

const { letters, kerns, known, unitsPerEm } = letterShapes;

/** How wide a line is, in the units of its size. */
export function textWidth(text: string, size: number): number {
  let units = 0;
  let previous = "";
  for (const letter of known(text)) {
    units += (letters[letter]?.[0] ?? 0) + (kerns[previous + letter] ?? 0);
    previous = letter;
  }
  return (units * size) / unitsPerEm;
}
