const MEGABYTE = 1024 * 1024;

export const maxFileBytes = 5 * MEGABYTE;
/**
 * A form with files: what passes 5 MB is let go while it streams in, and its field says so, with every answer kept
 * (T21). This only bounds how long we listen.
 */
export const maxFormBytes = 128 * MEGABYTE;
/** More pages than any certificate has: a reviewer would have to look at each, as a picture (T59). */
export const mostPdfPages = 30;
/** Of one owner, over all files kept (T24). */
export const quotaBytes = 50 * MEGABYTE;
/** Checked before an image is decoded: a small file can unfold into gigabytes. */
export const maxImagePixels = 50_000_000;
/** S17h: of a card or a certificate this small nothing can be read; the longer side. */
export const minImageSide = 200;
/** Longer sides are shrunk: enough to read a certificate, and kind to the quota. */
export const maxImageSide = 3000;

export type FileKind = "jpg" | "png" | "pdf";

export const fileKinds: Record<FileKind, { mime: string; extensions: readonly string[]; label: string }> = {
  jpg: { mime: "image/jpeg", extensions: ["jpg", "jpeg"], label: "JPG" },
  png: { mime: "image/png", extensions: ["png"], label: "PNG" },
  pdf: { mime: "application/pdf", extensions: ["pdf"], label: "PDF" },
};

/** What somebody may send; a WebP is kept as a JPG. */
export type SentKind = FileKind | "webp";

export const sentExtensions: Record<SentKind, readonly string[]> = {
  jpg: fileKinds.jpg.extensions,
  png: fileKinds.png.extensions,
  pdf: fileKinds.pdf.extensions,
  webp: ["webp"],
};

/** For the `accept` attribute of a file field. */
export const acceptedFiles = ".jpg,.jpeg,.png,.webp,.pdf,image/jpeg,image/png,image/webp,application/pdf";
/**
 * Where script turns them into JPG before they are sent. Without script a HEIC must not be named: an iPhone then
 * makes a JPG of it by itself.
 */
export const acceptedOnDevice = `${acceptedFiles},.heic,.heif,image/heic,image/heif`;

/** The password of a locked PDF travels beside its file, and ends with the request. */
export const passwordOf = (field: string): string => `${field}.pdfPassword`;
export const isPasswordField = (name: string): boolean => name.endsWith(".pdfPassword");

export function extensionOf(fileName: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? "";
}

// Path separators, quotes and what Windows forbids, controls, bidi marks: a name is shown and sent in a header.
const UNSAFE_IN_NAMES =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
  /[\u0000-\u001f\u007f-\u009f<>:"/\\|?*\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]|\p{Cs}/gu;

/** The name a person gave the file, made safe to show, with the extension of what it really is. */
export function cleanFileName(given: string, kind: FileKind): string {
  const last = given.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const stem = last
    .replace(/\.[a-z0-9]{1,8}$/i, "")
    .replace(UNSAFE_IN_NAMES, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s.]+|[\s.]+$/g, "");
  const [extension = kind] = fileKinds[kind].extensions;
  return `${[...stem].slice(0, 80).join("").trim() || "document"}.${extension}`;
}
