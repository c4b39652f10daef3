import { extensionOf } from "../file-rules.ts";
import type { RefusalCode } from "../messages/upload-messages.ts";

const MAX_SIDE = 2000;
const JPEG_QUALITY = 0.82;
const WORTH_SHRINKING_BYTES = 1024 * 1024;

export type Shrunk = { file: File } | { refusal: RefusalCode };

type Picture = { width: number; height: number; close(): void };

/** What the browser lends: handed in, so that the decisions can be tested without one. */
export type PhotoTools<P extends Picture = Picture> = {
  decode(file: File): Promise<P>;
  encode(picture: P, width: number, height: number): Promise<Blob | null>;
};

/**
 * Makes a photo small before it is sent: 4 MB over a village's 2G are ten minutes. Anything that is no photo,
 * or small already, goes as it is; the server checks and draws anew in any case.
 */
export async function shrinkPhoto(file: File, tools: PhotoTools = browserTools): Promise<Shrunk> {
  const isHeic = /^hei[cf]$/.test(extensionOf(file.name)) || /^image\/hei[cf]/.test(file.type);
  const isWebp = extensionOf(file.name) === "webp" || file.type === "image/webp";
  const mustTurn = isHeic || isWebp;
  const isPhoto =
    mustTurn || /^(jpe?g|png)$/.test(extensionOf(file.name)) || /^image\/(jpeg|png)$/.test(file.type);
  if (!isPhoto || (!mustTurn && file.size <= WORTH_SHRINKING_BYTES)) return { file };
  const small = await redraw(file, tools).catch(() => null);
  // Only some phones can open their own HEIC; the server cannot, so it is said here and now. WebP it can.
  if (!small) return isHeic ? { refusal: "heic" } : { file };
  if (!mustTurn && small.size >= file.size) return { file };
  const name = `${file.name.replace(/\.[a-z0-9]{1,8}$/i, "")}.jpg`;
  return { file: new File([small], name, { type: "image/jpeg", lastModified: file.lastModified }) };
}

async function redraw(file: File, tools: PhotoTools): Promise<Blob | null> {
  const picture = await tools.decode(file);
  try {
    const { width, height } = fitInside(picture, MAX_SIDE);
    return await tools.encode(picture, width, height);
  } finally {
    picture.close();
  }
}

export function fitInside(
  size: { width: number; height: number },
  maxSide: number,
): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

const browserTools: PhotoTools<ImageBitmap> = {
  // Turned as the camera was held: the note about it does not survive the canvas.
  decode: (file) => createImageBitmap(file, { imageOrientation: "from-image" }),
  encode(picture, width, height) {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext("2d");
    if (!pen) return Promise.resolve(null);
    // JPEG has no transparency: without this a scanned PNG turns black.
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, width, height);
    pen.drawImage(picture, 0, 0, width, height);
    return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY));
  },
};
