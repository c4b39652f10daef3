/** As browsers that know it say it; others have the decoder below. */
type Detector = { detect(picture: ImageBitmap): Promise<{ rawValue: string }[]> };
type DetectorMaker = new (options: { formats: string[] }) => Detector;

const sides = [1600, 1000, 2200] as const;

/** The text of the QR code in a photo, read on this phone; null where none is found. */
export async function readQrOnDevice(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file);
  try {
    return (await byBrowser(picture)) ?? (await byLibrary(picture));
  } finally {
    picture.close();
  }
}

async function byBrowser(picture: ImageBitmap): Promise<string | null> {
  const made = (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector;
  if (!made) return null;
  try {
    const found = await new made({ formats: ["qr_code"] }).detect(picture);
    return found[0]?.rawValue || null;
  } catch {
    return null;
  }
}

async function byLibrary(picture: ImageBitmap): Promise<string | null> {
  const { default: decodeQR } = await import("qr/decode.js");
  for (const side of sides) {
    const scale = side / Math.max(picture.width, picture.height);
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    if (!pen) return null;
    pen.drawImage(picture, 0, 0, width, height);
    try {
      return decodeQR({ width, height, data: pen.getImageData(0, 0, width, height).data });
    } catch {
      // Blurred at this size: another size may show it.
    }
  }
  return null;
}
