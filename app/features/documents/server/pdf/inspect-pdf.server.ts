import { inflateSync } from "node:zlib";
import type { RefusalCode } from "../../messages/upload-messages.ts";
import type { PdfToken } from "./pdf-tokens.server.ts";
import { PdfTokens, UnreadablePdf } from "./pdf-tokens.server.ts";

const REFUSED_NAMES: Readonly<Record<string, RefusalCode>> = {
  JavaScript: "pdf_active",
  JS: "pdf_active",
  Launch: "pdf_active",
  ImportData: "pdf_active",
  SubmitForm: "pdf_active",
  RichMedia: "pdf_active",
  XFA: "pdf_active",
  GoToE: "pdf_active",
  GoToR: "pdf_active",
  Rendition: "pdf_active",
  Movie: "pdf_active",
  Sound: "pdf_active",
  GoTo3DView: "pdf_active",
  Trans3D: "pdf_active",
  EmbeddedFile: "pdf_attachment",
  EmbeddedFiles: "pdf_attachment",
  FileAttachment: "pdf_attachment",
  EF: "pdf_attachment",
  Encrypt: "pdf_encrypted",
};

// Two letters can stand in compressed data by chance, so hidden places are searched for long names only. No
// script runs without /JavaScript or /Rendition, and no object stream opens without /First.
const LONG_NAMES = [...Object.keys(REFUSED_NAMES).filter((name) => name.length > 3), "ObjStm", "First"];
const HIDDEN_NAME = new RegExp(`/(?:${LONG_NAMES.map(inAnySpelling).join("|")})`);
const HIDDEN_OBJECT = /[\0\t\n\f\r \d]obj[\0\t\n\f\r <>[(/%\d]/;
// An address that is not one of the web: a script, a file, a share that asks for the reader's password.
const BAD_ADDRESS = /^(?:(?:javascript|vbscript|data|file|smb|ms-[a-z-]+):|\\\\|\/\/)/i;
const ADDRESSES = new Set(["URI", "F", "UF"]);
const FOREIGN_MARKUP = /<(?:script|html|iframe|!doctype html|\?php)\b/i;

const OTHER_FILTERS = /^(?:ASCIIHexDecode|ASCII85Decode|LZWDecode|RunLengthDecode|Crypt|AHx|A85|LZW|Fl|RL)$/;
const MAX_INFLATED_BYTES = 24 * 1024 * 1024;
const ZIP_END = "PK\x05\x06";

/**
 * Null when the PDF is a plain document; otherwise why it is refused (T22). It reads the structure with its
 * own lexer, opens object streams, and trusts neither lengths nor offsets: what it cannot read it refuses.
 */
export function inspectPdf(bytes: Uint8Array): RefusalCode | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (!hasPlainFrame(text)) return "pdf_unreadable";
  if (FOREIGN_MARKUP.test(text) || text.slice(-66_000).includes(ZIP_END)) return "pdf_polyglot";
  try {
    return new Inspection().run(bytes, text);
  } catch (error) {
    if (error instanceof UnreadablePdf) return "pdf_unreadable";
    throw error;
  }
}

/** Begins with its mark, ends with its mark: bytes before or after belong to some other kind of file. */
function hasPlainFrame(text: string): boolean {
  const end = text.lastIndexOf("%%EOF");
  return /^%PDF-[12]\.\d/.test(text) && end > 0 && /^[\0\t\n\f\r ]*$/.test(text.slice(end + 5));
}

class Inspection {
  private refusal: RefusalCode | null = null;
  private hiddenObject = false;
  private isAddress = false;
  private hiddenName = false;
  private catalogSeen = false;
  private inflatedBytes = 0;

  run(bytes: Uint8Array, text: string): RefusalCode | null {
    const tokens = new PdfTokens(text);
    let object: PdfToken[] = [];
    for (let token = tokens.next(); token; token = tokens.next()) {
      this.see(token);
      if (this.refusal) return this.refusal;
      if (token.kind === "word" && token.value === "stream") {
        this.skipStream(bytes, tokens, token.end, object);
        object = [];
      } else if (token.kind === "word" && (token.value === "obj" || token.value === "endobj")) {
        object = [];
      } else if (!isComment(token)) {
        object.push(token);
      }
    }
    // A reader that follows a forged offset into a string, a comment or stream data would find an object
    // there. Alone each half is harmless (a CV may say "Java/JavaScript"); together they are a hiding place.
    if (this.hiddenObject && this.hiddenName) return "pdf_active";
    if (!this.catalogSeen) return "pdf_unreadable";
    return this.refusal;
  }

  private see(token: PdfToken): void {
    if (token.kind === "name") {
      this.refusal ??= (Object.hasOwn(REFUSED_NAMES, token.value) && REFUSED_NAMES[token.value]) || null;
      if (token.value === "Catalog") this.catalogSeen = true;
      // /URI (address), /F (file), /UF (file): what an action would open.
      this.isAddress = ADDRESSES.has(token.value);
    } else if (token.kind === "opaque") {
      this.seeOpaque(token.value);
      if (!isComment(token)) this.isAddress = false;
    }
  }

  private seeOpaque(text: string): void {
    if (text.length < 5) return;
    if (this.isAddress && BAD_ADDRESS.test(plainString(text))) this.refusal ??= "pdf_active";
    this.hiddenObject ||= HIDDEN_OBJECT.test(text);
    this.hiddenName ||= HIDDEN_NAME.test(text);
  }

  private skipStream(bytes: Uint8Array, tokens: PdfTokens, keywordEnd: number, object: PdfToken[]): void {
    const { text } = tokens;
    let start = keywordEnd;
    if (text[start] === "\r") start += 1;
    if (text[start] === "\n") start += 1;
    const end = endOfStream(text, start, valueAfter(object, "Length"));
    this.seeOpaque(text.slice(start, end));
    if (isObjectStream(object)) this.openObjectStream(bytes.subarray(start, end), object);
    tokens.position = text.indexOf("endstream", end) + "endstream".length;
  }

  private openObjectStream(data: Uint8Array, object: PdfToken[]): void {
    const content = this.decode(data, object);
    const tokens = new PdfTokens(content);
    for (let token = tokens.next(); token; token = tokens.next()) {
      this.see(token);
      // Objects in here are found by offset alone, so a string is as good a hiding place as any.
      if (token.kind === "opaque" && HIDDEN_NAME.test(token.value)) this.refusal ??= "pdf_active";
    }
  }

  private decode(data: Uint8Array, object: PdfToken[]): string {
    const names = object.filter((token) => token.kind === "name").map((token) => token.value);
    const count = (name: string) => names.filter((other) => other === name).length;
    const isPlain = !names.some((name) => /^(?:Filter|F|FFilter)$/.test(name));
    const isFlate =
      count("Filter") === 1 && count("FlateDecode") === 1 && valueAfter(object, "Filter") === null;
    const isPredicted = names.some((name) => /^(?:DecodeParms|DP|Predictor)$/.test(name));
    if (!(isPlain || isFlate) || isPredicted || names.some((name) => OTHER_FILTERS.test(name))) {
      throw new UnreadablePdf("An object stream is packed in an unusual way");
    }
    if (isPlain) return Buffer.from(data).toString("latin1");
    try {
      const inflated = inflateSync(data, { maxOutputLength: MAX_INFLATED_BYTES - this.inflatedBytes });
      this.inflatedBytes += inflated.length;
      return inflated.toString("latin1");
    } catch {
      throw new UnreadablePdf("An object stream cannot be opened");
    }
  }
}

/** A string as a reader sees it: escapes and hex undone, without the blanks that readers of addresses leave out. */
function plainString(text: string): string {
  const plain = text.startsWith("<")
    ? Buffer.from(text.replace(/[^0-9a-f]/gi, ""), "hex").toString("latin1")
    : text.slice(1).replace(/\\(?:([0-7]{1,3})|[\r\n]+|(.))/gs, unescaped);
  return plain.replace(/^\xfe\xff/, "").replace(/[\s\0]/g, "");
}

function unescaped(_: string, octal?: string, letter?: string): string {
  if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 255);
  return letter && !"nrtbf".includes(letter) ? letter : "";
}

