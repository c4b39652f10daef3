import { and, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { formatDateTime } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { maskAccount } from "#app/core/secrets/mask.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { award } from "#app/db/schema/awards.ts";
import { payout, payoutBatch } from "#app/db/schema/payouts.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { reviewStanding } from "#app/db/schema/reviews.ts";
import { scholarshipTerms } from "#app/db/schema/scholarship-terms.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { secondLook } from "#app/db/schema/second-looks.ts";
import { appUser } from "#app/db/schema/users.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { scoreText } from "#app/features/awards/score-text.ts";
import { payoutPermissions } from "../../payout-permissions.ts";
import { payoutBatchMachine, payoutMachine, type ReturnReason, returnReasons } from "../../payout-status.ts";
import { type BatchView, batchNumber, payoutNumber } from "../../payout-view.ts";
import { listBatchSteps } from "./list-batch-steps.server.ts";
import { payoutFlags } from "./payout-flags.server.ts";

const preparer = alias(appUser, "preparer");
const approver = alias(appUser, "approver");

/** Who approved the application last, as its audit says. */
const approverOf = sql<string | null>`(select u.name from audit_entry ae join app_user u on u.id = ae.actor_id
  where ae.chain = 'application:' || application.id::text and ae.event = 'application.approve'
  order by ae.seq desc limit 1)`;

/** One batch with its payouts, and what this reader may do with it. */
export async function getPayoutBatch(actor: Actor, id: string): Promise<BatchView> {
  payoutPermissions.assertCan(actor, "payout.see");
  if (!isId(id)) throw notFound();
  const [batch] = await database()
    .select({ row: payoutBatch, preparedBy: preparer.name, approvedBy: approver.name })
    .from(payoutBatch)
    .leftJoin(preparer, eq(preparer.id, payoutBatch.preparedBy))
    .leftJoin(approver, eq(approver.id, payoutBatch.approvedBy))
    .where(eq(payoutBatch.id, id));
  if (!batch) throw notFound();
  const lines = await database()
    .select({
      row: payout,
      programme: programme.title,
      application,
      asked: secondLook.id,
      facts: payoutFlags.columns,
      approver: approverOf,
    })
    .from(payout)
    .innerJoin(award, eq(award.id, payout.awardId))
    .innerJoin(programme, eq(programme.id, award.programmeId))
    .innerJoin(application, eq(application.id, award.applicationId))
    .leftJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .leftJoin(scholarshipTerms, eq(scholarshipTerms.scholarshipId, application.scholarshipId))
    .leftJoin(reviewStanding, eq(reviewStanding.applicationId, application.id))
    .leftJoin(
      secondLook,
      and(
        eq(secondLook.kind, "payout.paid_by_hand"),
        eq(secondLook.subject, sql`'payout:' || ${payout.id}`),
        inArray(secondLook.status, ["waiting", "approved"]),
      ),
    )
    .where(eq(payout.batchId, id))
    .orderBy(payout.serial);
  const { status, preparedBy, preparedAt } = batch.row;
  const isOwn = preparedBy === actor.userId;
  const mayPay = payoutPermissions.can(actor, "payout.pay");
  const staying = lines.filter(({ row }) => row.sentBackReason === null);
  const sameAccount = accountsOf(staying.map(({ application: of }) => of));
  return {
    id,
    number: batchNumber(batch.row),
    status,
    statusLabel: payoutBatchMachine.states[status].label,
    payouts: staying.length,
    amount: formatMoney(paise(staying.reduce((sum, { row }) => sum + row.amountPaise, 0))),
    preparedBy: batch.preparedBy ?? "",
    preparedAt: formatDateTime(preparedAt),
    approvedBy: batch.approvedBy ?? "",
    lines: lines.map(({ row, programme: title, application: of, asked, facts }) => ({
      id: row.id,
      number: payoutNumber(row),
      applicationNumber: applicationNumber(of),
      programme: title,
      name: of.answers.fullName?.value ?? "",
      account: maskAccount(of.accountLastFour ?? ""),
      amount: formatMoney(paise(row.amountPaise)),
      status: row.status,
      statusLabel: payoutMachine.states[row.status].label,
      reference: row.bankReference,
      returned: row.returnReason && returnReasons[row.returnReason as ReturnReason],
      sentBack: row.sentBackReason,
      score: facts.mean === null ? null : scoreText(facts.mean),
      difference: facts.spread ? scoreText(facts.spread) : null,
      flags: payoutFlags.of({ ...facts, amountPaise: row.amountPaise, sameAccount: sameAccount(of) }),
      isAsked: asked !== null,
    })),
    steps: await listBatchSteps(actor, id),
    approvers: [...Map.groupBy(staying, ({ approver: name }) => name)].flatMap(([name, own]) =>
      name === null ? [] : [{ name, count: own.length }],
    ),
    may: {
      approve: mayPay && status === "prepared" && !isOwn,
      sendBack: mayPay && status === "prepared" && !isOwn,
      cancel: mayPay && (status === "prepared" || status === "approved"),
      send: mayPay && status === "approved",
      export: mayPay && (status === "approved" || status === "sent"),
      settle: mayPay && status === "sent",
    },
    isOwn,
  };
}

type Applicant = typeof application.$inferSelect;

/** Who else of the batch is paid to an account of the same branch that ends alike: what is masked is compared, too. */
function accountsOf(all: readonly Applicant[]): (one: Applicant) => string[] {
  const key = (of: Applicant) => `${of.answers.ifscCode?.value}:${of.accountLastFour}`;
  const byAccount = Map.groupBy(all, key);
  return (one) =>
    one.accountLastFour && one.answers.ifscCode?.value
      ? (byAccount.get(key(one)) ?? [])
          .filter(({ studentId }) => studentId !== one.studentId)
          .map(({ answers }) => answers.fullName?.value ?? "")
      : [];
}
