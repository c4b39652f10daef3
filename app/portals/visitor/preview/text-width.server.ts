import { letterShapes } from "./letter-shapes.server.ts";

/** How wide a line is, in the units of its size. */
export function textWidth(text: string, size: number): number {
  return letterShapes
    .pieces(text)
    .reduce((sum, { width, unitsPerEm }) => sum + (width * size) / unitsPerEm, 0);
}
