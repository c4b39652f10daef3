import { pdfText } from "./pdf-text.server.ts";

type Pdf = PDFKit.PDFDocument;

const [indigo, night, marigold, ink] = ["#2d3288", "#171a4c", "#f5b02a", "#14152a"];

/** The bridge with the sun over its spine, 32 points wide at a scale of one, as in the page's own logo. */
function mark(pdf: Pdf, { x, y, scale = 1.05, bridge = indigo }: Spot): void {
  pdf.save().translate(x, y).scale(scale);
  pdf
    .path(
      "M2 12.6C6.8 9.2 12.6 9.9 16 14.4c3.4-4.5 9.2-5.2 14-1.8V28h-4.2c0-5.2-4.4-8.8-9.8-8.8S6.2 22.8 6.2 28H2z",
    )
    .fill(bridge);
  pdf.circle(16, 6.8, 3.8).fill(marigold).restore();
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly bridge?: string;
}

/** The head of our papers: mark and name, and under them the marigold road from edge to edge. Ends under it. */
function head(pdf: Pdf, { x, y }: { readonly x: number; readonly y: number }): number {
  mark(pdf, { x, y });
  pdf.fillColor(ink);
  pdfText.write(pdf, "ScholarSetu", { x: x + 42, y: y + 6, width: 240, size: 18 });
  pdf.rect(0, y + 48, pdf.page.width, 4).fill(marigold);
  pdf.x = x;
  pdf.y = y + 52;
  return pdf.y;
}

/** The foot of a letter: the road over a viaduct, and in its shade who sends it. */
function foot(pdf: Pdf, { arches, deep, text }: Foot): void {
  const { width, height } = pdf.page;
  const top = height - deep;
  const step = width / arches;
  const ground = Math.round(step * 0.66);
  pdf.rect(0, top, width, 4).fill(marigold);
  pdf.rect(0, top + 4, width, deep - 4).fill(indigo);
  for (let arch = 0; arch < arches; arch += 1)
    pdf.circle((arch + 0.5) * step, top + ground - 1, step * 0.44).fill(night);
  pdf.rect(0, top + ground, width, deep - ground).fill(night);
  if (!text || !pdfText.canWrite(text.words)) return;
  pdf.fillColor("#e8e8f4");
  pdfText.write(pdf, text.words, {
    x: text.x,
    y: top + ground + 20,
    width: width - 2 * text.x,
    size: 8.5,
    weight: "regular",
  });
}

interface Foot {
  readonly arches: number;
  /** How high it stands. */
  readonly deep: number;
  readonly text?: { readonly words: string; readonly x: number };
}

/** The one place that draws our mark in a PDF, so that every paper is known at a glance. */
export const pdfBrand = { mark, head, foot };
