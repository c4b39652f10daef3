import { financialYearLabel, istDate } from "#app/core/clock.ts";
import { notFound } from "#app/core/errors.ts";
import type { Actor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import type { CompanyBooks } from "../csr-books.ts";
import { spentOf } from "../csr-books.ts";
import { scheduleItems, transferKinds } from "../csr-options.ts";
import { type CsrPicture, csrPicture } from "../csr-picture.ts";
import { fundingPermissions } from "../funding-permissions.ts";
import { openOrganisation } from "./open-organisation.server.ts";
import { readCsrBooks } from "./read-csr-books.server.ts";

export interface Csr2Line {
  readonly part: string;
  readonly item: string;
  /** Amounts in rupees with two decimals, as the form takes them. */
  readonly value: string;
}

/** The figures for Form CSR-2 of a year, from the rows: to be copied into the form, not a filing. */
export async function csr2Figures(actor: Actor, year: number): Promise<{ year: number; lines: Csr2Line[] }> {
  const { id } = await openOrganisation(actor);
  fundingPermissions.assertCan(actor, "funding.export", { organisationId: id });
  const books = await readCsrBooks(actor);
  const picture = csrPicture(books, istDate(), year);
  if (year > csrPicture(books, istDate()).year || year < 2014) throw notFound();
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: `organisation:${id}`,
      actor,
      event: "csr.csr2_exported",
      subject: `csr-year:${year}`,
    }),
  );
  return { year, lines: linesOf(books, picture) };
}

const rupees = (amount: number) => (amount / 100).toFixed(2);

function linesOf(books: CompanyBooks, picture: CsrPicture): Csr2Line[] {
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
    spent("Other projects", rupees(ofProjects(false) + elsewhere)),
    spent("Administrative overheads", rupees(settlement.overheads.counted)),
    spent(
      "Impact assessment",
      rupees(
        spentOf(books, (row) => row.year === year && row.fromYear === null && row.kind === "assessment"),
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
  const spent = spentOf(books, (row) => row.programmeId === id && row.year === year);
  if (!project || spent === 0) return [];
  const line = (item: string, value: string) => ({ part: `5 Project: ${project.title}`, item, value });
  return [
    line("Item of Schedule VII", scheduleItems[project.scheduleItem]),
    line("Ongoing", project.isOngoing ? "Yes" : "No"),
    line("States", project.states.join(", ") || "All India"),
    line("Amount spent in the year", rupees(spent)),
    line("Implementing agency", project.partnerName ?? "Directly by the company"),
    line("CSR-1 registration number", project.partnerCsr1 ?? ""),
  ];
}
