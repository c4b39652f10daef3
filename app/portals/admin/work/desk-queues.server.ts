import { eq, sql } from "drizzle-orm";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { enquiry } from "#app/db/schema/helpdesk-enquiries.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { applicationMachine } from "#app/features/applications/rules/application-status.ts";
import { enquiryPermissions } from "#app/features/helpdesk/enquiry-permissions.ts";
import { enquiryMachine } from "#app/features/helpdesk/enquiry-status.ts";
import { matterPath } from "#app/features/helpdesk/matter.ts";
import type { WorkQueue } from "#app/features/identity/work/work-queues.server.ts";
import { partnershipNumber } from "#app/features/institutes/partnership-number.ts";
import { partnershipPermissions } from "#app/features/institutes/partnership-permissions.ts";
import { partnershipMachine } from "#app/features/institutes/partnership-status.ts";
import { claimMachine } from "#app/features/insurance/claims/claim-status.ts";
import { insurancePermissions } from "#app/features/insurance/insurance-permissions.ts";
import { joiningNumber } from "#app/features/organisations/joining-number.ts";
import { joiningPermissions } from "#app/features/organisations/joining-permissions.ts";
import { joiningMachine } from "#app/features/organisations/joining-status.ts";
import { payoutPermissions } from "#app/features/payouts/payout-permissions.ts";
import { payoutBatchMachine } from "#app/features/payouts/payout-status.ts";
import { batchNumber } from "#app/features/payouts/payout-view.ts";
import { recoveryNumber } from "#app/features/recovery/recovery-number.ts";
import { recoveryPermissions } from "#app/features/recovery/recovery-permissions.ts";
import { recoveryMachine } from "#app/features/recovery/recovery-status.ts";
import { reviewPermissions } from "#app/features/reviews/review-permissions.ts";
import { scholarshipMachine } from "#app/features/scholarships/scholarship-status.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";

const hours = (limit: number | undefined) => limit ?? null;
const numbered = ({ serial, created }: { serial: number | null; created: Date }) => ({
  serial: serial ?? 0,
  createdAt: created,
});

