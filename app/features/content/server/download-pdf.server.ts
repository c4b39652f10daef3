import { formatDate } from "#app/core/clock.ts";
import { newPdf } from "#app/core/new-pdf.server.ts";
import type { DocumentSection } from "../data/document-section.ts";
import type { HelpDownload } from "../data/help-download.ts";

const ink = "#14152a";
const quiet = "#55545f";
const indigo = "#2d3485";
const line = "#cfcac2";
const margin = 56;
const boxSize = 9;

const made = new Map<string, Promise<Buffer>>();

/** The A4 pages of a download, drawn once. Helvetica is in every reader, so the files stay a few KB. */
export function downloadPdf(download: HelpDownload): Promise<Buffer> {
  const known = made.get(download.id) ?? draw(download);
  made.set(download.id, known);
  return known;
}

async function draw(download: HelpDownload): Promise<Buffer> {
  const pdf = await newPdf({
    size: "A4",
    margin,
    bufferPages: true,
    lang: "en-IN",
    displayTitle: true,
    info: {
      Title: download.title,
      Author: "ScholarSetu",
      Subject: download.description,
      CreationDate: new Date(`${download.updatedOn}T00:00:00Z`),
    },
  });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((done, failed) => {
    pdf.on("end", () => done(Buffer.concat(chunks)));
    pdf.on("error", failed);
  });
  pdf.font("Helvetica-Bold").fontSize(20).fillColor(indigo).text(download.title);
  pdf.moveDown(0.4).font("Helvetica").fontSize(10.5).fillColor(quiet).text(download.intro, { lineGap: 2 });
  for (const section of download.sections) drawSection(pdf, section);
  drawFeet(pdf, download);
  pdf.end();
  return whole;
}

type Pdf = PDFKit.PDFDocument;

function drawSection(
  pdf: Pdf,
  { heading, paragraphs = [], items = [], checklist = [], table }: DocumentSection,
): void {
  // A heading alone at the foot of a page leads nowhere.
  if (pdf.y > pdf.page.height - margin - 90) pdf.addPage();
  pdf.moveDown(0.9).font("Helvetica-Bold").fontSize(13).fillColor(ink).text(heading, margin);
  pdf.moveDown(0.3).font("Helvetica").fontSize(10.5).fillColor(ink);
  for (const text of paragraphs) pdf.text(text, margin, undefined, { lineGap: 2 }).moveDown(0.3);
  for (const text of items) drawPoint(pdf, text, "dot");
  for (const text of checklist) drawPoint(pdf, text, "box");
  if (table) drawTable(pdf, table);
}

function drawPoint(pdf: Pdf, text: string, mark: "dot" | "box"): void {
  const indent = 18;
  const width = pdf.page.width - 2 * margin - indent;
  const height = pdf.heightOfString(text, { width, lineGap: 2 });
  if (pdf.y + height > pdf.page.height - margin - 20) pdf.addPage();
  const top = pdf.y;
  if (mark === "box") pdf.rect(margin, top, boxSize, boxSize).lineWidth(0.8).strokeColor(quiet).stroke();
  else
    pdf
      .circle(margin + 4, top + 5, 1.6)
      .fillColor(indigo)
      .fill();
  pdf.fillColor(ink).text(text, margin + indent, top, { width, lineGap: 2 });
  pdf.moveDown(0.25);
  pdf.x = margin;
}

function drawTable(pdf: Pdf, { columns, rows }: NonNullable<DocumentSection["table"]>): void {
  pdf.fontSize(9.5);
  pdf.table({
    columnStyles: columns.map(() => "*" as const),
    defaultStyle: { padding: 4, borderColor: line, border: [0, 0, 0.6, 0], textColor: ink },
    data: [
      columns.map((text) => ({ text, textColor: quiet, font: { src: "Helvetica-Bold" } })),
      ...rows.map((row) => row.map((text) => ({ text }))),
    ],
  });
  pdf.fontSize(10.5).moveDown(0.3);
  pdf.x = margin;
}

function drawFeet(pdf: Pdf, { updatedOn }: HelpDownload): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Inside the margin, where text would otherwise begin a new page.
    pdf.page.margins.bottom = 0;
    pdf
      .font("Helvetica")
      .fontSize(8.5)
      .fillColor(quiet)
      .text(
        `ScholarSetu, free for students. As of ${formatDate(updatedOn)}. Page ${page - start + 1} of ${count}`,
        margin,
        pdf.page.height - 36,
        { lineBreak: false },
      );
  }
}
