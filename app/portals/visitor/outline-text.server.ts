import { letterShapes } from "./letter-shapes.server.ts";

const { letters, kerns, known, unitsPerEm } = letterShapes;

/** SVG markup of one line whose letters stand on y. */
export function outlineText(
  text: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
) {
  const scale = size / unitsPerEm;
  let at = 0;
  let previous = "";
  const paths = known(text).map((letter) => {
    const [width, path] = letters[letter] ?? [0, ""];
    at += kerns[previous + letter] ?? 0;
    const shape = path && `<path transform="translate(${at})" d="${path}"/>`;
    at += width;
    previous = letter;
    return shape;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale})">${paths.join("")}</g>`;
}
