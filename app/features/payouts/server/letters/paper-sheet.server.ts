import { encode } from "uqr";
import { pdfBrand } from "#app/features/documents/server/pdf/pdf-brand.server.ts";
import { pdfText } from "#app/features/documents/server/pdf/pdf-text.server.ts";

type Pdf = PDFKit.PDFDocument;

const [width, side] = [595.28, 57];
const inner = width - 2 * side;
const [ink, quiet, line] = ["#14152a", "#55545f", "#d9d8e0"];

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly weight?: "regular" | "bold";
  readonly align?: "left" | "right";
  readonly colour?: string;
}

/** Ends under it. What no face here can write is left out, not garbled. */
function write(pdf: Pdf, text: string, { colour = quiet, ...place }: Place): number {
  if (text === "" || !pdfText.canWrite(text)) return place.y;
  pdf.fillColor(colour);
  pdfText.write(pdf, text, place);
  return pdf.y;
}

/** Mark and road; number and day at the right. */
function head(pdf: Pdf, heading: string, day: string): void {
  pdfBrand.head(pdf, { x: side, y: 38 });
  const right = {
    x: width / 2,
    width: width / 2 - side,
    size: 9,
    weight: "regular",
    align: "right",
  } as const;
  write(pdf, heading, { ...right, y: 44 });
  write(pdf, day, { ...right, y: 57 });
}

/** The sum large, beside it in words. Ends under it. */
function amount(pdf: Pdf, sum: string, beside: readonly string[], top: number): number {
  const high = 30 + beside.length * 17;
  const box = Math.max(66, high);
  pdf.roundedRect(side, top, inner, box, 8).fill("#fff6e5");
  write(pdf, sum, { x: side + 18, y: top + box / 2 - 19, width: 180, size: 30, colour: ink });
  let y = top + (box - beside.length * 17) / 2 + 1;
  for (const words of beside) {
    write(pdf, words, {
      x: side + 200,
      y,
      width: inner - 215,
      size: 10,
      weight: "regular",
      colour: ink,
    });
    y += 17;
  }
  return top + box;
}

interface SheetFact {
  /** In English, and in the student's language. */
  readonly terms: readonly string[];
  readonly value: string;
  readonly note: string;
}

/** Rows of key and value between hairlines. Ends under the last. */
function facts(pdf: Pdf, rows: readonly SheetFact[], top: number): number {
  let y = top;
  for (const { terms, value, note } of rows) {
    if (value === "" || !pdfText.canWrite(value)) continue;
    pdf.rect(side, y, inner, 0.6).fill(line);
    let left = y + 8;
    for (const term of terms)
      left = write(pdf, term, { x: side, y: left, width: 130, size: 9, weight: "regular" }) + 1;
    let right = write(pdf, value, { x: side + 140, y: y + 8, width: inner - 140, size: 10.5, colour: ink });
    right = write(pdf, note, { x: side + 140, y: right + 1, width: inner - 140, size: 9, weight: "regular" });
    y = Math.max(left, right) + 7;
  }
  pdf.rect(side, y, inner, 0.6).fill(line);
  return y;
}

/** By which anybody can check it; on a phone there is nothing to scan with: the code is a link, too. */
function code(pdf: Pdf, address: string, beside: readonly string[], top: number): void {
  const [left, outer] = [side + 258, 96];
  const { data, size } = encode(address, { ecc: "M", border: 1 });
  const dot = outer / size;
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) pdf.rect(left + x * dot, top + y * dot, dot + 0.05, dot + 0.05).fill(ink);
    });
  });
  pdf.link(left, top, outer, outer, address);
  let y = top;
  const text = { x: left + outer + 10, width: width - side - left - outer - 10, weight: "regular" } as const;
  for (const words of beside) y = write(pdf, words, { ...text, y, size: 9 }) + 3;
}

/** The sheet of design/look (20), part by part: letter and receipt are made of the same. */
export const paperSheet = { width, side, inner, ink, line, write, head, amount, facts, code };
