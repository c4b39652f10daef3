/**
 * Splits PDF text into tokens. Strings, comments and stream data come out as "opaque": they are not part
 * of the document's structure, unless somebody hides an object in them (see inspect-pdf.server.ts).
 */
export type PdfToken =
  | { kind: "name"; value: string }
  | { kind: "word"; value: string; end: number }
  | { kind: "mark"; value: string }
  | { kind: "opaque"; value: string };

export class UnreadablePdf extends Error {}

// A document of 5 MB has some hundred thousand; more are there to keep the reader busy.
const MAX_TOKENS = 1_000_000;
const WHITE = charSet("\0\t\n\f\r ");
const DELIMITER = charSet("()<>[]{}/%");

export class PdfTokens {
  readonly text: string;
  position = 0;
  private count = 0;

  constructor(text: string) {
    this.text = text;
  }

  next(): PdfToken | null {
    const { text } = this;
    while (WHITE[text.charCodeAt(this.position)]) this.position += 1;
    if (this.position >= text.length) return null;
    this.count += 1;
    if (this.count > MAX_TOKENS) throw new UnreadablePdf("There are too many parts");
    const start = this.position;
    switch (text[start]) {
      case "/":
        this.position += 1;
        return { kind: "name", value: decodeName(this.regular()) };
      case "%":
        return this.opaque(start, this.endOfLine(start));
      case "(":
        return this.opaque(start, this.endOfString(start));
      case "<":
        if (text[start + 1] === "<") return this.mark("<<");
        return this.opaque(start, this.after(">", start));
      case ">":
        return this.mark(text[start + 1] === ">" ? ">>" : ">");
      case "[":
      case "]":
      case "{":
      case "}":
      case ")":
        return this.mark(text.charAt(start));
      default: {
        const value = this.regular();
        return { kind: "word", value, end: this.position };
      }
    }
  }

  private mark(value: string): PdfToken {
    this.position += value.length;
    return { kind: "mark", value };
  }

  private opaque(start: number, end: number): PdfToken {
    this.position = end;
    return { kind: "opaque", value: this.text.slice(start, end) };
  }

  private regular(): string {
    const start = this.position;
    for (;;) {
      const code = this.text.charCodeAt(this.position);
      if (Number.isNaN(code) || WHITE[code] || DELIMITER[code]) break;
      this.position += 1;
    }
    return this.text.slice(start, this.position);
  }

  private endOfLine(start: number): number {
    const found = /[\r\n]/g;
    found.lastIndex = start;
    return found.exec(this.text)?.index ?? this.text.length;
  }

  private endOfString(start: number): number {
    let depth = 0;
    for (let index = start; index < this.text.length; index += 1) {
      const character = this.text[index];
      if (character === "\\") index += 1;
      else if (character === "(") depth += 1;
      else if (character === ")") {
        depth -= 1;
        if (depth === 0) return index + 1;
      }
    }
    throw new UnreadablePdf("A string has no end");
  }

  private after(mark: string, start: number): number {
    const found = this.text.indexOf(mark, start);
    if (found < 0) throw new UnreadablePdf("A string has no end");
    return found + mark.length;
  }
}

/** /J#61vaScript is /JavaScript: any letter of a name may be written in hex. */
function decodeName(raw: string): string {
  return raw.replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function charSet(characters: string): Uint8Array {
  const set = new Uint8Array(256);
  for (const character of characters) set[character.charCodeAt(0)] = 1;
  return set;
}
