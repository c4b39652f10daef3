import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Paise, paise, rupees } from "#app/core/money.ts";
import { assessmentCostCap, assessmentFlag, assessmentNeed } from "./csr-assessment.ts";
import { csrApplicability, csrDuty, csrOverheads, needsCommittee, type YearFigures } from "./csr-duty.ts";
import { compareCsrRules, runCsrYears } from "./csr-engine.ts";
import { csrLaw, csrRulesOfYear, csrRulesOn } from "./csr-rules.ts";
import { penaltyRisk, setOffUntil, settleCsrYear, type YearSpending } from "./csr-settlement.ts";

const lakh = (count: number) => rupees(Math.round(count * 1e7) / 100);
const crore = (count: number) => lakh(count * 100);
const present = csrRulesOn("2026-11-15");

function figures(year: number, netProfit: Paise, more: Partial<YearFigures> = {}): YearFigures {
  return { year, netProfit, netWorth: paise(0), turnover: paise(0), ...more };
}
function spending(direct: Paise, more: Partial<YearSpending> = {}): YearSpending {
  return { direct, overhead: paise(0), ongoingLeft: paise(0), maySetOff: true, ...more };
}
const threeYears = (netProfit: Paise) => [2023, 2024, 2025].map((year) => figures(year, netProfit));

describe("the golden case", () => {
  it("average 79,062.00 lakh asks for 1,581.24; 1,582.94 spent is 1.70 above it", () => {
    const years = [
      figures(2023, lakh(71_204.5)),
      figures(2024, lakh(80_110.25)),
      figures(2025, lakh(85_871.25)),
    ];
    const duty = csrDuty(2026, years, present);
    expect(duty.average).toBe(lakh(79_062));
    expect(duty.amount).toBe(lakh(1581.24));
    const settled = settleCsrYear(2026, duty.amount, spending(lakh(1582.94)), [], present);
    expect(settled.excess).toBe(lakh(1.7));
    expect(settled.shortfall).toBe(0);
    expect(settled.credits).toEqual([{ year: 2026, amount: lakh(1.7) }]);
    expect(setOffUntil(2026, present)).toBe("2030-03-31");
  });
});

describe("whether section 135 applies", () => {
  it.each([
    ["profit at the floor", figures(2025, crore(5)), true],
    ["profit a paisa below", figures(2025, paise(crore(5) - 1)), false],
    ["net worth alone", figures(2025, crore(-3), { netWorth: crore(500) }), true],
    ["turnover alone", figures(2025, crore(1), { turnover: crore(1000) }), true],
    ["none of the three", figures(2025, crore(1), { turnover: crore(999), netWorth: crore(499) }), false],
  ])("%s", (_, before, applies) => {
    expect(csrApplicability(before, present).applies).toBe(applies);
  });

  it("is not claimed while the year before is unknown, and looks at no other year", () => {
    expect(csrApplicability(null, present).applies).toBeNull();
    const duty = csrDuty(2026, [figures(2023, crore(90)), figures(2024, crore(90))], present);
    expect(duty).toMatchObject({ applies: null, amount: 0, missing: [2025] });
  });

  it("a young company averages the years it has", () => {
    const duty = csrDuty(2026, [figures(2025, crore(8))], present, 2025);
    expect(duty).toMatchObject({ missing: [], average: crore(8), amount: lakh(16) });
  });

  it("losses pull the average down, and never below no duty", () => {
    const duty = csrDuty(
      2026,
      [figures(2023, crore(-20)), figures(2024, crore(4)), figures(2025, crore(6))],
      present,
    );
    expect(duty).toMatchObject({ applies: true, amount: 0 });
    expect(duty.average).toBeLessThan(0);
  });
});

