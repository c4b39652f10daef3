import { encode } from "uqr";
import { formatDateTime } from "#app/core/clock.ts";
import { env } from "#app/core/env.server.ts";
import { conflict } from "#app/core/errors.ts";
import { newPdf } from "#app/core/new-pdf.server.ts";
import type { Actor } from "#app/core/permissions.ts";
import { pdfText } from "#app/features/documents/server/pdf-text.server.ts";
import { getApplication } from "./get-application.server.ts";

export interface Receipt {
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** Proof of what was sent when: number, time in India, what happens next and by when, and a QR to the page. */
export async function makeReceipt(actor: Actor, number: string): Promise<Receipt> {
  const view = await getApplication(actor, number);
  if (!view.appliedAt)
    throw conflict("There is a receipt once the application has been sent.", "wrong_state");
  const address = `${env().PUBLIC_URL}/applications/${view.number}`;
  const pdf = await newPdf({
    size: "A4",
    margin: 56,
    info: { Title: `Application ${view.number}`, Author: "ScholarSetu" },
  });
  pdf.font("Helvetica-Bold").fontSize(20).fillColor("#252b6e").text("ScholarSetu");
  pdf.font("Helvetica").fontSize(11).fillColor("#555555").text("Receipt of a scholarship application");
  pdf.moveDown(1.5);
  drawQr(pdf, address, 419, 56, 120);
  const sent = new Date(view.appliedAt);
  const lines: [string, string][] = [
    ["Application number", view.number],
    ["Scholarship", view.scholarship ?? "Assisted application: our desk finds the right scholarship"],
    ["Provider", view.provider ?? "ScholarSetu application desk"],
    ["Applicant", view.applicant],
    ["Received", `${formatDateTime(sent)} (Indian Standard Time)`],
    ["Aadhaar", view.aadhaar ?? ""],
    ["Bank account", view.account ?? ""],
    ["Papers", String(view.checks.filter(({ documentId }) => documentId).length)],
    ["Reviewed by", view.dueAt && view.status === "under_review" ? formatDateTime(new Date(view.dueAt)) : ""],
  ];
  for (const [term, value] of lines) {
    if (value === "" || !pdfText.canWrite(value)) continue;
    pdf.font("Helvetica").fontSize(9).fillColor("#555555").text(term, { width: 340 });
    pdf.fillColor("#111111");
    pdfText.write(pdf, value, { x: 56, y: pdf.y, width: 340, size: 12 });
    pdf.moveDown(0.6);
  }
  pdf.moveDown(1);
  pdf.font("Helvetica-Bold").fontSize(13).text("What happens next");
  pdf.moveDown(0.4).font("Helvetica").fontSize(11);
  for (const [index, step] of nextSteps.entries()) pdf.text(`${index + 1}. ${step}`).moveDown(0.3);
  pdf.moveDown(1).fontSize(9).fillColor("#555555").text(`Where it stands at any moment: ${address}`);
  pdf.end();
  const bytes = Buffer.concat(await Array.fromAsync(pdf as unknown as AsyncIterable<Buffer>));
  return { fileName: `application-${view.number}.pdf`, bytes };
}

const nextSteps = [
  "Your papers are checked. You hear from us within 48 hours.",
  "If something is wrong, we ask for that one thing. The rest stands as it is.",
  "The decision comes with its reasons. Review and selection take 2-8 weeks.",
  "Once approved, the money goes to your bank account.",
];

function drawQr(pdf: PDFKit.PDFDocument, text: string, x: number, y: number, size: number): void {
  const { data, size: count } = encode(text, { border: 0 });
  const cell = size / count;
  pdf.fillColor("#111111");
  data.forEach((row, line) => {
    row.forEach((isDark, column) => {
      if (isDark) pdf.rect(x + column * cell, y + line * cell, cell, cell);
    });
  });
  pdf.fill();
}
