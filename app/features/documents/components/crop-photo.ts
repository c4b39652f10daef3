import { findCorners } from "./find-corners.ts";
import { fitInside } from "./shrink-photo.ts";
import { type Corners, type Pixels, straighten } from "./straighten.ts";

export interface OpenedPhoto {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly corners: Corners;
  /** They are the paper's; else they are the picture's own, a little inside. */
  readonly isFound: boolean;
}

/** Enough to see where a sheet ends, and quick on a slow phone. */
const lookSide = 240;
const maxSide = 2000;

/** Nothing leaves the device: the photo, as the camera was held, and where its paper may lie. */
export async function openPhoto(file: File): Promise<OpenedPhoto> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const { width, height } = picture;
    const small = pixelsOf(picture, fitInside(picture, lookSide));
    const found = findCorners(small);
    const scale = width / small.width;
    const inset = Math.min(width, height) * 0.04;
    const own: Corners = [
      { x: inset, y: inset },
      { x: width - inset, y: inset },
      { x: width - inset, y: height - inset },
      { x: inset, y: height - inset },
    ];
    const [a, b, c, d] = found ?? own;
    const scaled = ({ x, y }: typeof a) => ({ x: x * scale, y: y * scale });
    const corners: Corners = found ? [scaled(a), scaled(b), scaled(c), scaled(d)] : own;
    return { url: URL.createObjectURL(file), width, height, corners, isFound: found !== null };
  } finally {
    picture.close();
  }
}

/** The paper alone, straight, as a JPG. */
export async function cropPhoto(file: File, photo: OpenedPhoto, corners: Corners): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const seen = pixelsOf(picture, fitInside(picture, maxSide * 1.5));
    const scale = seen.width / photo.width;
    const [a, b, c, d] = corners;
    const scaled = ({ x, y }: typeof a) => ({ x: x * scale, y: y * scale });
    const made = straighten(seen, [scaled(a), scaled(b), scaled(c), scaled(d)], maxSide);
    const canvas = canvasOf(made);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
    if (!blob) throw new Error("No picture came of it");
    const name = `${file.name.replace(/\.[a-z0-9]{1,8}$/i, "")}.jpg`;
    return new File([blob], name, { type: "image/jpeg" });
  } finally {
    picture.close();
  }
}

type Size = { readonly width: number; readonly height: number };

function pixelsOf(picture: ImageBitmap, { width, height }: Size): Pixels {
  const { pen } = penOf({ width, height });
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0, width, height);
  return pen.getImageData(0, 0, width, height);
}

function canvasOf({ data, width, height }: Pixels): HTMLCanvasElement {
  const { canvas, pen } = penOf({ width, height });
  const whole = pen.createImageData(width, height);
  whole.data.set(data);
  pen.putImageData(whole, 0, 0);
  return canvas;
}

function penOf({ width, height }: Size) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("This browser draws no pictures");
  return { canvas, pen };
}