describe("a year that is short", () => {
  it("ongoing projects: 30 April and three years; the rest: a fund by 30 September", () => {
    const settled = settleCsrYear(
      2026,
      crore(5),
      spending(crore(3.2), { ongoingLeft: crore(1) }),
      [{ year: 2024, amount: lakh(18) }],
      present,
    );
    expect(settled.setOff).toEqual([{ year: 2024, amount: lakh(18) }]);
    expect(settled.shortfall).toBe(crore(1.62));
    expect(settled.unspent).toEqual([
      {
        kind: "ongoing",
        amount: crore(1),
        transferBy: "2027-04-30",
        spendBy: "2030-03-31",
        fundBy: "2030-04-30",
      },
      { kind: "other", amount: lakh(62), transferBy: "2027-09-30", spendBy: null, fundBy: null },
    ]);
    expect(settled.risk).toEqual({ company: crore(1), officer: lakh(2) });
    expect(penaltyRisk(lakh(10), present)).toEqual({ company: lakh(20), officer: lakh(1) });
  });

  it("sets nothing off without the board's resolution", () => {
    const settled = settleCsrYear(
      2026,
      crore(5),
      spending(crore(4.9), { maySetOff: false }),
      [{ year: 2025, amount: crore(1) }],
      present,
    );
    expect(settled).toMatchObject({ setOff: [], shortfall: lakh(10) });
    expect(settled.credits).toEqual([{ year: 2025, amount: crore(1) }]);
  });

  it("before 22 January 2021 it was spend or explain", () => {
    const settled = settleCsrYear(2019, crore(5), spending(crore(3)), [], csrRulesOfYear(2019));
    expect(settled).toMatchObject({ shortfall: crore(2), unspent: [], risk: { company: 0, officer: 0 } });
    expect(settleCsrYear(2019, crore(1), spending(crore(3)), [], csrRulesOfYear(2019)).excess).toBe(0);
  });
});

describe("set-off", () => {
  const books = (spent: Record<number, Paise>) => ({
    figures: Array.from({ length: 12 }, (_, index) => figures(2018 + index, crore(100))),
    spending: new Map(Object.entries(spent).map(([year, amount]) => [Number(year), spending(amount)])),
    firstYear: null,
  });

  it("takes the oldest first and lets it lapse after three years", () => {
    const years = runCsrYears(
      books({
        2021: crore(2.3),
        2022: crore(2.2),
        2023: crore(2),
        2024: crore(1.6),
        2025: crore(2),
        2026: crore(1.9),
      }),
      2021,
      2026,
    );
    const of = (year: number) => years.find((one) => one.duty.year === year)?.settlement;
    expect(of(2024)?.setOff).toEqual([
      { year: 2021, amount: lakh(30) },
      { year: 2022, amount: lakh(10) },
    ]);
    // Ten lakh of 2022-23 are left, and 2025-26 was their last year.
    expect(of(2025)?.lapsed).toEqual([{ year: 2022, amount: lakh(10) }]);
    expect(of(2026)).toMatchObject({ setOff: [], shortfall: lakh(10) });
  });

  it("property: nothing is made or lost, nothing old is used, every year adds up", () => {
    const amount = fc.integer({ min: 0, max: 500_000_000 });
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ direct: amount, overhead: amount, ongoingLeft: amount, maySetOff: fc.boolean() }),
          {
            minLength: 1,
            maxLength: 8,
          },
        ),
        fc.array(fc.integer({ min: -2_000_000_000, max: 20_000_000_000 }), { minLength: 11, maxLength: 11 }),
        (spent, profits) => {
          const first = 2021;
          const years = runCsrYears(
            {
              figures: profits.map((profit, index) => figures(first - 3 + index, paise(profit))),
              spending: new Map(spent.map((one, index) => [first + index, one as YearSpending])),
              firstYear: null,
            },
            first,
            first + spent.length - 1,
          );
          let made = 0;
          let used = 0;
          let lapsed = 0;
          for (const { settlement, duty } of years) {
            const setOff = settlement.setOff.reduce((sum, one) => sum + one.amount, 0);
            expect(settlement.spent + setOff + settlement.shortfall - settlement.excess).toBe(duty.amount);
            expect(settlement.setOff.every((one) => settlement.year - one.year <= 3)).toBe(true);
            expect(settlement.setOff.map((one) => one.year)).toEqual(
              settlement.setOff.map((one) => one.year).sort((a, b) => a - b),
            );
            const parts = settlement.unspent.reduce((sum, part) => sum + part.amount, 0);
            expect(parts).toBe(settlement.shortfall);
            expect(settlement.excess > 0 && settlement.shortfall > 0).toBe(false);
            const { counted } = settlement.overheads;
            expect(counted * 20).toBeLessThanOrEqual(settlement.spent);
            made += settlement.excess;
            used += setOff;
            lapsed += settlement.lapsed.reduce((sum, one) => sum + one.amount, 0);
          }
          const open = years.at(-1)?.settlement.credits.reduce((sum, one) => sum + one.amount, 0);
          expect(made).toBe(used + lapsed + (open ?? 0));
        },
      ),
    );
  });
});

