import { invalid } from "#app/core/errors.ts";
import { mostBankBytes } from "../bank-answer-format.ts";

/** The uploaded file as text: UTF-8 or what old bank systems write; a workbook or a picture is refused in words. */
export async function readBankFile(file: unknown): Promise<string> {
  if (!(file instanceof File) || file.size === 0)
    throw invalid({ file: ["Choose the CSV file of the bank."] });
  if (file.size > mostBankBytes) throw invalid({ file: ["The file is larger than 1 MB. Split it, please."] });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decode(bytes);
  if (text.startsWith("PK") || text.includes("\u0000")) {
    throw invalid({ file: ["This is no CSV file. In your spreadsheet choose Save as, CSV."] });
  }
  return text;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
