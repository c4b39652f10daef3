import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { receiveUpload } from "#app/features/documents/server/uploads/receive-upload.server.ts";
import { importRoster } from "./import-roster.server.ts";

/** The posted CSV, read as UTF-8 and nothing else: a name must not arrive as question marks. */
export async function takeRosterFile(actor: Actor, request: Request): Promise<string> {
  const { formData, refusals } = await receiveUpload(request, { maxFiles: 1 });
  if (refusals.file) throw invalid({ file: ["The file is larger than 5 MB. Split it, please."] });
  const file = formData.get("file");
  if (!(file instanceof File) || file.size === 0) throw invalid({ file: ["Choose a CSV file."] });
  let text: string;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    // "Unicode text" of older spreadsheets is UTF-16 and says so in its first two bytes.
    const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8";
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw invalid({ file: ["This is no CSV in UTF-8. In your spreadsheet choose Save as, CSV UTF-8."] });
  }
  if (text.includes("\u0000")) throw invalid({ file: ["This is no CSV file."] });
  return (await importRoster(actor, { name: file.name, text })).id;
}
