import sharp from "sharp";
import { expect, test } from "vitest";
import { findCorners } from "./find-corners.ts";
import { type Corners, type Pixels, perspectiveOf, sizeOf, straighten } from "./straighten.ts";

const seen: Corners = [
  { x: 60, y: 40 },
  { x: 230, y: 25 },
  { x: 250, y: 270 },
  { x: 45, y: 285 },
];
const points = seen.map(({ x, y }) => `${x},${y}`).join(" ");

/** A sheet on a dark table, seen askew; a blue mark sits in its top left corner. */
async function photo(sheet = `<polygon points="${points}" fill="#f4f4ee"/>`): Promise<Pixels> {
  const mark = '<circle cx="80" cy="58" r="9" fill="#2040c0"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="320"><rect width="100%" height="100%" fill="#4a4a52"/>${sheet}${mark}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

test("S31j: the four corners of a sheet are found; where there is none, none are", async () => {
  const found = await photo().then(findCorners);
  for (const [at, corner] of seen.entries()) {
    expect(Math.abs((found?.[at]?.x ?? 0) - corner.x)).toBeLessThan(6);
    expect(Math.abs((found?.[at]?.y ?? 0) - corner.y)).toBeLessThan(6);
  }
  expect(findCorners(await photo(""))).toBeNull();
  expect(findCorners(await photo('<rect width="300" height="320" fill="#f4f4ee"/>'))).toBeNull();
});

test("the corners of the sheet are the corners of the new picture", () => {
  const at = perspectiveOf(seen);
  for (const [place, corner] of [at(0, 0), at(1, 0), at(1, 1), at(0, 1)].entries()) {
    expect(corner.x).toBeCloseTo(seen[place]?.x ?? 0, 6);
    expect(corner.y).toBeCloseTo(seen[place]?.y ?? 0, 6);
  }
  expect(sizeOf(seen, 2000)).toEqual({ width: 206, height: 246 });
  expect(Math.max(...Object.values(sizeOf(seen, 100)))).toBe(100);
});

test("S31j: straightened, nothing of the table is left, and the mark is where it was on the sheet", async () => {
  const straight = straighten(await photo(), seen, 2000);
  const colour = (x: number, y: number) => [
    ...straight.data.subarray((y * straight.width + x) * 4, (y * straight.width + x) * 4 + 3),
  ];
  for (const [x, y] of [
    [3, 3],
    [straight.width - 4, 3],
    [straight.width - 4, straight.height - 4],
    [3, straight.height - 4],
    [100, 120],
  ] as const) {
    expect(Math.min(...colour(x, y))).toBeGreaterThan(200);
  }
  const [red = 255, , blue = 0] = colour(23, 20);
  expect(blue - red).toBeGreaterThan(80);
});
