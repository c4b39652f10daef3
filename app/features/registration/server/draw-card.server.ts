import { encode } from "uqr";
import { formatDate } from "#app/core/clock.ts";
import { env } from "#app/core/env.server.ts";
import { newPdf } from "#app/core/new-pdf.server.ts";
import { pdfText } from "#app/features/documents/server/pdf-text.server.ts";

export type CardFacts = { otrNumber: string; name: string; className: string; registeredAt: Date };

// A bank card's size in points: it fits a purse and a phone's screen.
const width = 243;
const height = 153;

/** The student's card. Its QR code leads to a public page that says whether the number is real, and no more. */
export async function drawCard(facts: CardFacts): Promise<Buffer> {
  const pdf = await newPdf({
    size: [width, height],
    margin: 14,
    lang: "en-IN",
    displayTitle: true,
    info: {
      Title: `Student card ${facts.otrNumber}`,
      Author: "ScholarSetu",
      CreationDate: facts.registeredAt,
    },
  });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((done, failed) => {
    pdf.on("end", () => done(Buffer.concat(chunks)));
    pdf.on("error", failed);
  });
  pdf.rect(0, 0, width, 34).fill("#171a4c");
  pdf.font("Helvetica-Bold").fontSize(13).fillColor("#ffffff").text("ScholarSetu", 14, 11);
  pdf.fontSize(7).text("One Time Registration", 130, 14, { width: 99, align: "right" });
  const line = (label: string, value: string, top: number, size = 10) => {
    pdf.font("Helvetica").fontSize(6.5).fillColor("#55545f").text(label, 14, top);
    pdf.fillColor("#14152a");
    pdfText.write(pdf, value, { x: 14, y: top + 8, width: 130, size, oneLine: true });
  };
  line("Student ID (OTR number)", facts.otrNumber, 44, 11);
  if (pdfText.canWrite(facts.name)) line("Name", facts.name, 72);
  line("Class", facts.className, 97);
  line("Registered on", formatDate(facts.registeredAt), 122);
  drawCode(pdf, `${env().PUBLIC_URL}/verify/${facts.otrNumber}`);
  pdf.end();
  return whole;
}

function drawCode(pdf: PDFKit.PDFDocument, address: string): void {
  const { data, size } = encode(address, { ecc: "M", border: 2 });
  const side = 84;
  const dot = side / size;
  const [left, top] = [width - side - 10, 46];
  pdf.rect(left, top, side, side).fill("#ffffff");
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) pdf.rect(left + x * dot, top + y * dot, dot + 0.1, dot + 0.1).fill("#14152a");
    });
  });
}
