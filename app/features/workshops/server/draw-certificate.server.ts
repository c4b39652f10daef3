import { encode } from "uqr";
import { newPdf } from "#app/core/new-pdf.server.ts";
import { pdfBytes } from "#app/core/pdf-bytes.server.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { pdfBrand } from "#app/features/documents/server/pdf/pdf-brand.server.ts";
import { pdfText } from "#app/features/documents/server/pdf/pdf-text.server.ts";

type Pdf = PDFKit.PDFDocument;

export interface CertificatePaper {
  readonly language: Language;
  readonly number: string;
  readonly keyId: string;
  /** Where the code leads. */
  readonly address: string;
  readonly title: string;
  readonly lines: {
    readonly before: string;
    readonly name: string;
    readonly after: string;
    readonly workshop: string;
  };
  readonly scan: string;
}

// A4 on its side.
const [width, height, side] = [841.89, 595.28, 72];
const inner = width - 2 * side;
const [indigo, ink, quiet] = ["#2d3288", "#14152a", "#55545f"];

/** One sheet in the manner of the award letter: mark, name, what it was, and the code that proves it. */
export async function drawCertificate(paper: CertificatePaper): Promise<Buffer> {
  const pdf = await newPdf({
    size: [width, height],
    margin: 0,
    lang: `${paper.language}-IN`,
    displayTitle: true,
    info: { Title: `${paper.title} ${paper.number}`, Author: "ScholarSetu" },
  });
  pdfBrand.head(pdf, { x: side, y: 44 });
  const { before, name, after, workshop } = paper.lines;
  let y = write(pdf, paper.title, { y: 128, size: 30, colour: indigo }) + 22;
  y = write(pdf, before, { y, size: 13, weight: "regular" }) + 8;
  y = write(pdf, name, { y, size: 28 }) + 10;
  y = write(pdf, after, { y, size: 13, weight: "regular" }) + 8;
  write(pdf, workshop, { y, size: 18 });
  drawProof(pdf, paper);
  pdfBrand.foot(pdf, { arches: 20, deep: 64 });
  return pdfBytes(pdf);
}

interface Place {
  readonly y: number;
  readonly size: number;
  readonly x?: number;
  readonly width?: number;
  readonly weight?: "regular" | "bold";
  readonly colour?: string;
}

/** Ends under it. What no face here can write is left out, not garbled. */
function write(
  pdf: Pdf,
  text: string,
  { colour = ink, x = side, width: room = inner, ...place }: Place,
): number {
  if (text === "" || !pdfText.canWrite(text)) return place.y;
  pdf.fillColor(colour);
  pdfText.write(pdf, text, { ...place, x, width: room });
  return pdf.y;
}

function drawProof(pdf: Pdf, { number, keyId, address, scan }: CertificatePaper): void {
  const [left, top, size] = [side, 392, 96];
  const { data, size: cells } = encode(address, { ecc: "M", border: 1 });
  const dot = size / cells;
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) pdf.rect(left + x * dot, top + y * dot, dot + 0.05, dot + 0.05).fill(ink);
    });
  });
  // On a phone there is nothing to scan with: the code is a link, too.
  pdf.link(left, top, size, size, address);
  const text = { x: left + size + 16, width: 380, weight: "regular", colour: quiet } as const;
  let y = write(pdf, number, { ...text, y: top + 6, size: 13, weight: "bold", colour: ink }) + 6;
  y = write(pdf, scan, { ...text, y, size: 10 }) + 6;
  write(pdf, `Ed25519, key ${keyId}`, { ...text, y, size: 8 });
}
