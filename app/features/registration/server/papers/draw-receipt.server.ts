import { formatDateTime } from "#app/core/clock.ts";
import type { Paise } from "#app/core/money.ts";
import { formatMoney } from "#app/core/money.ts";
import { newPdf } from "#app/core/new-pdf.server.ts";
import { pdfBytes } from "#app/core/pdf-bytes.server.ts";
import { env } from "#app/core/settings/env.server.ts";
import { amountInWords } from "#app/core/words/amount-in-words.server.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { pdfBrand } from "#app/features/documents/server/pdf/pdf-brand.server.ts";
import { pdfText } from "#app/features/documents/server/pdf/pdf-text.server.ts";
import { paperMessages } from "../../messages/papers.messages.server.ts";

export type ReceiptFacts = {
  receiptNumber: string;
  paidAt: Date;
  amount: Paise;
  name: string;
  otrNumber: string;
};

type Label = Exclude<keyof typeof paperMessages.en, "note" | "banks">;

const quiet = "#55545f";
const ink = "#14152a";

/** The receipt of the registration's charge, in its reader's language; an office finds the English beside it. */
export async function drawReceipt(facts: ReceiptFacts, language: Language): Promise<Buffer> {
  const words = paperMessages[language];
  const pdf = await newPdf({
    size: "A5",
    layout: "landscape",
    margin: 40,
    lang: `${language}-IN`,
    displayTitle: true,
    info: {
      Title: fillMessage(words.receiptTitle, { number: facts.receiptNumber }),
      Author: "ScholarSetu",
      CreationDate: facts.paidAt,
    },
  });
  const under = pdfBrand.head(pdf, { x: 40, y: 22 });
  pdf.fillColor(ink);
  pdfText.label(pdf, words.receipt, paperMessages.en.receipt, {
    x: 40,
    y: under + 16,
    width: 500,
    size: 12,
  });
  pdf.y += 12;
  const rows: [Label, string][] = [
    ["receiptNumber", facts.receiptNumber],
    ["paidOn", formatDateTime(facts.paidAt, language)],
    ["receivedFrom", legibleName(facts, language)],
    ["studentId", facts.otrNumber],
    ["for", words.otr],
    ["amount", formatMoney(facts.amount, language)],
    ["inWords", amountInWords(facts.amount, language)],
  ];
  for (const [name, value] of rows) {
    const top = pdf.y;
    pdf.fillColor(quiet);
    pdfText.label(pdf, words[name], paperMessages.en[name], { x: 40, y: top, width: 160, size: 10 });
    const under = pdf.y;
    pdf.fillColor(ink);
    pdfText.write(pdf, value, { x: 210, y: top, width: 345, size: 11 });
    pdf.y = Math.max(pdf.y, under) + 5;
  }
  const { SUPPORT_PHONE, SUPPORT_EMAIL } = env();
  const note = fillMessage(words.note, { phone: SUPPORT_PHONE, email: SUPPORT_EMAIL });
  pdf.fillColor(quiet);
  pdfText.write(pdf, note, { x: 40, y: pdf.y + 12, width: 515, size: 9, weight: "regular" });
  return pdfBytes(pdf);
}

function legibleName({ name, otrNumber }: ReceiptFacts, language: Language): string {
  if (name !== "" && pdfText.canWrite(name)) return name;
  return fillMessage(paperMessages[language].student, { number: otrNumber });
}
