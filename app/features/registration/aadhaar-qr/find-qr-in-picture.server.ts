import decodeQR from "qr/decode.js";
import sharp from "sharp";

const widths = [1600, 1000, 2200] as const;

/** The text of the QR code in a photo; null where none is found. Nothing of the photo is kept. */
export async function findQrInPicture(picture: Uint8Array): Promise<string | null> {
  for (const width of widths) {
    const drawn = await draw(picture, width).catch(() => null);
    if (!drawn) return null;
    try {
      return decodeQR({ width: drawn.info.width, height: drawn.info.height, data: drawn.data });
    } catch {
      // Blurred at this size: another size may show it.
    }
  }
  return null;
}

function draw(picture: Uint8Array, width: number) {
  return sharp(picture, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize(width, width, { fit: "inside" })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}
