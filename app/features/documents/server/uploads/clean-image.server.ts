import type { FileKind, SentKind } from "../../file-rules.ts";
import { maxFileBytes, maxImagePixels, maxImageSide, minImageSide } from "../../file-rules.ts";
import { UploadRefused } from "../../upload-refusal.ts";

const FOREIGN_MARKUP = /<(?:script|html|iframe|!doctype html|\?php)\b/i;
const ZIP_END = "PK\x05\x06";
const PARALLEL_IMAGES = 2;

type PictureKind = Exclude<SentKind, "pdf">;
const formats: Readonly<Record<PictureKind, string>> = { jpg: "jpeg", png: "png", webp: "webp" };

let free = PARALLEL_IMAGES;
const waiting: (() => void)[] = [];

/**
 * Draws the picture anew: turned upright, without location or any other data about it, and without whatever
 * hung before or after the picture in its file (T22).
 */
export async function cleanImage(
  bytes: Uint8Array,
  kind: PictureKind,
): Promise<{ bytes: Buffer; kind: FileKind }> {
  refusePolyglot(bytes);
  await takePlace();
  try {
    return await redraw(bytes, kind);
  } finally {
    leavePlace();
  }
}

/** A decoded picture can take 200 MB, so only a few are open at a time. */
async function takePlace(): Promise<void> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

/** The place goes straight to who waits longest, so nobody can slip in between. */
function leavePlace(): void {
  const next = waiting.shift();
  if (next) next();
  else free += 1;
}

async function redraw(bytes: Uint8Array, kind: PictureKind): Promise<{ bytes: Buffer; kind: FileKind }> {
  // Loaded with the first picture: a start does not wait for it.
  const { default: sharp } = await import("sharp");
  const picture = sharp(bytes, { limitInputPixels: maxImagePixels, failOn: "error", pages: 1 });
  try {
    const { width = 0, height = 0, format } = await picture.metadata();
    if (format !== formats[kind]) throw new UploadRefused("image_unreadable");
    if (width * height > maxImagePixels) throw new UploadRefused("image_too_big");
    if (Math.max(width, height) < minImageSide) throw new UploadRefused("image_too_small");
    const upright = picture
      .autoOrient()
      .resize({ width: maxImageSide, height: maxImageSide, fit: "inside", withoutEnlargement: true });
    if (kind === "png") {
      const png = await upright.clone().png({ compressionLevel: 9 }).toBuffer();
      if (png.length <= maxFileBytes) return { bytes: png, kind: "png" };
    }
    // A photograph kept as PNG can come out larger than it went in.
    return {
      bytes: await upright.flatten({ background: "#fff" }).jpeg({ quality: 85 }).toBuffer(),
      kind: "jpg",
    };
  } catch (error) {
    if (error instanceof UploadRefused) throw error;
    const isTooBig = error instanceof Error && /pixel limit/i.test(error.message);
    throw new UploadRefused(isTooBig ? "image_too_big" : "image_unreadable");
  }
}

/** Drawing anew already disarms it; but a picture that is also a page, a PDF or an archive was made to deceive. */
function refusePolyglot(bytes: Uint8Array): void {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  const isAlsoPdf = text.slice(0, 1024).includes("%PDF-");
  if (isAlsoPdf || FOREIGN_MARKUP.test(text) || text.slice(-66_000).includes(ZIP_END)) {
    throw new UploadRefused("image_polyglot");
  }
}
