import { formatMoney, paise } from "#app/core/money.ts";
import { levelFilters } from "#app/features/scholarships/catalogue/levels.ts";
import type { CriteriaInput } from "#app/features/scholarships/eligibility/criteria.ts";
import type { ProgrammeRules } from "./forms/new-programme.ts";

/** For whom it is, as the scholarships room judges it. */
export function criteriaOf(rules: ProgrammeRules): CriteriaInput {
  const rung = (id: string) => levelFilters.find((level) => level.id === id);
  return {
    levels: { from: rung(rules.levelFrom)?.from ?? "class-6", to: rung(rules.levelTo)?.to ?? "phd" },
    states: rules.states.length > 0 ? rules.states : null,
    genders: rules.gender === "female" ? ["female"] : null,
    income: rules.incomeMax ? { maxInr: Math.floor(rules.incomeMax / 100) } : null,
    marks: rules.marksMin ? { minPercent: rules.marksMin } : null,
  };
}

/** The award in words and whole rupees, as the scholarship's page shows it. */
export function amountOf(awardPaise: number) {
  const rupees = Math.floor(awardPaise / 100);
  return { amountText: formatMoney(paise(awardPaise)), amountMinInr: rupees, amountMaxInr: rupees };
}
