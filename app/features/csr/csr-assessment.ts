import type { IstDay } from "#app/core/clock.ts";
import { type Paise, paise, shareOfMoney } from "#app/core/money.ts";
import type { CsrRules } from "./csr-rules.ts";

interface FinishedProject {
  readonly outlay: Paise;
  /** Null while it runs. */
  readonly completedOn: IstDay | null;
}

export interface AssessmentNeed {
  /** The company is large enough: average duty of the three years before at or above the floor. */
  readonly companyIsConcerned: boolean;
  readonly averageDuty: Paise;
}

/** Rule 8(3): looks at the duties of the three years before. */
export function assessmentNeed(dutiesBefore: readonly Paise[], rules: CsrRules): AssessmentNeed {
  const sum = dutiesBefore.reduce((total, duty) => total + duty, 0);
  const averageDuty = paise(dutiesBefore.length === 0 ? 0 : Math.round(sum / dutiesBefore.length));
  return {
    averageDuty,
    companyIsConcerned: rules.assessment !== null && averageDuty >= rules.assessment.averageDutyFloor,
  };
}

export type AssessmentFlag = "not_required" | "later" | "required";

/** Of one project: large enough, and finished at least a year ago. */
export function assessmentFlag(
  project: FinishedProject,
  need: AssessmentNeed,
  today: IstDay,
  rules: CsrRules,
): AssessmentFlag {
  if (!rules.assessment || !need.companyIsConcerned || project.outlay < rules.assessment.projectFloor) {
    return "not_required";
  }
  if (project.completedOn === null) return "later";
  return addMonths(project.completedOn, rules.assessment.monthsAfterEnd) <= today ? "required" : "later";
}

/** How much of an assessment's cost may be booked to CSR in a year. */
export function assessmentCostCap(spent: Paise, rules: CsrRules): Paise {
  if (!rules.assessment) return paise(0);
  const { costShare, costFlat, costTakes } = rules.assessment;
  const share = shareOfMoney(spent, costShare);
  return costTakes === "higher" ? paise(Math.max(share, costFlat)) : paise(Math.min(share, costFlat));
}

/** The same day so many months on, or the last one of a shorter month. */
function addMonths(day: IstDay, months: number): IstDay {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
