import { newPdf } from "#app/core/new-pdf.server.ts";
import { pdfBytes } from "#app/core/pdf-bytes.server.ts";
import { pdfBrand } from "#app/features/documents/server/pdf/pdf-brand.server.ts";
import { pdfText } from "#app/features/documents/server/pdf/pdf-text.server.ts";
import type { SentSection } from "../../sent-answers.ts";

type Paper = {
  readonly language: string;
  readonly title: string;
  readonly subtitle: string;
  readonly subtitleEnglish: string;
  readonly sections: readonly SentSection[];
  /** Lines to sign or tick on paper, at the end. */
  readonly foot: readonly string[];
};

const margin = 56;
const quiet = "#555555";
const ink = "#111111";

/** A paper of sections with questions and answers, as many pages as it takes. */
export async function drawSections(paper: Paper): Promise<Buffer> {
  const pdf = await newPdf({
    size: "A4",
    margin,
    lang: `${paper.language}-IN`,
    displayTitle: true,
    info: { Title: paper.title, Author: "ScholarSetu" },
  });
  const full = { x: margin, width: pdf.page.width - 2 * margin };
  const bottom = pdf.page.height - margin;
  const room = (height: number) => {
    if (pdf.y + height <= bottom) return;
    pdf.addPage();
    pdf.y = margin;
  };
  const under = pdfBrand.head(pdf, { x: margin, y: 38 });
  pdf.fillColor(quiet);
  pdfText.label(pdf, paper.subtitle, paper.subtitleEnglish, { ...full, y: under + 22, size: 11 });
  pdf.fillColor(ink);
  pdfText.write(pdf, paper.title, { ...full, y: pdf.y + 8, size: 14 });
  for (const { title, rows } of paper.sections) {
    room(70);
    pdf.fillColor("#252b6e");
    pdfText.write(pdf, title, { ...full, y: pdf.y + 14, size: 13 });
    pdf.y += 4;
    for (const { label, english, value } of rows) {
      // A script that no face has is better named than left out of what somebody signs.
      const text = pdfText.canWrite(value) ? value : "—";
      room(34 + pdfText.heightOf(pdf, text, { size: 11, width: full.width, weight: "regular" }));
      pdf.fillColor(quiet);
      pdfText.label(pdf, label, english, { ...full, y: pdf.y, size: 9 });
      pdf.fillColor(ink);
      pdfText.write(pdf, text, { ...full, y: pdf.y, size: 11, weight: "regular" });
      pdf.y += 6;
    }
  }
  pdf.fillColor(ink);
  for (const line of paper.foot) {
    room(44);
    pdfText.write(pdf, line, { ...full, y: pdf.y + 22, size: 10, weight: "regular" });
  }
  return pdfBytes(pdf);
}
