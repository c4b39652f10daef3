import { formatDate, type IstDay, istDaysBetween } from "#app/core/clock.ts";
import type { GiverTask } from "#app/features/giving/work/giver-task.ts";
import type { CompanyBooks } from "../csr-books.ts";
import type { ComplianceItem } from "../csr-checklist.ts";
import { type CsrFormName, csrFormHolders } from "../csr-form-rights.ts";

/** By which form of the portal an item of the checklist is put right. */
const formOf: Readonly<Record<string, CsrFormName>> = {
  spend: "spend",
  education: "spend",
  overheads: "spend",
  committee: "settings",
  plan: "board",
  agency: "budget",
  unspent: "transfer",
  cfo: "board",
  assessment: "outcome",
};
const kindOf: Readonly<Record<string, string>> = { cfo: "Certificate", plan: "Resolution of the board" };
/** A voucher's paper is expected within so many days. */
const paperWithinDays = 30;
/** A milestone stands on the home so many days before its day. */
const milestoneAhead = 7;

/** What the company's people have to do: certificates and duties, milestones to report, vouchers without a paper. */
export function csrTasks(
  books: Pick<CompanyBooks, "programmes" | "unproven">,
  items: readonly ComplianceItem[],
  today: IstDay,
  { forms, mayAddPapers }: { readonly forms: readonly CsrFormName[]; readonly mayAddPapers: boolean },
): GiverTask[] {
  const who = (form: CsrFormName) => (forms.includes(form) ? null : `${csrFormHolders(form)} does it`);
  return [
    ...items.flatMap((item): GiverTask[] => {
      if (item.status !== "due" && item.status !== "overdue") return [];
      return [
        {
          id: `item-${item.id}`,
          title: `${item.label}: ${item.value}`,
          kind: kindOf[item.id] ?? "Duty of the company",
          href: item.href,
          clock: clockOf(item.dueOn, today),
          isLate: item.status === "overdue",
          who: who(formOf[item.id] ?? "board"),
        },
      ];
    }),
    ...books.programmes.flatMap(({ id, title, status, milestones }) =>
      status === "active"
        ? milestones
            .filter(({ doneOn, dueOn }) => doneOn === null && istDaysBetween(today, dueOn) <= milestoneAhead)
            .map((milestone) => ({
              id: `milestone-${id}-${milestone.title}`,
              title: `${milestone.title}, ${title}`,
              kind: "Milestone to report",
              href: `/csr?tab=programs&program=${id}`,
              clock: clockOf(milestone.dueOn, today),
              isLate: milestone.dueOn < today,
              who: who("tick"),
            }))
        : [],
    ),
    ...vouchersOf(books, today, mayAddPapers),
  ];
}

function vouchersOf(
  { unproven }: Pick<CompanyBooks, "unproven">,
  today: IstDay,
  mayAddPapers: boolean,
): GiverTask[] {
  if (!unproven?.count || !unproven.oldest) return [];
  const days = Math.max(0, istDaysBetween(unproven.oldest.slice(0, 10), today));
  return [
    {
      id: "vouchers",
      title: `${unproven.count} ${unproven.count === 1 ? "voucher" : "vouchers"} without a paper`,
      kind: "Proof to attach",
      href: "/csr/papers",
      clock: `${days} of ${paperWithinDays} days`,
      isLate: days > paperWithinDays,
      who: mayAddPapers ? null : "an owner, finance or program does it",
    },
  ];
}

function clockOf(dueOn: IstDay | null, today: IstDay): string {
  if (dueOn === null) return "no date";
  const days = istDaysBetween(today, dueOn);
  if (days < 0) return `${-days} days late`;
  return days === 0 ? "today" : `by ${formatDate(dueOn)}, ${days} days left`;
}
