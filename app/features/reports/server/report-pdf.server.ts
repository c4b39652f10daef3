import { formatDateTime, now } from "#app/core/clock.ts";
import { newPdf } from "#app/core/new-pdf.server.ts";
import type { ReportView } from "../report-view.ts";

// The PDF's own fonts know Western letters only, and no rupee sign.
const latin = (text: string) =>
  text.replaceAll("₹", "Rs ").replace(/[^\u0020-\u007e\u00a0-\u00ff\u2013\u2019]/g, "?");

const left = 56;
const width = 483;
const bottom = 780;

/** The same table on paper. */
export async function reportPdf(view: ReportView): Promise<Buffer> {
  const pdf = await newPdf({
    size: "A4",
    margin: left,
    info: { Title: view.title, Author: "ScholarSetu" },
  });
  pdf.font("Helvetica-Bold").fontSize(20).fillColor("#252b6e").text("ScholarSetu");
  pdf.fontSize(14).fillColor("#111111").text(latin(view.title));
  pdf.font("Helvetica").fontSize(10).fillColor("#555555");
  pdf.text(`${view.range}. Made on ${formatDateTime(now())} (Indian Standard Time).`);
  pdf.moveDown(1.5);
  const columnWidth = width / view.heads.length;
  const drawRow = (cells: string[], isBold: boolean) => {
    if (pdf.y > bottom) pdf.addPage();
    const { y } = pdf;
    pdf
      .font(isBold ? "Helvetica-Bold" : "Helvetica")
      .fontSize(9)
      .fillColor("#111111");
    cells.forEach((cell, at) => {
      pdf.text(latin(cell), left + at * columnWidth, y, {
        width: columnWidth - 6,
        align: at === 0 ? "left" : "right",
        height: 12,
        ellipsis: true,
      });
    });
    pdf.y = y + 16;
  };
  drawRow(view.heads, true);
  for (const row of view.rows) drawRow(row, false);
  drawRow(view.totals, true);
  pdf.end();
  return Buffer.concat(await Array.fromAsync(pdf as unknown as AsyncIterable<Buffer>));
}
