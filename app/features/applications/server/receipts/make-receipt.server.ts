import { encode } from "uqr";
import { formatDateTime } from "#app/core/clock.ts";
import { newPdf } from "#app/core/new-pdf.server.ts";
import { pdfBytes } from "#app/core/pdf-bytes.server.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { maskAccount } from "#app/core/secrets/mask.ts";
import { env } from "#app/core/settings/env.server.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { pdfBrand } from "#app/features/documents/server/pdf/pdf-brand.server.ts";
import { pdfText } from "#app/features/documents/server/pdf/pdf-text.server.ts";
import { paperMessages } from "../../messages/paper.messages.server.ts";
import { statusPath } from "../../rules/asked-status.ts";
import { getApplication } from "../get-application.server.ts";
import { getApplicationRow } from "../lists/application-row.server.ts";

export interface Receipt {
  readonly fileName: string;
  readonly bytes: Buffer;
}

type Label = Exclude<keyof typeof paperMessages.en, `next${number}`>;
type View = Awaited<ReturnType<typeof getApplication>>;

const margin = 56;
const quiet = "#555555";
const ink = "#111111";

/** Proof of what was sent when: number, time in India, what happens next and by when, and a QR to the page. */
export async function makeReceipt(actor: Actor, number: string): Promise<Receipt> {
  const view = await getApplication(actor, number);
  const words = paperMessages[actor.language];
  if (!view.appliedAt) throw conflict(words.tooEarly, "wrong_state");
  // S31b: who holds the paper sees where it stands with the date of birth, without signing in.
  const address = `${env().PUBLIC_URL}${statusPath(view.number)}`;
  const pdf = await newPdf({
    size: "A4",
    margin,
    lang: `${actor.language}-IN`,
    displayTitle: true,
    info: { Title: fillMessage(words.title, { number: view.number }), Author: "ScholarSetu" },
  });
  const full = { x: margin, width: pdf.page.width - 2 * margin };
  // The QR stands at the right of the first rows.
  const beside = { x: margin, width: 340 };
  const top = pdfBrand.head(pdf, { x: margin, y: 38 }) + 24;
  pdf.fillColor(quiet);
  pdfText.label(pdf, words.subtitle, paperMessages.en.subtitle, { ...beside, y: top, size: 11 });
  pdf.y += 16;
  drawQr(pdf, address, 419, top, 120);
  for (const [name, value] of rowsOf(await asIssued(view), new Date(view.appliedAt), actor)) {
    if (value === "" || !pdfText.canWrite(value)) continue;
    pdf.fillColor(quiet);
    pdfText.label(pdf, words[name], paperMessages.en[name], { ...beside, y: pdf.y, size: 9 });
    pdf.fillColor(ink);
    pdfText.write(pdf, value, { ...beside, y: pdf.y, size: 12 });
    pdf.y += 7;
  }
  const steps = [words.next1, words.next2, words.next3, words.next4];
  pdfText.write(pdf, words.next, { ...full, y: pdf.y + 14, size: 13 });
  pdf.y += 4;
  for (const [index, step] of steps.entries()) {
    const text = `${index + 1}. ${step}`;
    pdfText.write(pdf, text, { ...full, y: pdf.y + 3, size: 11, weight: "regular" });
  }
  pdf.fillColor(quiet);
  const where = `${words.where} ${address}`;
  pdfText.write(pdf, where, { ...full, y: pdf.y + 16, size: 9, weight: "regular" });
  return { fileName: `application-${view.number}.pdf`, bytes: await pdfBytes(pdf) };
}

type Issued = Pick<
  View,
  "number" | "scholarship" | "provider" | "applicant" | "aadhaar" | "account" | "dueAt" | "filledBy"
> & {
  papers: number;
};

/** S16: as it was when it was sent. Rows from before that was kept say what is so today. */
async function asIssued(view: View): Promise<Issued> {
  const { row } = await getApplicationRow(view.number);
  const { issued } = row;
  if (!issued) {
    const isWaiting = view.status === "under_review";
    const papers = view.checks.filter(({ documentId }) => documentId).length;
    return { ...view, papers, dueAt: isWaiting ? view.dueAt : null };
  }
  const { accountLastFour, ...rest } = issued;
  return { ...view, ...rest, account: accountLastFour && maskAccount(accountLastFour) };
}

function rowsOf(view: Issued, sent: Date, { language }: Actor): [Label, string][] {
  const words = paperMessages[language];
  return [
    ["number", view.number],
    ["scholarship", view.scholarship ?? words.assisted],
    ["provider", view.provider ?? words.desk],
    ["applicant", view.applicant],
    ["filledBy", view.filledBy ?? ""],
    ["received", fillMessage(words.indianTime, { time: formatDateTime(sent, language) })],
    ["aadhaar", view.aadhaar ?? ""],
    ["account", view.account ?? ""],
    ["papers", String(view.papers)],
    ["reviewedBy", view.dueAt ? formatDateTime(new Date(view.dueAt), language) : ""],
  ];
}

function drawQr(pdf: PDFKit.PDFDocument, text: string, x: number, y: number, size: number): void {
  const { data, size: count } = encode(text, { border: 0 });
  const cell = size / count;
  pdf.fillColor(ink);
  data.forEach((row, line) => {
    row.forEach((isDark, column) => {
      if (isDark) pdf.rect(x + column * cell, y + line * cell, cell, cell);
    });
  });
  pdf.fill();
}
