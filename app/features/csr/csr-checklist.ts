import { financialYearLabel, formatDate, type IstDay, istDaysBetween } from "#app/core/clock.ts";
import { type Paise, shortMoney } from "#app/core/money.ts";
import { assessmentFlag } from "./csr-assessment.ts";
import { type CompanyBooks, programmeProgress } from "./csr-books.ts";
import { needsCommittee } from "./csr-duty.ts";
import { type CsrPicture, isProven } from "./csr-picture.ts";
import { setOffUntil } from "./csr-settlement.ts";

export type ComplianceStatus = "compliant" | "on_track" | "due" | "overdue" | "not_required";
export const complianceLabels: Record<ComplianceStatus, string> = {
  compliant: "Compliant",
  on_track: "On Track",
  due: "Due",
  overdue: "Overdue",
  not_required: "Not required",
};

export interface ComplianceItem {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly status: ComplianceStatus;
  readonly dueOn: IstDay | null;
  /** Where the proof is, or where it is made. */
  readonly href: string;
}

type Verdict = Pick<ComplianceItem, "value" | "status"> & { readonly dueOn?: IstDay | null };

/** What section 135 asks of the company this year, item by item. */
export function csrChecklist(books: CompanyBooks, picture: CsrPicture): ComplianceItem[] {
  const items: [id: string, label: string, href: string, verdict: Verdict][] = [
    ["spend", "CSR spend, 2% of average net profit", "/csr?tab=programs", spendItem(picture)],
    ["education", "Education allocation", "/csr?tab=programs", educationItemOf(books, picture)],
    ["overheads", "Administrative overheads, rule 7(1)", "/csr?tab=programs", overheadItem(picture)],
    ["committee", "CSR committee", "/csr?tab=settings", committeeItem(books, picture)],
    ["plan", "Annual action plan", "/csr?tab=compliance#board", planItem(picture)],
    ["agency", "Implementing agency, CSR-1", "/csr?tab=programs", agencyItem(books)],
    ["unspent", "Unspent amount", "/csr?tab=compliance#unspent", unspentItem(picture)],
    ["set-off", "Excess for set-off", "/csr?tab=budget", setOffItem(picture)],
    ["cfo", "CFO certificate of use", "/csr?tab=compliance#board", cfoItem(picture)],
    ["assessment", "Impact assessment", "/csr?tab=impact", assessmentItem(books, picture)],
  ];
  return items.map(([id, label, href, verdict]) => ({ id, label, href, dueOn: null, ...verdict }));
}

/** Of the items that are required, those in order: the header's compliance %. */
export function complianceScore(items: readonly ComplianceItem[]): number {
  const required = items.filter(({ status }) => status !== "not_required");
  const inOrder = required.filter(({ status }) => status === "compliant" || status === "on_track");
  return required.length === 0 ? 100 : Math.floor((inOrder.length * 100) / required.length);
}

const money = (amount: Paise) => shortMoney(amount);

function spendItem(picture: CsrPicture): Verdict {
  const { duty, settlement } = picture.current;
  const dueOn = `${picture.year + 1}-03-31`;
  if (!isProven(picture.current)) {
    const missing = duty.missing.map(financialYearLabel).join(", ");
    return { value: `Enter the figures of ${missing} under Budget`, status: "due", dueOn: null };
  }
  if (duty.applies === false)
    return { value: "Section 135 does not apply this year", status: "not_required" };
  const value = `${money(settlement.spent)} of ${money(duty.amount)}`;
  if (settlement.shortfall === 0) return { value, status: "compliant", dueOn };
  // A tenth behind the calendar is still on its way: grants are paid in instalments.
  const share = (settlement.spent * 100) / duty.amount;
  return { value, status: share + 10 >= picture.timeGone ? "on_track" : "due", dueOn };
}

function educationItemOf(books: CompanyBooks, picture: CsrPicture): Verdict {
  const { educationPercent } = books.company;
  if (educationPercent === 0) return { value: "Nothing set aside", status: "not_required" };
  const value = `${money(picture.educationSpent)} of ${money(picture.educationTarget)} (${educationPercent}% of budget)`;
  if (picture.educationSpent >= picture.educationTarget) return { value, status: "compliant" };
  const share = (picture.educationSpent * 100) / Math.max(1, picture.educationTarget);
  return { value, status: share + 10 >= picture.timeGone ? "on_track" : "due" };
}

function overheadItem({ current }: CsrPicture): Verdict {
  const { overheads } = current.settlement;
  const limit = current.rules.overheadShare / 100;
  if (overheads.refused > 0) {
    return {
      value: `${money(overheads.refused)} above the cap of ${limit}% does not count as CSR`,
      status: "due",
    };
  }
  return { value: `${overheads.share / 100}%, at most ${limit}%`, status: "compliant" };
}

