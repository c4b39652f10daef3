import { encode } from "uqr";
import { formatDate } from "#app/core/clock.ts";
import { newPdf } from "#app/core/new-pdf.server.ts";
import { pdfBytes } from "#app/core/pdf-bytes.server.ts";
import { env } from "#app/core/settings/env.server.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { defaultLanguage, type Language } from "#app/core/words/i18n.ts";
import { pdfBrand } from "#app/features/documents/server/pdf/pdf-brand.server.ts";
import { pdfText } from "#app/features/documents/server/pdf/pdf-text.server.ts";
import { paperMessages } from "../../messages/papers.messages.server.ts";
import { className } from "../choices/class-name.server.ts";

export type CardFacts = { otrNumber: string; name: string; class: string; registeredAt: Date };

// A bank card's size in points: it fits a purse and a phone's screen.
const width = 243;
const height = 153;

/** The student's card. Its QR code leads to a public page that says whether the number is real, and no more. */
export async function drawCard(facts: CardFacts, language: Language): Promise<Buffer> {
  const words = paperMessages[language];
  const pdf = await newPdf({
    size: [width, height],
    margin: 0,
    lang: `${language}-IN`,
    displayTitle: true,
    info: {
      Title: fillMessage(words.cardTitle, { number: facts.otrNumber }),
      Author: "ScholarSetu",
      CreationDate: facts.registeredAt,
    },
  });
  pdf.rect(0, 0, width, 34).fill("#171a4c");
  pdf.rect(0, 34, width, 2).fill("#f5b02a");
  pdfBrand.mark(pdf, { x: 12, y: 7, scale: 0.62, bridge: "#ffffff" });
  pdf.fillColor("#ffffff");
  pdfText.write(pdf, "ScholarSetu", { x: 37, y: 10, width: 86, size: 12, oneLine: true });
  pdfText.write(pdf, words.otr, { x: 124, y: 13, width: 105, size: 7.5, oneLine: true, align: "right" });
  type Label = "studentId" | "name" | "class" | "registeredOn";
  const label = (name: Label, top: number) => {
    const both = language === defaultLanguage ? words[name] : `${words[name]} / ${paperMessages.en[name]}`;
    pdf.fillColor("#55545f");
    pdfText.write(pdf, both, { x: 14, y: top, width: 132, size: 6.5, oneLine: true, weight: "regular" });
    pdf.fillColor("#14152a");
  };
  const line = (name: Label, value: string, top: number, size = 10) => {
    label(name, top);
    pdfText.write(pdf, value, { x: 14, y: top + 9, width: 132, size, oneLine: true });
  };
  line("studentId", facts.otrNumber, 42, 11);
  if (pdfText.canWrite(facts.name)) {
    label("name", 68);
    pdfText.write(pdf, facts.name, { x: 14, y: 77, width: 132, size: nameSize(pdf, facts.name) });
  }
  line("class", className(facts.class, language), 97);
  line("registeredOn", formatDate(facts.registeredAt, language), 123);
  drawCode(pdf, `${env().PUBLIC_URL}/verify/${facts.otrNumber}`);
  return pdfBytes(pdf);
}

/** A name is never cut: a long one is written smaller, in two lines. */
function nameSize(pdf: PDFKit.PDFDocument, name: string): number {
  const sizes = [10, 9, 8, 7, 6.5, 6, 5.5, 5];
  return sizes.find((size) => pdfText.heightOf(pdf, name, { size, width: 132 }) <= 20) ?? 4.5;
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
