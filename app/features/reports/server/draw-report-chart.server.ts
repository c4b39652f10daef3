import { pdfText } from "#app/features/documents/server/pdf/pdf-text.server.ts";
import { type ReportBars, reportBars } from "../report-bars.ts";
import type { ReportView } from "../report-view.ts";
import { figureWords } from "../report-words.ts";

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Letters that no face here has are marked. */
  readonly legible: (text: string) => string;
}

type Pdf = PDFKit.PDFDocument;
const [indigo, marigold, ink, quiet] = ["#2d3288", "#f5b02a", "#14152a", "#55545f"];

/** L43: the first figure as the page draws it, with its title over it. Ends under it; nothing where there is nothing. */
export function drawReportChart(pdf: Pdf, chart: ReportView["chart"], { x, y, width, legible }: Place): void {
  const drawn = reportBars(chart, width);
  if (drawn.bars.length === 0) return;
  const words = (value: number) => legible(figureWords(value, chart.kind));
  pdf.fillColor(ink);
  pdfText.write(pdf, legible(chart.title), { x, y, width, size: 10 });
  const top = pdf.y + (drawn.isAcross ? 6 : 18);
  for (const { x: left, y: down, width: wide, height } of drawn.bars)
    if (wide > 0 && height > 0) pdf.rect(x + left, top + down, wide, height).fill(indigo);
  const write = (text: string, box: { x: number; y: number; width: number; align?: "right" | "center" }) =>
    pdfText.write(pdf, text, { ...box, size: 8, oneLine: true, weight: "regular" });
  if (drawn.isAcross) {
    for (const bar of drawn.bars) {
      pdf.fillColor(ink);
      write(legible(bar.label), { x, y: top + bar.y + 1, width: bar.x - 8, align: "right" });
      write(words(bar.value), { x: x + bar.x + bar.width + 5, y: top + bar.y + 1, width: width * 0.18 });
    }
  } else standingWords(drawn);
  pdf.x = x;
  pdf.y = top + drawn.height + (drawn.isAcross ? 4 : 22);
  if (drawn.left > 0) {
    pdf.fillColor(quiet);
    write(`${drawn.left} more in the table.`, { x, y: pdf.y, width });
  }
  pdf.y += 12;

  function standingWords({ bars, height }: ReportBars): void {
    // The road they stand on.
    pdf.rect(x, top + height, width, 2).fill(marigold);
    for (const bar of bars) {
      const room = { x: x + bar.x - bar.width * 0.3, width: bar.width * 1.6, align: "center" } as const;
      pdf.fillColor(ink);
      if (bar.showsValue) write(words(bar.value), { ...room, y: top + bar.y - 12 });
      pdf.fillColor(quiet);
      if (bar.showsLabel) write(legible(bar.label), { ...room, y: top + height + 6 });
    }
  }
}