/** What waits at the operator's desk. The limit of each is its machine's own. */
export const deskQueues: readonly WorkQueue[] = [
  {
    kind: "payout-batch",
    title: "Payouts to approve",
    room: "admin",
    right: payoutPermissions.right("payout.pay"),
    limitHours: hours(payoutBatchMachine.states.prepared.dueWithinHours),
    covers: ["batch.prepared"],
    // T16: who prepared it does not approve it, so it does not wait for them.
    rows: ({ userId }: Actor) => sql`select b.id, b.serial, b.prepared_at as created,
      (select coalesce(sum(p.amount_paise), 0)::text from payout p
        where p.batch_id = b.id and p.sent_back_reason is null) as words,
      b.prepared_at as since,
      b.prepared_at + make_interval(hours => ${payoutBatchMachine.states.prepared.dueWithinHours ?? 48}::int) as due,
      null::uuid as holder
      from payout_batch b where b.status = 'prepared' and b.prepared_by is distinct from ${userId}::uuid`,
    line: ({ id, words, ...row }) => ({
      title: batchNumber({ serial: row.serial ?? 0, preparedAt: row.created }),
      words: `Payouts of ${formatMoney(paise(Number(words)))}`,
      href: `/admin/payouts/${id}`,
    }),
  },
  {
    kind: "claim",
    title: "Claims to decide",
    room: "admin",
    right: insurancePermissions.right("insurance.decide_claim"),
    limitHours: hours(claimMachine.states.processing.dueWithinHours),
    covers: ["claim.processing"],
    rows: () => sql`select c.id, c.serial, c.created_at as created, c.claim_number as words, c.created_at as since,
      c.created_at + make_interval(hours => ${claimMachine.states.processing.dueWithinHours ?? 48}::int) as due,
      null::uuid as holder
      from claim c where c.status = 'processing' and c.deleted_at is null`,
    line: ({ id, words }) => ({
      title: words ?? "",
      words: "Claim",
      href: `/admin/claim-management/${id}`,
    }),
  },
  {
    kind: "application",
    title: "Applications of the desk",
    room: "admin",
    right: reviewPermissions.right("review.decide"),
    limitHours: hours(applicationMachine.states.under_review.dueWithinHours),
    covers: ["application.under_review"],
    // As the review's own scope says it: no institute runs it, late, or appealed.
    rows: () => sql`select a.id, a.serial, a.created_at as created, coalesce(s.title, 'Assisted') as words,
      a.submitted_at as since, a.due_at as due, null::uuid as holder
      from application a left join scholarship s on s.id = a.scholarship_id
      where a.status = 'under_review' and a.submitted_at is not null and a.erased_at is null
        and (a.scholarship_id is null or s.owner_kind <> 'institute'
          or a.escalated_at is not null or a.appealed_at is not null)`,
    line: ({ words, ...row }) => {
      const number = applicationNumber(numbered(row));
      return { title: number, words: words ?? "", href: `/admin/applications/${number}` };
    },
  },
  {
    kind: "partnership",
    title: "Institutes that ask to join",
    room: "admin",
    right: partnershipPermissions.right("partnership.work_desk"),
    limitHours: hours(partnershipMachine.states.submitted.dueWithinHours),
    covers: ["partnership application.submitted", "partnership application.under_review"],
    rows: () => sql`select p.id, p.serial, p.created_at as created, p.institute_name as words,
      p.submitted_at as since, p.due_at as due, null::uuid as holder
      from partnership_request p where p.status in ('submitted', 'under_review') and p.submitted_at is not null`,
    line: ({ id, words, ...row }) => ({
      title: partnershipNumber(numbered(row)),
      words: words ?? "",
      href: `/admin/partnerships/${id}`,
    }),
  },
  {
    kind: "joining",
    title: "Donors and companies that ask to join",
    room: "admin",
    right: joiningPermissions.right("joining.decide"),
    limitHours: hours(joiningMachine.states.submitted.dueWithinHours),
    covers: ["request to join.submitted"],
    rows: () => sql`select j.id, j.serial, j.created_at as created, j.name as words,
      j.submitted_at as since, j.due_at as due, null::uuid as holder
      from joining_request j where j.status = 'submitted'`,
    line: ({ id, words, ...row }) => ({
      title: joiningNumber(numbered(row)),
      words: words ?? "",
      href: `/admin/joining/${id}`,
    }),
  },
  {
    kind: "enquiry",
    title: "Enquiries and grievances",
    room: "admin",
    right: enquiryPermissions.right("enquiry.work_desk"),
    limitHours: hours(enquiryMachine.states.open.dueWithinHours),
    covers: ["enquiry.open"],
    // The help desk keeps its holder itself; the two are one.
    rows: () => sql`select e.id, e.serial, e.created_at as created, e.kind || ': ' || e.name as words,
      e.created_at as since, e.reply_by as due, e.assigned_to as holder
      from enquiry e where e.status = 'open' and e.erased_at is null`,
    line: ({ id, words }) => {
      const [kind = "enquiry", ...name] = (words ?? "").split(": ");
      const what = kind === "grievance" ? "grievance" : "enquiry";
      return {
        title: name.join(": "),
        words: what === "grievance" ? "Grievance" : "Enquiry",
        href: matterPath({ kind: what, id }),
      };
    },
    hold: async (tx, id, userId) => {
      await tx.update(enquiry).set({ assignedTo: userId }).where(eq(enquiry.id, id));
    },
  },
  {
    kind: "recovery",
    title: "Lost phones",
    room: "admin",
    right: recoveryPermissions.right("recovery.decide"),
    limitHours: hours(recoveryMachine.states.submitted.dueWithinHours),
    covers: ["recovery of an account.submitted"],
    rows: () => sql`select r.id, r.serial, r.created_at as created, 'Lost phone' as words,
      r.submitted_at as since, r.due_at as due, null::uuid as holder
      from recovery_request r where r.status = 'submitted'`,
    line: ({ id, words, ...row }) => ({
      title: recoveryNumber(numbered(row)),
      words: words ?? "",
      href: `/admin/recovery/${id}`,
    }),
  },
  {
    kind: "scholarship",
    title: "Scholarships to approve",
    room: "admin",
    right: scholarshipPermissions.right("scholarship.approve"),
    limitHours: hours(scholarshipMachine.states.pending_approval.dueWithinHours),
    covers: ["scholarship.pending_approval"],
    rows: () => sql`select s.id, null::int as serial, coalesce(s.approval_asked_at, s.updated_at) as created,
      s.title as words, coalesce(s.approval_asked_at, s.updated_at) as since,
      coalesce(s.approval_asked_at, s.updated_at)
        + make_interval(hours => ${scholarshipMachine.states.pending_approval.dueWithinHours ?? 48}::int) as due,
      null::uuid as holder
      from scholarship s where s.status = 'pending_approval'`,
    line: ({ words }) => ({
      title: words ?? "",
      words: "Scholarship of a new partner",
      href: "/admin/partnerships/scholarships",
    }),
  },
];