function isComment(token: PdfToken): boolean {
  return token.kind === "opaque" && token.value.startsWith("%");
}

/** By its length when that is told and true, else by its end mark. */
function endOfStream(text: string, start: number, length: number | null): number {
  if (length !== null && /^\s{0,2}endstream/.test(text.slice(start + length, start + length + 12))) {
    return start + length;
  }
  const end = text.indexOf("endstream", start);
  if (end < 0) throw new UnreadablePdf("A stream has no end");
  return end;
}

/** Some readers never ask for /Type /ObjStm: having /First and /N is enough for them. */
function isObjectStream(object: PdfToken[]): boolean {
  return object.some(
    (token) => token.kind === "name" && (token.value === "ObjStm" || token.value === "First"),
  );
}

/** The whole number after a key; null when it is missing or a reference (12 0 R). */
function valueAfter(object: PdfToken[], key: string): number | null {
  const at = object.findIndex((token) => token.kind === "name" && token.value === key);
  const [value, second, third] = at < 0 ? [] : object.slice(at + 1, at + 4);
  if (value?.kind !== "word" || !/^\d{1,9}$/.test(value.value)) return null;
  const isReference = second?.kind === "word" && third?.kind === "word" && third.value === "R";
  return isReference ? null : Number(value.value);
}

function inAnySpelling(name: string): string {
  return [...name]
    .map(
      (letter) =>
        `(?:${letter}|#${hexOf(letter).replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`,
    )
    .join("");
}

function hexOf(letter: string): string {
  return letter.charCodeAt(0).toString(16).padStart(2, "0");
}
