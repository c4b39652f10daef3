import { financialYearLabel, formatDate } from "#app/core/clock.ts";
import { shortMoney } from "#app/core/money.ts";
import { newPdf } from "#app/core/new-pdf.server.ts";
import { pdfBrand } from "#app/features/documents/server/pdf-brand.server.ts";
import { pdfBytes } from "#app/features/documents/server/pdf-bytes.server.ts";
import { pdfText } from "#app/features/documents/server/pdf-text.server.ts";
import { programmeMachine } from "#app/features/giving/programme-status.ts";
import { complianceLabels, complianceScore } from "../csr-checklist.ts";
import { impactMetricIds, impactMetrics, scheduleItems } from "../csr-options.ts";
import type { CsrReport } from "./make-csr-report.server.ts";

const ink = "#111111";
const soft = "#555555";
const indigo = "#252b6e";
const left = 56;
const width = 483;

/** The report as the board gets it: A4, the figures of the period first. */
export async function drawCsrReport(report: CsrReport): Promise<Buffer> {
  const { books, picture, period } = report;
  const pdf = await newPdf({
    size: "A4",
    margin: left,
    bufferPages: true,
    info: { Title: `CSR report ${period.label}`, Author: "ScholarSetu" },
  });
  const top = pdfBrand.head(pdf, { x: left, y: 38 });
  write(pdf, books.company.name, { y: top + 22, size: 20, weight: "bold", colour: indigo });
  write(pdf, `CSR report, ${period.label} (${formatDate(period.from)} to ${formatDate(period.to)})`, {
    y: pdf.y + 2,
    size: 11,
    colour: soft,
  });
  write(
    pdf,
    `${books.company.csrId}. Made on ${formatDate(picture.today)} from the vouchers and the ledger.`,
    { y: pdf.y, size: 11, colour: soft },
  );

  const { duty, settlement } = picture.current;
  const spentNow = report.programmes.reduce((sum, one) => sum + one.inPeriod, 0);
  heading(pdf, `Where the year ${picture.label} stands`);
  pairs(pdf, [
    ["Spent in the period", `${money(spentNow)}, ${report.vouchers} vouchers`],
    ["CSR budget of the year", money(books.company.budget)],
    ["Average net profit of three years", money(duty.average)],
    ["2% due by law", money(duty.amount)],
    ["Spent this year, as it counts", money(settlement.spent)],
    [
      `Education, ${books.company.educationPercent}% of the budget`,
      `${money(picture.educationSpent)} of ${money(picture.educationTarget)}`,
    ],
    [
      "Administrative overheads",
      `${money(settlement.overheads.counted)}, ${settlement.overheads.share / 100}% (at most ${picture.rules.overheadShare / 100}%)`,
    ],
    ["Compliance", `${complianceScore(report.checklist)}% of the items that apply are in order`],
  ]);

  heading(pdf, "Programs");
  table(
    pdf,
    ["Program", "Status", "Budget", "In period", "In all", "Used", "Done"],
    [165, 55, 60, 60, 60, 40, 43],
    report.programmes.map(({ programme, inPeriod, spent, utilisation, completion }) => [
      `${programme.title} ${scheduleItems[programme.scheduleItem].split(" ")[0]}`,
      programmeMachine.states[programme.status].label,
      money(programme.budget),
      money(inPeriod),
      money(spent),
      `${utilisation}%`,
      `${completion}%`,
    ]),
  );

  heading(pdf, "Impact in the period");
  const chosen = books.company.impactMetrics.length > 0 ? books.company.impactMetrics : impactMetricIds;
  pairs(
    pdf,
    chosen.map((metric) => [impactMetrics[metric], String(report.outcomes.get(metric) ?? 0)]),
  );

  heading(pdf, "Compliance");
  table(
    pdf,
    ["Item", "Value", "Status", "Date"],
    [150, 200, 68, 65],
    report.checklist.map((item) => [
      item.label,
      item.value,
      complianceLabels[item.status],
      item.dueOn ? formatDate(item.dueOn) : "",
    ]),
  );

  if (picture.openDuties.some((one) => one.left > 0)) {
    heading(pdf, "Amounts that must still be transferred");
    table(
      pdf,
      ["Year", "Amount", "Where", "By", "Risk for the company"],
      [60, 90, 150, 80, 103],
      picture.openDuties
        .filter((one) => one.left > 0)
        .map((one) => [
          financialYearLabel(one.year),
          money(one.left),
          one.kind === "ongoing" ? "Unspent CSR Account" : "Fund of Schedule VII",
          formatDate(one.transferBy),
          money(one.risk.company),
        ]),
    );
  }
  numberPages(pdf, books.company.csrId);
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

/** A name that no face here can write is said to be there, not garbled. */
function legible(text: string): string {
  return pdfText.canWrite(text) ? text : "(name in another script)";
}

function write(
  pdf: PDFKit.PDFDocument,
  text: string,
  { colour = ink, weight = "regular", x = left, width: room = width, ...place }: Place,
): void {
  pdf.fillColor(colour);
  pdfText.write(pdf, legible(text), { ...place, x, width: room, weight });
}

function money(amount: number): string {
  return shortMoney(amount as Parameters<typeof shortMoney>[0]);
}

/** A new page where this much no longer fits; says whether it was needed. */
function room(pdf: PDFKit.PDFDocument, height: number): boolean {
  if (pdf.y + height <= 780) return false;
  pdf.addPage();
  pdf.y = left;
  return true;
}

function heading(pdf: PDFKit.PDFDocument, text: string): void {
  room(pdf, 80);
  write(pdf, text, { y: pdf.y + 16, size: 13, weight: "bold", colour: indigo });
  pdf.y += 6;
}

function pairs(pdf: PDFKit.PDFDocument, rows: readonly (readonly [string, string])[]): void {
  for (const [term, value] of rows) {
    room(pdf, 20);
    const { y } = pdf;
    write(pdf, term, { y, size: 10, width: 245, colour: soft });
    const under = pdf.y;
    write(pdf, value, { y, size: 10, x: left + 255, width: width - 255, weight: "bold" });
    pdf.y = Math.max(pdf.y, under) + 4;
  }
}

function table(
  pdf: PDFKit.PDFDocument,
  heads: readonly string[],
  widths: readonly number[],
  rows: readonly (readonly string[])[],
): void {
  const line = (cells: readonly string[], isHead: boolean) => {
    const weight = isHead ? "bold" : "regular";
    const boxes = cells.map((text, index) => ({ text, width: (widths[index] ?? 60) - 6 }));
    const heights = boxes.map((box) =>
      pdfText.heightOf(pdf, legible(box.text), { size: 9, weight, width: box.width }),
    );
    const height = Math.max(...heights);
    // On the next page, too, each column says what it is.
    if (room(pdf, height) && !isHead) line(heads, true);
    const { y } = pdf;
    let x = left;
    for (const box of boxes) {
      write(pdf, box.text, { x, y, size: 9, width: box.width, weight, colour: isHead ? soft : ink });
      x += box.width + 6;
    }
    pdf.y = y + height + 5;
    pdf.rect(left, pdf.y - 2, width, 0.5).fill("#dddddd");
  };
  line(heads, true);
  if (rows.length === 0) line(["None", ...heads.slice(1).map(() => "")], false);
  for (const row of rows) line(row, false);
}

function numberPages(pdf: PDFKit.PDFDocument, csrId: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0;
    pdf
      .font("Helvetica")
      .fontSize(8)
      .fillColor(soft)
      .text(`${csrId}, page ${page + 1} of ${count}`, left, 812, { width, align: "right", lineBreak: false });
  }
}
