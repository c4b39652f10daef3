import { formatDate } from "#app/core/clock.ts";
import { newPdf } from "#app/core/new-pdf.server.ts";
import { pdfBytes } from "#app/core/pdf-bytes.server.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { type Language, languageTable } from "#app/core/words/i18n.ts";
import { pdfBrand } from "#app/features/documents/server/pdf/pdf-brand.server.ts";
import { pdfText } from "#app/features/documents/server/pdf/pdf-text.server.ts";
import type { DocumentSection } from "../data/document-guide-section.ts";
import type { HelpDownload } from "../data/help/help-download.ts";
import { helpMessages } from "../messages/help.messages.server.ts";
import { documentIn } from "./document-in.server.ts";
import { listHelp } from "./help/list-help.server.ts";

type Pdf = PDFKit.PDFDocument;

const [ink, quiet, indigo, line] = ["#14152a", "#55545f", "#2d3288", "#cfcac2"];
const [left, width, bottom] = [56, 483, 780];
const boxSize = 9;

const made = new Map<string, Promise<Buffer>>();

/** The A4 pages of a download, drawn once in each language. */
export function downloadPdf(download: HelpDownload, language: Language): Promise<Buffer> {
  const key = `${download.id}.${language}`;
  const known = made.get(key) ?? draw(saidIn(download, language), language);
  made.set(key, known);
  return known;
}

function saidIn(download: HelpDownload, language: Language): HelpDownload {
  const card = listHelp(language).downloads.find(({ id }) => id === download.id);
  const { intro, sections } = download;
  return {
    ...download,
    ...documentIn({ intro, sections }, language),
    title: card?.title ?? download.title,
    description: card?.description ?? download.description,
  };
}

async function draw(download: HelpDownload, language: Language): Promise<Buffer> {
  const pdf = await newPdf({
    size: "A4",
    margin: left,
    bufferPages: true,
    lang: languageTable[language].locale,
    displayTitle: true,
    info: {
      Title: download.title,
      Author: "ScholarSetu",
      Subject: download.description,
      CreationDate: new Date(`${download.updatedOn}T00:00:00Z`),
    },
  });
  const top = pdfBrand.head(pdf, { x: left, y: 38 });
  write(pdf, download.title, { y: top + 22, size: 20, weight: "bold", colour: indigo });
  write(pdf, download.intro, { y: pdf.y + 4, colour: quiet });
  for (const section of download.sections) drawSection(pdf, section);
  drawFeet(pdf, download, language);
  return pdfBytes(pdf);
}

interface Place {
  readonly y?: number;
  readonly x?: number;
  readonly width?: number;
  readonly size?: number;
  readonly weight?: "regular" | "bold";
  readonly colour?: string;
}

function write(pdf: Pdf, text: string, { colour = ink, ...place }: Place): void {
  pdf.fillColor(colour);
  pdfText.write(pdf, text, { x: left, y: pdf.y, width, size: 10.5, weight: "regular", ...place });
}

/** A new page where this much no longer fits; says whether it was needed. */
function room(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= bottom) return false;
  pdf.addPage();
  pdf.y = left;
  return true;
}

function drawSection(
  pdf: Pdf,
  { heading, paragraphs = [], items = [], checklist = [], table }: DocumentSection,
): void {
  // A heading alone at the foot of a page leads nowhere.
  room(pdf, 90);
  write(pdf, heading, { y: pdf.y + 14, size: 13, weight: "bold" });
  pdf.y += 5;
  for (const text of paragraphs) drawText(pdf, text, 0);
  for (const text of items) drawText(pdf, text, 18, "dot");
  for (const text of checklist) drawText(pdf, text, 18, "box");
  if (table) drawTable(pdf, table);
}

function drawText(pdf: Pdf, text: string, indent: number, mark?: "dot" | "box"): void {
  const place = { x: left + indent, width: width - indent, size: 10.5, weight: "regular" } as const;
  room(pdf, pdfText.heightOf(pdf, text, place));
  const { y } = pdf;
  if (mark === "box") pdf.rect(left, y, boxSize, boxSize).lineWidth(0.8).strokeColor(quiet).stroke();
  if (mark === "dot") pdf.circle(left + 4, y + 6, 1.6).fill(indigo);
  write(pdf, text, { ...place, y });
  pdf.y += 4;
}

function drawTable(pdf: Pdf, { columns, rows }: NonNullable<DocumentSection["table"]>): void {
  const column = width / columns.length;
  const cell = { width: column - 8, size: 9.5 };
  const drawRow = (texts: readonly string[], weight: "regular" | "bold", colour: string) => {
    const heights = texts.map((text) => pdfText.heightOf(pdf, text, { ...cell, weight }));
    // An empty line is there to be written on by hand.
    const height = Math.max(...heights, 12);
    // On the next page, too, each column says what it is.
    if (room(pdf, height + 8) && weight === "regular") drawRow(columns, "bold", quiet);
    const { y } = pdf;
    texts.forEach((text, index) => {
      if (text) write(pdf, text, { ...cell, weight, colour, x: left + index * column, y: y + 4 });
    });
    pdf.y = y + height + 8;
    pdf.rect(left, pdf.y, width, 0.6).fill(line);
  };
  drawRow(columns, "bold", quiet);
  for (const row of rows) drawRow(row, "regular", ink);
  pdf.y += 4;
}

function drawFeet(pdf: Pdf, { updatedOn }: HelpDownload, language: Language): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Inside the margin, where text would otherwise begin a new page.
    pdf.page.margins.bottom = 0;
    const foot = fillMessage(helpMessages[language].pdfFoot, {
      date: formatDate(updatedOn, language),
      page: page - start + 1,
      count,
    });
    write(pdf, foot, {
      y: pdf.page.height - 36,
      size: 8.5,
      colour: quiet,
    });
  }
}
