import { pdfText } from "#app/features/documents/server/pdf/pdf-text.server.ts";

const ink = "#111111";
const soft = "#555555";
const indigo = "#252b6e";
const left = 56;
const width = 483;

interface Place {
  readonly y: number;
  readonly size: number;
  readonly x?: number;
  readonly width?: number;
  readonly weight?: "regular" | "bold";
  readonly colour?: string;
}

/** A name that no face here can write is said to be there, not garbled. */
function legible(text: string): string {
  return pdfText.canWrite(text) ? text : "(name in another script)";
}

function write(
  pdf: PDFKit.PDFDocument,
  text: string,
  { colour = ink, weight = "regular", x = left, width: room = width, ...place }: Place,
): void {
  pdf.fillColor(colour);
  pdfText.write(pdf, legible(text), { ...place, x, width: room, weight });
}

/** A new page where this much no longer fits; says whether it was needed. */
function room(pdf: PDFKit.PDFDocument, height: number): boolean {
  if (pdf.y + height <= 780) return false;
  pdf.addPage();
  pdf.y = left;
  return true;
}

function heading(pdf: PDFKit.PDFDocument, text: string): void {
  room(pdf, 80);
  write(pdf, text, { y: pdf.y + 16, size: 13, weight: "bold", colour: indigo });
  pdf.y += 6;
}

function pairs(pdf: PDFKit.PDFDocument, rows: readonly (readonly [string, string])[]): void {
  for (const [term, value] of rows) {
    room(pdf, 20);
    const { y } = pdf;
    write(pdf, term, { y, size: 10, width: 245, colour: soft });
    const under = pdf.y;
    write(pdf, value, { y, size: 10, x: left + 255, width: width - 255, weight: "bold" });
    pdf.y = Math.max(pdf.y, under) + 4;
  }
}

function table(
  pdf: PDFKit.PDFDocument,
  heads: readonly string[],
  widths: readonly number[],
  rows: readonly (readonly string[])[],
): void {
  const line = (cells: readonly string[], isHead: boolean) => {
    const weight = isHead ? "bold" : "regular";
    const boxes = cells.map((text, index) => ({ text, width: (widths[index] ?? 60) - 6 }));
    const heights = boxes.map((box) =>
      pdfText.heightOf(pdf, legible(box.text), { size: 9, weight, width: box.width }),
    );
    const height = Math.max(...heights);
    // On the next page, too, each column says what it is.
    if (room(pdf, height) && !isHead) line(heads, true);
    const { y } = pdf;
    let x = left;
    for (const box of boxes) {
      write(pdf, box.text, { x, y, size: 9, width: box.width, weight, colour: isHead ? soft : ink });
      x += box.width + 6;
    }
    pdf.y = y + height + 5;
    pdf.rect(left, pdf.y - 2, width, 0.5).fill("#dddddd");
  };
  line(heads, true);
  if (rows.length === 0) line(["None", ...heads.slice(1).map(() => "")], false);
  for (const row of rows) line(row, false);
}

function numberPages(pdf: PDFKit.PDFDocument, csrId: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0;
    pdf
      .font("Helvetica")
      .fontSize(8)
      .fillColor(soft)
      .text(`${csrId}, page ${page + 1} of ${count}`, left, 812, { width, align: "right", lineBreak: false });
  }
}

/** What the papers of a company are drawn with: lines, pairs and tables that go on over pages. */
export const csrPdf = { ink, soft, indigo, left, width, write, room, heading, pairs, table, numberPages };
