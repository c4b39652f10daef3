/** Why a file was not taken; the words for each are in messages/upload-messages.ts. */
export const refusalCodes = [
  "empty",
  "too_large",
  "not_accepted",
  "svg_or_html",
  "archive",
  "program",
  "heic",
  "wrong_extension",
  "image_unreadable",
  "image_too_big",
  "image_polyglot",
  "pdf_unreadable",
  "pdf_active",
  "pdf_attachment",
  "pdf_encrypted",
  "pdf_polyglot",
  "quota_full",
  "too_many_files",
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** A file that was refused. The page shows `code` in the reader's language; nothing of the file is in it. */
export class UploadRefused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(`The file was refused (${code})`);
    this.name = "UploadRefused";
    this.code = code;
  }
}
