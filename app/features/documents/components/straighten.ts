export interface Point {
  readonly x: number;
  readonly y: number;
}
/** From the top left, clockwise. */
export type Corners = readonly [Point, Point, Point, Point];
/** As a canvas gives them: four numbers each. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** How large the paper is once it lies straight: its longer edges count, up to the side given. */
export function sizeOf([a, b, c, d]: Corners, maxSide: number): { width: number; height: number } {
  const width = Math.max(distance(a, b), distance(d, c));
  const height = Math.max(distance(a, d), distance(b, c));
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The eight numbers that carry a point of a straight sheet (0 to 1) to where the camera saw it (Heckbert 1989). */
export function perspectiveOf([a, b, c, d]: Corners): (u: number, v: number) => Point {
  const dx1 = b.x - c.x;
  const dx2 = d.x - c.x;
  const dy1 = b.y - c.y;
  const dy2 = d.y - c.y;
  const sx = a.x - b.x + c.x - d.x;
  const sy = a.y - b.y + c.y - d.y;
  const across = dx1 * dy2 - dx2 * dy1;
  const g = across === 0 ? 0 : (sx * dy2 - dx2 * sy) / across;
  const h = across === 0 ? 0 : (dx1 * sy - sx * dy1) / across;
  return (u, v) => {
    const depth = g * u + h * v + 1;
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / depth,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / depth,
    };
  };
}

/** The paper between the corners, as if the phone had been held right above it. */
export function straighten(seen: Pixels, corners: Corners, maxSide: number): Pixels {
  const { width, height } = sizeOf(corners, maxSide);
  const at = perspectiveOf(corners);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const { x, y } = at((column + 0.5) / width, (row + 0.5) / height);
      mix(seen, x - 0.5, y - 0.5, data, (row * width + column) * 4);
    }
  }
  return { data, width, height };
}

/** The colour between four points, by how near each is: letters keep their edges. */
function mix(
  { data, width, height }: Pixels,
  x: number,
  y: number,
  into: Uint8ClampedArray,
  to: number,
): void {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const right = Math.min(width - 1, left + 1);
  const low = Math.min(height - 1, top + 1);
  const across = Math.min(1, Math.max(0, x - left));
  const down = Math.min(1, Math.max(0, y - top));
  for (let part = 0; part < 3; part += 1) {
    const value = (column: number, row: number) => data[(row * width + column) * 4 + part] ?? 0;
    const upper = value(left, top) * (1 - across) + value(right, top) * across;
    const lower = value(left, low) * (1 - across) + value(right, low) * across;
    into[to + part] = upper * (1 - down) + lower * down;
  }
  into[to + 3] = 255;
}
