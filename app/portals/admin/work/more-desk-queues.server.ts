import { eq, sql } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { booking } from "#app/db/schema/helpdesk-bookings.ts";
import { accountChangeMachine } from "#app/features/awards/award-status.ts";
import { storyMachine } from "#app/features/content/stories/story-status.ts";
import { storyPermissions } from "#app/features/content/story-permissions.ts";
import { bookingPermissions } from "#app/features/helpdesk/booking-permissions.ts";
import { bookingMachine } from "#app/features/helpdesk/bookings/booking-status.ts";
import { matterPath } from "#app/features/helpdesk/matter.ts";
import type { WorkQueue } from "#app/features/identity/work/work-queues.server.ts";
import { claimBatchMachine } from "#app/features/insurance/claims/claim-payment-status.ts";
import { insurancePermissions } from "#app/features/insurance/insurance-permissions.ts";
import { payoutPermissions } from "#app/features/payouts/payout-permissions.ts";
import { payoutBatchMachine } from "#app/features/payouts/payout-status.ts";
import { batchNumber } from "#app/features/payouts/payout-view.ts";
import { secondPersonQueues } from "#app/features/reviews/server/second-person-queues.server.ts";

const pays = payoutPermissions.right("payout.pay");
const after = (hours: number | undefined) => sql`make_interval(hours => ${hours ?? 0}::int)`;

const sendHours = payoutBatchMachine.states.approved.dueWithinHours;
const changeHours = accountChangeMachine.states.waiting.dueWithinHours;
const claimHours = claimBatchMachine.states.prepared.dueWithinHours;
const bankHours = claimBatchMachine.states.sent.dueWithinHours;
const storyHours = storyMachine.states.pending.dueWithinHours;
const callHours = bookingMachine.states.requested.dueWithinHours;

/** The rest of what a machine holds with the desk for so many hours. */
export const moreDeskQueues: readonly WorkQueue[] = [
  {
    kind: "payout-send",
    title: "Payouts to send",
    room: "admin",
    right: pays,
    limitHours: sendHours ?? null,
    covers: ["batch.approved"],
    rows: () => sql`select b.id, b.serial, b.prepared_at as created, 'Approved, not sent' as words,
      b.approved_at as since, b.approved_at + ${after(sendHours)} as due, null::uuid as holder
      from payout_batch b where b.status = 'approved'`,
    line: ({ id, serial, created, words }) => ({
      title: batchNumber({ serial: serial ?? 0, preparedAt: created }),
      words: words ?? "",
      href: `/admin/payouts/${id}`,
    }),
  },
  {
    kind: "account-change",
    title: "New bank accounts to look at",
    room: "admin",
    right: pays,
    limitHours: changeHours ?? null,
    covers: ["account change.waiting"],
    rows: () => sql`select c.id, null::int as serial, c.created_at as created, c.account_last_four as words,
      c.created_at as since, c.created_at + ${after(changeHours)} as due, null::uuid as holder
      from account_change c where c.status = 'waiting'`,
    line: ({ words }) => ({
      title: `Account ending ${words}`,
      words: "The name differs",
      href: "/admin/payouts/accounts",
    }),
  },
  {
    kind: "claim-payment",
    title: "Claim payments",
    room: "admin",
    right: insurancePermissions.right("insurance.pay_claim"),
    limitHours: claimHours ?? null,
    covers: ["claim payment.prepared", "claim payment.sent"],
    // Who prepared it does not send it; what was sent waits for the bank's answer, which either reads.
    rows: ({ userId }: Actor) => sql`select p.id, p.serial, p.prepared_at as created,
      case p.status when 'sent' then 'At the bank' else 'To send' end as words,
      coalesce(p.sent_at, p.prepared_at) as since,
      case p.status when 'sent' then p.sent_at + ${after(bankHours)}
        else p.prepared_at + ${after(claimHours)} end as due, null::uuid as holder
      from claim_payment_batch p
      where p.status = 'sent' or (p.status = 'prepared' and p.prepared_by is distinct from ${userId}::uuid)`,
    line: ({ id, serial, words }) => ({
      title: `Claim payments, batch ${serial ?? ""}`,
      words: words ?? "",
      href: `/admin/claim-payments/${id}`,
    }),
  },
  {
    kind: "story",
    title: "Stories to read",
    room: "admin",
    right: storyPermissions.right("story.decide"),
    limitHours: storyHours ?? null,
    covers: ["success story.pending"],
    rows: () => sql`select s.id, null::int as serial, s.created_at as created, s.scholarship as words,
      s.created_at as since, s.created_at + ${after(storyHours)} as due, null::uuid as holder
      from story s where s.status = 'pending'`,
    line: ({ words }) => ({ title: `A story: ${words}`, words: "Success story", href: "/admin/stories" }),
  },
  {
    kind: "booking",
    title: "Sessions to confirm",
    room: "admin",
    right: bookingPermissions.right("booking.work_desk"),
    limitHours: callHours ?? null,
    covers: ["booking.requested"],
    rows: () => sql`select b.id, b.serial, b.created_at as created, b.title as words,
      coalesce(b.agreed_at, b.created_at) as since,
      least(coalesce(b.agreed_at, b.created_at) + ${after(callHours)}, b.starts_at) as due, b.assigned_to as holder
      from booking b where b.status = 'requested'`,
    line: ({ id, words }) => ({
      title: words ?? "",
      words: "Session",
      href: matterPath({ kind: "booking", id }),
    }),
    hold: async (tx, id, userId) => {
      await tx.update(booking).set({ assignedTo: userId }).where(eq(booking.id, id));
    },
  },
  ...secondPersonQueues("admin"),
];
