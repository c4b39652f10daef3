import { createHash } from "node:crypto";
import type { FileKind } from "../file-rules.ts";
import { cleanFileName, extensionOf, fileKinds, maxFileBytes } from "../file-rules.ts";
import type { RefusalCode } from "../messages/upload-messages.ts";
import { type NotDrawnReason, PdfNotDrawn } from "../pdf-not-drawn.ts";
import { UploadRefused } from "../upload-refusal.ts";
import { cleanImage } from "./clean-image.server.ts";
import { drawPdf } from "./draw-pdf.server.ts";
import { inspectPdf } from "./inspect-pdf.server.ts";
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
  if (!fileKinds[sniffed.kind].extensions.includes(extensionOf(file.name))) {
    throw new UploadRefused("wrong_extension");
  }
  const { bytes, kind } = await cleanContent(given, sniffed.kind);
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
  kind: FileKind,
): Promise<{ bytes: Uint8Array; kind: FileKind }> {
  if (kind !== "pdf") return cleanImage(bytes, kind);
  const refusal = inspectPdf(bytes);
  if (refusal) throw new UploadRefused(refusal);
  return { bytes, kind };
}

const refusals: Readonly<Record<Exclude<NotDrawnReason, "busy">, RefusalCode>> = {
  pages: "pdf_pages",
  heavy: "pdf_heavy",
  locked: "pdf_encrypted",
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