describe("overheads, committee, assessment", () => {
  it("5% of the spend, overheads included", () => {
    expect(csrOverheads(crore(3.08), lakh(12), present)).toMatchObject({
      counted: lakh(12),
      refused: 0,
      share: 375,
    });
    expect(csrOverheads(lakh(95), lakh(9), present)).toMatchObject({
      counted: lakh(5),
      refused: lakh(4),
      share: 500,
    });
    expect(csrOverheads(paise(0), lakh(9), present)).toMatchObject({ counted: 0, share: 0 });
  });

  it("up to ₹50 lakh no committee is needed", () => {
    expect(needsCommittee(lakh(50), present)).toBe(false);
    expect(needsCommittee(paise(lakh(50) + 1), present)).toBe(true);
  });

  it("asks for an assessment from ₹10 crore, for a project of ₹1 crore finished a year ago", () => {
    const need = assessmentNeed([crore(9), crore(10), crore(11)], present);
    expect(need.companyIsConcerned).toBe(true);
    const flag = (outlay: Paise, completedOn: string | null) =>
      assessmentFlag({ outlay, completedOn }, need, "2026-11-15", present);
    expect(flag(crore(1), "2025-11-15")).toBe("required");
    expect(flag(crore(1), "2025-11-16")).toBe("later");
    expect(flag(crore(1), null)).toBe("later");
    expect(flag(lakh(99), "2020-01-31")).toBe("not_required");
    expect(assessmentNeed([crore(9.9)], present).companyIsConcerned).toBe(false);
    expect(assessmentCostCap(crore(10), present)).toBe(lakh(50));
    expect(assessmentCostCap(crore(100), present)).toBe(crore(2));
    expect(assessmentCostCap(crore(5), csrRulesOfYear(2021))).toBe(lakh(25));
  });
});

describe("the rules and their days", () => {
  it("each row holds from its day, the day before is the row before", () => {
    for (const [index, row] of csrLaw.entries()) {
      expect(csrRulesOn(row.from).id).toBe(row.id);
      const before = csrLaw[index - 1];
      if (before) expect(row.from > before.from).toBe(true);
    }
    expect(csrRulesOn("2022-09-19").id).toBe("rules-2021");
    expect(csrRulesOfYear(2020).id).toBe("rules-2021");
  });

  it("the same company under the law and under each bill", () => {
    const [law, bill, reverse] = compareCsrRules(2026, threeYears(crore(7)), spending(paise(0)), []);
    expect([law?.duty.applies, bill?.duty.applies, reverse?.duty.applies]).toEqual([true, false, true]);
    expect(bill?.settlement.shortfall).toBe(0);
    expect(compareCsrRules(2026, threeYears(crore(4)), spending(paise(0)), [])[2]?.duty.amount).toBe(lakh(8));
    const short = compareCsrRules(
      2026,
      threeYears(crore(70)),
      spending(paise(0), { ongoingLeft: crore(9) }),
      [],
    );
    expect(short.map(({ settlement }) => settlement.unspent[0]?.transferBy)).toEqual([
      "2027-04-30",
      "2027-06-29",
      "2027-04-30",
    ]);
  });
});
