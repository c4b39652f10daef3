import { formatDateTime, now } from "#app/core/clock.ts";
import { newPdf } from "#app/core/new-pdf.server.ts";
import { pdfBytes } from "#app/core/pdf-bytes.server.ts";
import { pdfBrand } from "#app/features/documents/server/pdf/pdf-brand.server.ts";
import { pdfText } from "#app/features/documents/server/pdf/pdf-text.server.ts";
import type { ReportView } from "../report-view.ts";
import { drawReportChart } from "./draw-report-chart.server.ts";

const left = 56;
const width = 483;
const bottom = 780;
const [ink, quiet] = ["#14152a", "#55545f"];

/** The same chart and table on paper. */
export async function reportPdf(view: ReportView): Promise<Buffer> {
  const pdf = await newPdf({
    size: "A4",
    margin: left,
    info: { Title: view.title, Author: "ScholarSetu" },
  });
  const top = pdfBrand.head(pdf, { x: left, y: 38 });
  pdf.fillColor(ink);
  pdfText.write(pdf, legible(view.title), { x: left, y: top + 22, width, size: 16 });
  pdf.fillColor(quiet);
  const made = `${view.range}. Made on ${formatDateTime(now())} (Indian Standard Time).`;
  pdfText.write(pdf, legible(made), { x: left, y: pdf.y + 2, width, size: 10, weight: "regular" });
  drawReportChart(pdf, view.chart, { x: left, y: pdf.y + 18, width, legible });
  pdf.y += 18;
  const columnWidth = width / view.heads.length;
  const drawRow = (cells: string[], isBold: boolean) => {
    if (pdf.y > bottom) {
      pdf.addPage();
      pdf.y = left;
    }
    const { y } = pdf;
    pdf.fillColor(ink);
    cells.forEach((cell, at) => {
      pdfText.write(pdf, legible(cell), {
        x: left + at * columnWidth,
        y,
        width: columnWidth - 6,
        size: 9,
        oneLine: true,
        weight: isBold ? "bold" : "regular",
        align: at === 0 ? "left" : "right",
      });
    });
    pdf.y = y + 16;
  };
  drawRow(view.heads, true);
  for (const row of view.rows) drawRow(row, false);
  drawRow(view.totals, true);
  return pdfBytes(pdf);
}

/** A letter without a face here is marked, not garbled: a line of a report is not left out. */
function legible(text: string): string {
  return [...text].map((letter) => (pdfText.canWrite(letter) ? letter : "?")).join("");
}
