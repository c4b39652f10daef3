import fc from "fast-check";
import { expect, it } from "vitest";
import { paise } from "#app/core/money.ts";
import type { CompanyBooks, ProgrammeBooks } from "./csr-books.ts";
import { spendKindIds } from "./csr-options.ts";
import { csrPicture } from "./csr-picture.ts";
import { csr2Lines } from "./csr2-lines.ts";

const programme = (id: string, isOngoing: boolean): ProgrammeBooks => ({
  id,
  title: `Program ${id}`,
  scheduleItem: "ii",
  isOngoing,
  status: "active",
  budget: paise(9_00_00_000_00),
  startsOn: "2026-04-01",
  endsOn: "2028-03-31",
  completedOn: null,
  partnerName: null,
  partnerCsr1: null,
  milestones: [],
  scholarshipId: null,
  states: [],
});

const figures = (year: number) => ({
  year,
  netWorth: paise(600_00_00_000_00),
  turnover: paise(1400_00_00_000_00),
  netProfit: paise(250_00_00_000_00),
});

const spend = fc.record({
  programmeId: fc.constantFrom("a", "b"),
  year: fc.constantFrom(2025, 2026),
  kind: fc.constantFrom(...spendKindIds),
  fromYear: fc.constantFrom(null, null, 2024),
  amount: fc.integer({ min: 1, max: 3_00_00_000_00 }).map((count) => paise(count)),
});

function booksOf(spends: CompanyBooks["spends"], elsewhere = 0): CompanyBooks {
  return {
    company: {
      name: "Kaveri",
      csrId: "CSR-1",
      budget: paise(5_00_00_000_00),
      educationPercent: 50,
      reportFrequency: "quarterly",
      impactMetrics: [],
      committeeDirectors: 3,
      committeeIndependent: 1,
      firstYear: 2010,
    },
    years: [2023, 2024, 2025, 2026].map((year) => ({
      year,
      figures: year < 2026 ? figures(year) : null,
      elsewhere: paise(year === 2026 ? elsewhere : 0),
      elsewhereOverhead: paise(0),
      planApprovedOn: null,
      setOffResolvedOn: null,
      cfoHalfOn: null,
      cfoYearOn: null,
      csr2FiledOn: null,
    })),
    programmes: [programme("a", true), programme("b", false)],
    spends,
    transfers: [],
    outcomes: [],
    awarded: [],
  };
}

it("D12: of the overheads, education counts what counts towards the duty and no more", () => {
  const row = (kind: "direct" | "overhead", rupees: number) => ({
    programmeId: "a",
    year: 2026,
    kind,
    fromYear: null,
    amount: paise(rupees * 100),
  });
  const { educationSpent, current } = csrPicture(
    booksOf([row("direct", 9_50_000), row("overhead", 2_00_000)]),
    "2026-11-15",
    2026,
  );
  const { booked, counted } = current.settlement.overheads;
  expect(booked).toBeGreaterThan(counted);
  expect(educationSpent).toBe(9_50_000_00 + counted);
});

it("Form CSR-2: projects, overheads and assessment add up to the total, whatever was booked", () => {
  fc.assert(
    fc.property(fc.array(spend, { maxLength: 12 }), fc.nat(50_00_000_00), (spends, elsewhere) => {
      const books = booksOf(spends, elsewhere);
      const lines = csr2Lines(books, csrPicture(books, "2026-11-15", 2026));
      const inPaise = (value: string | undefined) => Math.round(Number(value ?? 0) * 100);
      const of = (item: string) => inPaise(lines.find((line) => line.item === item)?.value);
      const onProjects = of("Ongoing projects") + of("Other projects");
      expect(
        onProjects +
          of("Projects without a voucher here") +
          of("Administrative overheads") +
          of("Impact assessment"),
      ).toBe(of("Total spent"));
      expect(of("Projects without a voucher here")).toBe(elsewhere);
      const each = lines.filter(({ item }) => item === "Amount spent in the year");
      expect(each.reduce((sum, { value }) => sum + inPaise(value), 0)).toBe(onProjects);
      const fromAccounts = lines.filter(({ item }) => item.startsWith("Out of the Unspent CSR Account"));
      const drawn = spends.filter(({ year, fromYear }) => year === 2026 && fromYear !== null);
      expect(fromAccounts.reduce((sum, { value }) => sum + inPaise(value), 0)).toBe(
        drawn.reduce((sum, { amount }) => sum + amount, 0),
      );
    }),
    { numRuns: 200 },
  );
});
