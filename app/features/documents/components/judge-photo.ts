export type PhotoFlaw = "dark" | "blurred" | "glare";

/** Enough to see whether letters have edges, and quick on a slow phone. */
const side = 1000;
const darkBelow = 50;
/** Nothing is on it to be sharp: a blank wall is no blurred letter. */
const plainBelow = 30;
/** How strong the edges are: sharp print is in the thousands, a photo in the hundreds, a moved phone below ten. */
const blurredBelow = 12;

/** The side of the squares in which glare is looked for, and from where on all of one is burnt out. */
const tile = 20;
const burntFrom = 250;
const leastGlare = 0.01;
const mostGlare = 0.25;
const greyBelow = 235;

/** S31j: what a reviewer would send back, seen before it is sent. A guess: it warns and never refuses. */
export async function judgePhoto(file: File): Promise<PhotoFlaw | null> {
  if (!file.type.startsWith("image/")) return null;
  const picture = await createImageBitmap(file);
  try {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    if (!pen) return null;
    pen.drawImage(picture, 0, 0, width, height);
    return flawOf(pen.getImageData(0, 0, width, height).data, width);
  } finally {
    picture.close();
  }
}

/** Of pixels as a canvas gives them, four numbers each. */
export function flawOf(pixels: Uint8ClampedArray | Uint8Array, width: number): PhotoFlaw | null {
  const grey = new Float32Array(pixels.length / 4);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3);
    grey[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  const light = spreadOf(grey);
  if (light.mean < darkBelow) return "dark";
  if (light.variance < plainBelow) return null;
  if (spreadOf(edgesOf(grey, width)).variance < blurredBelow) return "blurred";
  return hasGlare(grey, width) ? "glare" : null;
}

/**
 * A lamp burns a patch out of a paper that is grey elsewhere. A scan is white all over, and so is the wall behind a
 * face: neither is a lamp.
 */
function hasGlare(grey: Float32Array, width: number): boolean {
  const height = Math.floor(grey.length / width);
  let burnt = 0;
  const papers: number[] = [];
  for (let top = 0; top + tile <= height; top += tile) {
    for (let left = 0; left + tile <= width; left += tile) {
      const { least, most } = lightOf(grey, width, left, top);
      if (least >= burntFrom) burnt += 1;
      else papers.push(most);
    }
  }
  const share = burnt / (burnt + papers.length);
  const paper = papers.sort((one, other) => one - other)[Math.floor(papers.length / 2)] ?? 255;
  return share > leastGlare && share < mostGlare && paper < greyBelow;
}

function lightOf(grey: Float32Array, width: number, left: number, top: number) {
  let least = 255;
  let most = 0;
  for (let row = top; row < top + tile; row += 1) {
    for (let column = left; column < left + tile; column += 1) {
      const value = grey[row * width + column] ?? 0;
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  }
  return { least, most };
}

/** How much each point differs from the four around it. */
function edgesOf(grey: Float32Array, width: number): Float32Array {
  const edges = new Float32Array(grey.length);
  for (let at = width; at < grey.length - width; at += 1) {
    const column = at % width;
    if (column === 0 || column === width - 1) continue;
    const around =
      (grey[at - 1] ?? 0) + (grey[at + 1] ?? 0) + (grey[at - width] ?? 0) + (grey[at + width] ?? 0);
    edges[at] = 4 * (grey[at] ?? 0) - around;
  }
  return edges;
}

function spreadOf(values: Float32Array): { mean: number; variance: number } {
  let sum = 0;
  let squares = 0;
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / values.length;
  return { mean, variance: squares / values.length - mean * mean };
}
