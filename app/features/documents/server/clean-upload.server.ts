import { createHash } from "node:crypto";
import type { FileKind } from "../file-rules.ts";
import { cleanFileName, extensionOf, fileKinds, maxFileBytes } from "../file-rules.ts";
import { UploadRefused } from "../upload-refusal.ts";
import { cleanImage } from "./clean-image.server.ts";
import { inspectPdf } from "./inspect-pdf.server.ts";
import { sniffFile } from "./sniff-file.server.ts";

export type CleanFile = {
  name: string;
  kind: FileKind;
  mime: string;
  bytes: Uint8Array;
  sha256: string;
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
  return {
    name: cleanFileName(file.name, kind),
    kind,
    mime: fileKinds[kind].mime,
    bytes,
    sha256: createHash("sha256").update(bytes).digest("hex"),
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
