import { financialYearLabel, formatDate } from "#app/core/clock.ts";
import { shortMoney } from "#app/core/money.ts";
import { newPdf } from "#app/core/new-pdf.server.ts";
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
  pdf.font("Helvetica-Bold").fontSize(20).fillColor(indigo).text(latin(books.company.name));
  pdf
    .font("Helvetica")
    .fontSize(11)
    .fillColor(soft)
    .text(`CSR report, ${period.label} (${formatDate(period.from)} to ${formatDate(period.to)})`)
    .text(`${books.company.csrId}. Made on ${formatDate(picture.today)} from the vouchers and the ledger.`);

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
  pdf.end();
  return Buffer.concat(await Array.fromAsync(pdf as unknown as AsyncIterable<Buffer>));
}

// The PDF's own fonts know Western letters only, and no rupee sign.
function latin(text: string): string {
  const known = text.replaceAll("₹", "Rs ").replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, "");
  return known.trim() === "" ? "(name in another script)" : known;
}

function money(amount: number): string {
  return latin(shortMoney(amount as Parameters<typeof shortMoney>[0]));
}

function heading(pdf: PDFKit.PDFDocument, text: string): void {
  if (pdf.y > 700) pdf.addPage();
  pdf.moveDown(1.2).font("Helvetica-Bold").fontSize(13).fillColor(indigo).text(text, left).moveDown(0.4);
}

function pairs(pdf: PDFKit.PDFDocument, rows: readonly (readonly [string, string])[]): void {
  for (const [term, value] of rows) {
    if (pdf.y > 760) pdf.addPage();
    const y = pdf.y;
    pdf.font("Helvetica").fontSize(10).fillColor(soft).text(latin(term), left, y, { width: 250 });
    pdf
      .font("Helvetica-Bold")
      .fillColor(ink)
      .text(latin(value), left + 255, y, { width: width - 255 });
    pdf.moveDown(0.3);
  }
}

function table(
  pdf: PDFKit.PDFDocument,
  heads: readonly string[],
  widths: readonly number[],
  rows: readonly (readonly string[])[],
): void {
  const line = (cells: readonly string[], isHead: boolean) => {
    pdf
      .font(isHead ? "Helvetica-Bold" : "Helvetica")
      .fontSize(9)
      .fillColor(isHead ? soft : ink);
    const texts = cells.map(latinCell);
    const height = Math.max(
      ...texts.map((text, index) => pdf.heightOfString(text, { width: (widths[index] ?? 60) - 6 })),
    );
    if (pdf.y + height > 780) pdf.addPage();
    const y = pdf.y;
    let x = left;
    texts.forEach((text, index) => {
      pdf.text(text, x, y, { width: (widths[index] ?? 60) - 6 });
      x += widths[index] ?? 60;
    });
    pdf.y = y + height + 5;
    pdf.x = left;
    pdf
      .moveTo(left, pdf.y - 2)
      .lineTo(left + width, pdf.y - 2)
      .lineWidth(0.5)
      .strokeColor("#dddddd")
      .stroke();
  };
  line(heads, true);
  if (rows.length === 0) line(["None", ...heads.slice(1).map(() => "")], false);
  for (const row of rows) line(row, false);
}

function latinCell(text: string): string {
  return text === "" ? "" : latin(text);
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