function committeeItem({ company }: CompanyBooks, { current, rules }: CsrPicture): Verdict {
  if (!needsCommittee(current.duty.amount, rules)) {
    return {
      value: `Not needed up to ${money(rules.committeeFloor)}; the board does its work`,
      status: "not_required",
    };
  }
  const { committeeDirectors, committeeIndependent } = company;
  const isComplete =
    committeeDirectors >= rules.committeeDirectors && committeeIndependent >= rules.committeeIndependent;
  return {
    value: `${committeeDirectors} directors, ${committeeIndependent} independent`,
    status: isComplete ? "compliant" : "due",
  };
}

function planItem({ record }: CsrPicture): Verdict {
  return record?.planApprovedOn
    ? { value: `Approved by the board ${formatDate(record.planApprovedOn)}`, status: "compliant" }
    : { value: "Not yet approved by the board", status: "due" };
}

function agencyItem({ programmes }: CompanyBooks): Verdict {
  const active = programmes.filter(({ status, partnerName }) => status === "active" && partnerName);
  if (active.length === 0) return { value: "No implementing partner", status: "not_required" };
  const without = active.filter(({ partnerCsr1 }) => !partnerCsr1);
  if (without.length > 0)
    return { value: `CSR-1 number missing: ${without[0]?.partnerName ?? ""}`, status: "due" };
  const numbers = [...new Set(active.map(({ partnerCsr1 }) => partnerCsr1))];
  return { value: `Registered, ${numbers.join(", ")}`, status: "compliant" };
}

function unspentItem({ openDuties, current, year }: CsrPicture): Verdict {
  const [first] = openDuties
    .filter(({ left }) => left > 0)
    .sort((a, b) => a.transferBy.localeCompare(b.transferBy));
  if (first) {
    const where = first.kind === "ongoing" ? "Unspent CSR Account" : "a fund of Schedule VII";
    return {
      value: `${money(first.left)} of ${financialYearLabel(first.year)} to ${where}`,
      status: first.isLate ? "overdue" : "due",
      dueOn: first.transferBy,
    };
  }
  const { unspent, shortfall } = current.settlement;
  const expected = unspent.find(({ kind }) => kind === "ongoing");
  return {
    value: expected
      ? `Up to ${money(expected.amount)} of ongoing projects, if the year ended today`
      : shortfall > 0
        ? `${money(shortfall)} still to be spent by 31 Mar ${year + 1}`
        : "None expected",
    status: "on_track",
    dueOn: `${year + 1}-04-30`,
  };
}

function setOffItem({ current, rules, record }: CsrPicture): Verdict {
  const [oldest] = current.opening;
  if (!oldest) return { value: "No excess from earlier years", status: "not_required" };
  const value = current.opening
    .map(({ amount, year }) => `${money(amount)} from ${financialYearLabel(year)}`)
    .join(", ");
  const dueOn = setOffUntil(oldest.year, rules);
  return {
    value: record?.setOffResolvedOn ? `${value}; resolved ${formatDate(record.setOffResolvedOn)}` : value,
    status: "compliant",
    dueOn,
  };
}

/** April to September by 30 November; the whole year by 30 April. */
function cfoItem({ record, year, today }: CsrPicture): Verdict {
  const half = { asked: today >= `${year}-10-01`, dueOn: `${year}-11-30`, on: record?.cfoHalfOn ?? null };
  if (!half.asked) return { value: "Asked for from 1 October", status: "not_required" };
  if (half.on) return { value: `April to September certified ${formatDate(half.on)}`, status: "compliant" };
  return {
    value: "April to September to be signed",
    status: today > half.dueOn ? "overdue" : "due",
    dueOn: half.dueOn,
  };
}

function assessmentItem(books: CompanyBooks, { assessment, today, rules }: CsrPicture): Verdict {
  const floor = rules.assessment ? money(rules.assessment.averageDutyFloor) : "";
  if (!assessment.companyIsConcerned)
    return { value: `Average obligation under ${floor}`, status: "not_required" };
  const wanted = books.programmes.filter((programme) => {
    const outlay = programmeProgress(books, programme).spent;
    return (
      assessmentFlag({ outlay, completedOn: programme.completedOn }, assessment, today, rules) === "required"
    );
  });
  return wanted.length > 0
    ? { value: `${wanted.length} finished of ₹1 crore or more: ${wanted[0]?.title ?? ""}`, status: "due" }
    : { value: "No finished project is old and large enough yet", status: "compliant" };
}

/** Items somebody has to act on within so many days. */
export function dutiesSoon(items: readonly ComplianceItem[], today: IstDay, days = 30): ComplianceItem[] {
  return items.filter(
    ({ status, dueOn }) =>
      (status === "due" || status === "overdue") && dueOn !== null && istDaysBetween(today, dueOn) <= days,
  );
}
