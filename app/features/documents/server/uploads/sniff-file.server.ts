import type { SentKind } from "../../file-rules.ts";
import type { RefusalCode } from "../../messages/upload-messages.ts";

type Sniffed = { kind: SentKind } | { refusal: RefusalCode };

/** What the first bytes say the file is, whatever its name or the browser claims. */
export function sniffFile(bytes: Uint8Array): Sniffed {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
  if (head.startsWith("\xff\xd8\xff")) return { kind: "jpg" };
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return { kind: "png" };
  if (/^RIFF.{4}WEBPVP8/s.test(head)) return { kind: "webp" };
  if (head.startsWith("%PDF-")) return { kind: "pdf" };
  return { refusal: refusalFor(head) };
}

const ARCHIVES = ["PK", "Rar!", "7z\xbc\xaf", "\x1f\x8b", "BZh", "\xfd7zXZ"];
const PROGRAMS = ["MZ", "\x7fELF", "#!", "\xca\xfe\xba\xbe", "\xcf\xfa\xed\xfe"];

function refusalFor(head: string): RefusalCode {
  if (ARCHIVES.some((mark) => head.startsWith(mark))) return "archive";
  if (PROGRAMS.some((mark) => head.startsWith(mark))) return "program";
  if (/^.{4}ftyp(?:hei|hev|mif1|msf1|avif)/s.test(head)) return "heic";
  if (/<(?:svg|html|script|\?xml|!doctype)/i.test(head)) return "svg_or_html";
  return "not_accepted";
}
