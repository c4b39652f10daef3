import { financialYearLabel, formatDate } from "#app/core/clock.ts";
import { shortMoney } from "#app/core/money.ts";
import { newPdf } from "#app/core/new-pdf.server.ts";
import { pdfBytes } from "#app/core/pdf-bytes.server.ts";
import { pdfBrand } from "#app/features/documents/server/pdf/pdf-brand.server.ts";
import { programmeMachine } from "#app/features/giving/programme-status.ts";
import { complianceLabels, complianceScore } from "../../csr-checklist.ts";
import { impactMetricIds, impactMetrics, scheduleItems } from "../../csr-options.ts";
import { csrPdf } from "./csr-pdf.server.ts";
import type { CsrReport } from "./make-csr-report.server.ts";

const { soft, indigo, left, write, heading, pairs, table, numberPages } = csrPdf;

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

function money(amount: number): string {
  return shortMoney(amount as Parameters<typeof shortMoney>[0]);
}
