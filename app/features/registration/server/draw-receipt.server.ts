import { amountInWords } from "#app/core/amount-in-words.server.ts";
import { formatDateTime } from "#app/core/clock.ts";
import { env } from "#app/core/env.server.ts";
import type { Paise } from "#app/core/money.ts";
import { formatMoney } from "#app/core/money.ts";
import { newPdf } from "#app/core/new-pdf.server.ts";
import { pdfText } from "#app/features/documents/server/pdf-text.server.ts";

export type ReceiptFacts = {
  receiptNumber: string;
  paidAt: Date;
  amount: Paise;
  name: string;
  otrNumber: string;
};

/** The receipt of the registration's charge. Helvetica has no rupee sign: "Rs.". */
export async function drawReceipt(facts: ReceiptFacts): Promise<Buffer> {
  const pdf = await newPdf({
    size: "A5",
    layout: "landscape",
    margin: 40,
    lang: "en-IN",
    displayTitle: true,
    info: { Title: `Receipt ${facts.receiptNumber}`, Author: "ScholarSetu", CreationDate: facts.paidAt },
  });
  const whole = collect(pdf);
  pdf.font("Helvetica-Bold").fontSize(18).fillColor("#2d3485").text("ScholarSetu");
  pdf.font("Helvetica").fontSize(12).fillColor("#14152a").text("Payment receipt").moveDown(1);
  const rows: [string, string][] = [
    ["Receipt number", facts.receiptNumber],
    ["Paid on", formatDateTime(facts.paidAt)],
    ["Received from", pdfText.canWrite(facts.name) ? facts.name : `Student ${facts.otrNumber}`],
    ["Student ID (OTR number)", facts.otrNumber],
    ["For", "One Time Registration (OTR)"],
    ["Amount", formatMoney(facts.amount).replace("₹", "Rs. ")],
    ["In words", amountInWords(facts.amount, "en")],
  ];
  for (const [term, value] of rows) {
    const top = pdf.y;
    pdf.font("Helvetica").fontSize(10).fillColor("#55545f").text(term, 40, top, { width: 150 });
    pdf.fillColor("#14152a");
    pdfText.write(pdf, value, { x: 200, y: top, width: 340, size: 11 });
    pdf.moveDown(0.5);
  }
  const { SUPPORT_PHONE, SUPPORT_EMAIL } = env();
  pdf.moveDown(1).font("Helvetica").fontSize(9).fillColor("#55545f");
  pdf.text(
    `Made by a computer, valid without a signature. Questions: ${SUPPORT_PHONE}, ${SUPPORT_EMAIL}.`,
    40,
  );
  pdf.end();
  return whole;
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((done, failed) => {
    pdf.on("end", () => done(Buffer.concat(chunks)));
    pdf.on("error", failed);
  });
}
