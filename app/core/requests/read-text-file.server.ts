import { invalid } from "./errors.ts";

interface Words {
  readonly missing: string;
  readonly tooLarge: string;
}

/** An uploaded file as text: UTF-8 or what old bank systems write; a workbook or a picture is refused in words. */
export async function readTextFile(file: unknown, maxBytes: number, words: Words): Promise<string> {
  if (!(file instanceof File) || file.size === 0) throw invalid({ file: [words.missing] });
  if (file.size > maxBytes) throw invalid({ file: [words.tooLarge] });
  const text = decode(new Uint8Array(await file.arrayBuffer()));
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
