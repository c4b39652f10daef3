import { financialYearLabel } from "#app/core/clock.ts";
import { stateNames } from "#app/core/words/state-names.ts";
import { isStateSlug } from "#app/features/scholarships/catalogue/states.ts";
import { type CompanyBooks, type SpendSum, spentOf } from "./csr-books.ts";
import { scheduleItems, transferKinds } from "./csr-options.ts";
import type { CsrPicture } from "./csr-picture.ts";

export interface Csr2Line {
  readonly part: string;
  readonly item: string;
  /** Amounts in rupees with two decimals, as the form takes them. */
  readonly value: string;
}

const stateName = (slug: string) => (isStateSlug(slug) ? stateNames[slug] : slug);
const rupees = (amount: number) => (amount / 100).toFixed(2);

/** Every part adds up: the projects to what was spent on projects, and those with the rest to the total. */
export function csr2Lines(books: CompanyBooks, picture: CsrPicture): Csr2Line[] {
  const { duty, settlement, opening } = picture.current;
  const { year } = picture;
  const testNames = { netWorth: "Net worth", turnover: "Turnover", netProfit: "Net profit" };
  const ofProjects = (isOngoing: boolean) => {
    const ids = new Set(books.programmes.filter((one) => one.isOngoing === isOngoing).map(({ id }) => id));
    return spentOf(
      books,
      (row) =>
        row.year === year && row.fromYear === null && row.kind === "direct" && ids.has(row.programmeId),
    );
  };
  const elsewhere = picture.record?.elsewhere ?? 0;
  const line = (part: string) => (item: string, value: string) => ({ part, item, value });
  const company = line("1 Company");
  const amount = line("2 Obligation");
  const spent = line("3 Spent");
  const rest = line("4 Unspent and set-off");
  return [
    company("Name", books.company.name),
    company("CSR ID", books.company.csrId),
    company("Financial year", financialYearLabel(year)),
    ...duty.tests.map((test) =>
      company(
        `${testNames[test.name]} of the preceding year`,
        `${rupees(test.value)} (limit ${rupees(test.floor)}, ${test.isMet ? "reached" : "not reached"})`,
      ),
    ),
    company("Section 135 applies", duty.applies === null ? "Not known" : duty.applies ? "Yes" : "No"),
    company("Directors in the CSR committee", String(books.company.committeeDirectors)),
    ...duty.years.map((one) =>
      amount(`Net profit ${financialYearLabel(one.year)}, section 198`, rupees(one.netProfit)),
    ),
    amount("Average net profit", rupees(duty.average)),
    amount("2% of the average net profit", rupees(duty.amount)),
    amount("Set-off available", rupees(opening.reduce((sum, one) => sum + one.amount, 0))),
    amount("Set-off used", rupees(settlement.setOff.reduce((sum, one) => sum + one.amount, 0))),
    amount(
      "Total obligation for the year",
      rupees(duty.amount - settlement.setOff.reduce((sum, one) => sum + one.amount, 0)),
    ),
    spent("Ongoing projects", rupees(ofProjects(true))),
    spent("Other projects", rupees(ofProjects(false))),
    spent("Projects without a voucher here", rupees(elsewhere)),
    spent("Administrative overheads", rupees(settlement.overheads.counted)),
    // What it cost above its cap is paid, but is no CSR.
    spent(
      "Impact assessment",
      rupees(
        settlement.spent - settlement.overheads.counted - ofProjects(true) - ofProjects(false) - elsewhere,
      ),
    ),
    spent("Total spent", rupees(settlement.spent)),
    rest("Excess for set-off", rupees(settlement.excess)),
    rest("Unspent", rupees(settlement.shortfall)),
    ...settlement.unspent.map((part) =>
      rest(
        part.kind === "ongoing"
          ? `To the Unspent CSR Account by ${part.transferBy}`
          : `To a fund of Schedule VII by ${part.transferBy}`,
        rupees(part.amount),
      ),
    ),
    ...books.transfers
      .filter((row) => row.year === year)
      .map((row) => rest(`${transferKinds[row.kind]}, ${row.madeOn}, ${row.receiver}`, rupees(row.amount))),
    ...settlement.credits.map((one) =>
      rest(`Carried forward from ${financialYearLabel(one.year)}`, rupees(one.amount)),
    ),
    ...books.programmes.flatMap((one) => projectLines(books, one.id, year)),
  ];
}

function projectLines(books: CompanyBooks, id: string, year: number): Csr2Line[] {
  const project = books.programmes.find((one) => one.id === id);
  const rows = books.spends.filter((row) => row.programmeId === id && row.year === year);
  const sumOf = (part: readonly SpendSum[]) => part.reduce((total, row) => total + row.amount, 0);
  if (!project || rows.every(({ amount }) => amount === 0)) return [];
  const ofKind = (kind: SpendSum["kind"]) =>
    sumOf(rows.filter((row) => row.fromYear === null && row.kind === kind));
  const line = (item: string, value: string) => ({ part: `5 Project: ${project.title}`, item, value });
  const where = (item: string, amount: number) => (amount === 0 ? [] : [line(item, rupees(amount))]);
  const accounts = [...new Set(rows.flatMap(({ fromYear }) => fromYear ?? []))].toSorted();
  return [
    line("Item of Schedule VII", scheduleItems[project.scheduleItem]),
    line("Ongoing", project.isOngoing ? "Yes" : "No"),
    line("States", project.states.map(stateName).join(", ") || "All India"),
    line("Amount spent in the year", rupees(ofKind("direct"))),
    ...where("Administrative overheads of it", ofKind("overhead")),
    ...where("Impact assessment of it", ofKind("assessment")),
    ...accounts.flatMap((from) =>
      where(
        `Out of the Unspent CSR Account of ${financialYearLabel(from)}`,
        sumOf(rows.filter(({ fromYear }) => fromYear === from)),
      ),
    ),
    line("Implementing agency", project.partnerName ?? "Directly by the company"),
    line("CSR-1 registration number", project.partnerCsr1 ?? ""),
  ];
}
