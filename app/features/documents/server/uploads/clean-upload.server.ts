import { createHash } from "node:crypto";
import { unavailable } from "#app/core/requests/errors.ts";
import type { FileKind, SentKind } from "../../file-rules.ts";
import { cleanFileName, extensionOf, fileKinds, maxFileBytes, sentExtensions } from "../../file-rules.ts";
import type { RefusalCode } from "../../messages/upload-messages.ts";
import { type NotDrawnReason, PdfNotDrawn } from "../../pdf-not-drawn.ts";
import { UploadRefused } from "../../upload-refusal.ts";
import { drawPdf } from "../pdf/draw-pdf.server.ts";
import { inspectPdf } from "../pdf/inspect-pdf.server.ts";
import { openLockedPdf } from "../pdf/open-locked-pdf.server.ts";
import { cleanImage } from "./clean-image.server.ts";
import { filePassword } from "./file-password.server.ts";
import { sniffFile } from "./sniff-file.server.ts";

export type CleanFile = {
  name: string;
  kind: FileKind;
  mime: string;
  bytes: Uint8Array;
  sha256: string;
  /** Of a PDF, as far as it was tried. */
  pages: number | null;
};

/** From whatever somebody sent to a file that is safe to keep and to show; throws UploadRefused. */
export async function cleanUpload(file: File): Promise<CleanFile> {
  if (file.size === 0) throw new UploadRefused("empty");
  if (file.size > maxFileBytes) throw new UploadRefused("too_large");
  const given = new Uint8Array(await file.arrayBuffer());
  const sniffed = sniffFile(given);
  if ("refusal" in sniffed) throw new UploadRefused(sniffed.refusal);
  if (!sentExtensions[sniffed.kind].includes(extensionOf(file.name))) {
    throw new UploadRefused("wrong_extension");
  }
  const { bytes, kind } = await cleanContent(given, sniffed.kind, filePassword.of(file));
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return {
    name: cleanFileName(file.name, kind),
    kind,
    mime: fileKinds[kind].mime,
    bytes,
    sha256,
    pages: kind === "pdf" ? await tryPages(bytes, sha256) : null,
  };
}

async function cleanContent(
  bytes: Uint8Array,
  kind: SentKind,
  password: string | undefined,
): Promise<{ bytes: Uint8Array; kind: FileKind }> {
  if (kind !== "pdf") return cleanImage(bytes, kind);
  const refusal = inspectPdf(bytes);
  // S31a: e-Aadhaar always has one. What is kept is opened, and drawn anew: nothing else of it comes along.
  if (isLocked(bytes, refusal)) return { bytes: await openPdf(bytes, password), kind };
  if (refusal) throw new UploadRefused(refusal);
  return { bytes, kind };
}

/** Packed objects of a locked file cannot be looked into, so it may look damaged. */
function isLocked(bytes: Uint8Array, refusal: RefusalCode | null): boolean {
  if (refusal === "pdf_encrypted") return true;
  return refusal === "pdf_unreadable" && Buffer.from(bytes).includes("/Encrypt");
}

async function openPdf(bytes: Uint8Array, password: string | undefined): Promise<Uint8Array> {
  try {
    return await openLockedPdf(bytes, password);
  } catch (error) {
    if (!(error instanceof PdfNotDrawn)) throw error;
    if (error.reason === "busy") throw unavailable();
    throw new UploadRefused(refusals[error.reason]);
  }
}

const refusals: Readonly<Record<Exclude<NotDrawnReason, "busy">, RefusalCode>> = {
  pages: "pdf_pages",
  heavy: "pdf_heavy",
  locked: "pdf_encrypted",
  password: "pdf_password",
  unreadable: "pdf_unreadable",
  no_page: "pdf_unreadable",
};

/** The same bytes come again: a try after a broken line, one certificate for two applications. */
const tried = new Map<string, number>();
const mostTried = 500;

/** Who reviews sees pictures only (T59): what cannot be drawn is said now, to the one who can send another. */
async function tryPages(bytes: Uint8Array, sha256: string): Promise<number | null> {
  const known = tried.get(sha256);
  if (known !== undefined) return known;
  try {
    const { pages } = await drawPdf(bytes, "all");
    if (tried.size >= mostTried) tried.clear();
    tried.set(sha256, pages);
    return pages;
  } catch (error) {
    if (!(error instanceof PdfNotDrawn)) throw error;
    // Nobody is sent away because many upload at once; the pages are counted when somebody looks.
    if (error.reason === "busy") return null;
    throw new UploadRefused(refusals[error.reason]);
  }
}
