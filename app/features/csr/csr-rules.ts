import type { IstDay } from "#app/core/clock.ts";
import { type Paise, rupees } from "#app/core/money.ts";

const lakh = (count: number) => rupees(count * 100_000);
const crore = (count: number) => rupees(count * 10_000_000);

/** What section 135 and its rules say from a day on. Shares are in basis points: 2% is 200. */
export interface CsrRules {
  readonly id: string;
  readonly title: string;
  /** The first day they hold; for a bill, the day it was brought in. */
  readonly from: IstDay;
  readonly isLaw: boolean;
  readonly note: string;
  /** Any one of the three, in the year before, makes section 135 apply. */
  readonly netWorthFloor: Paise;
  readonly turnoverFloor: Paise;
  readonly netProfitFloor: Paise;
  readonly spendShare: number;
  readonly yearsAveraged: number;
  readonly overheadShare: number;
  /** Up to this duty the board needs no committee. */
  readonly committeeFloor: Paise;
  readonly committeeDirectors: number;
  readonly committeeIndependent: number;
  /** Null: an unspent amount was only to be explained. */
  readonly unspent: UnspentRules | null;
  /** For how many following years an excess can be set off; 0 before it was allowed. */
  readonly setOffYears: number;
  readonly assessment: AssessmentRules | null;
  readonly penalty: PenaltyRules | null;
}

interface UnspentRules {
  /** Ongoing projects: into the Unspent CSR Account within so many days of the year's end. */
  readonly accountDays: number;
  /** Everything else: into a fund of Schedule VII within so many months of the year's end. */
  readonly fundMonths: number;
  /** What lies in the account is spent within so many years, or goes to a fund within `returnDays`. */
  readonly ongoingYears: number;
  readonly returnDays: number;
}

interface AssessmentRules {
  readonly averageDutyFloor: Paise;
  readonly projectFloor: Paise;
  readonly monthsAfterEnd: number;
  readonly costShare: number;
  readonly costFlat: Paise;
  /** Of share and flat amount, the 2021 rule took the lower, the 2022 rule the higher. */
  readonly costTakes: "lower" | "higher";
}

interface PenaltyRules {
  readonly companyTimes: number;
  readonly companyCap: Paise;
  readonly officerDivisor: number;
  readonly officerCap: Paise;
}

const act2013: CsrRules = {
  id: "act-2013",
  title: "Companies Act 2013, as first in force",
  from: "2014-04-01",
  isLaw: true,
  note: "Spend or explain: no transfer of unspent amounts, no set-off.",
  netWorthFloor: crore(500),
  turnoverFloor: crore(1000),
  netProfitFloor: crore(5),
  spendShare: 200,
  yearsAveraged: 3,
  overheadShare: 500,
  committeeFloor: rupees(0),
  committeeDirectors: 3,
  committeeIndependent: 1,
  unspent: null,
  setOffYears: 0,
  assessment: null,
  penalty: null,
};

const rules2021: CsrRules = {
  ...act2013,
  id: "rules-2021",
  title: "Section 135 with the CSR Amendment Rules 2021",
  from: "2021-01-22",
  note: "Unspent amounts must be transferred, an excess can be set off, a default costs a penalty.",
  committeeFloor: lakh(50),
  unspent: { accountDays: 30, fundMonths: 6, ongoingYears: 3, returnDays: 30 },
  setOffYears: 3,
  assessment: {
    averageDutyFloor: crore(10),
    projectFloor: crore(1),
    monthsAfterEnd: 12,
    costShare: 500,
    costFlat: lakh(50),
    costTakes: "lower",
  },
  penalty: { companyTimes: 2, companyCap: crore(1), officerDivisor: 10, officerCap: lakh(2) },
};

const rules2022: CsrRules = {
  ...rules2021,
  id: "rules-2022",
  title: "Section 135 with the CSR Amendment Rules 2022",
  from: "2022-09-20",
  note: "An impact assessment may cost 2% of the spend or ₹50 lakh, whichever is higher.",
  assessment: rules2021.assessment && { ...rules2021.assessment, costShare: 200, costTakes: "higher" },
};

/** The law, oldest first. A change is a new row with its day: no year that is over is judged by it. */
export const csrLaw: readonly CsrRules[] = [act2013, rules2021, rules2022];

/** Not in force: shown beside the law, so that a company can see what would change. */
export const csrBills: readonly CsrRules[] = [
  {
    ...rules2022,
    id: "bill-85-2026",
    title: "Corporate Laws (Amendment) Bill 2026 (Bill 85)",
    from: "2026-03-23",
    isLaw: false,
    note: "Pending in the Lok Sabha: profit test ₹10 crore, 90 days for the Unspent CSR Account, no committee up to ₹1 crore. It may also exempt classes of companies.",
    netProfitFloor: crore(10),
    committeeFloor: crore(1),
    unspent: rules2022.unspent && { ...rules2022.unspent, accountDays: 90 },
  },
  {
    ...rules2022,
    id: "rajya-sabha-2025",
    title: "Private bill in the Rajya Sabha, December 2025",
    from: "2025-12-01",
    isLaw: false,
    note: "Pending: would lower the profit test to ₹3 crore.",
    netProfitFloor: crore(3),
  },
];

export function csrRulesOn(day: IstDay): CsrRules {
  return csrLaw.findLast(({ from }) => from <= day) ?? act2013;
}

/** A financial year is judged by what holds on its last day, as far as that is known. */
export function csrRulesOfYear(year: number): CsrRules {
  return csrRulesOn(`${year + 1}-03-31`);
}
