import { letterShapes } from "./letter-shapes.server.ts";

/** SVG markup of one line whose letters stand on y. */
export function outlineText(
  text: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
) {
  let at = 0;
  const paths = letterShapes.pieces(text).map(({ path, width, unitsPerEm }) => {
    const scale = size / unitsPerEm;
    const shape = path && `<path transform="translate(${at}) scale(${scale})" d="${path}"/>`;
    at += width * scale;
    return shape;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y})">${paths.join("")}</g>`;
}
