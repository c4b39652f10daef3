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
import { secondLook } from "#app/db/schema/second-looks.ts";
import { appUser } from "#app/db/schema/users.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { payoutPermissions } from "../../payout-permissions.ts";
import { payoutBatchMachine, payoutMachine, type ReturnReason, returnReasons } from "../../payout-status.ts";
import { type BatchView, batchNumber, payoutNumber } from "../../payout-view.ts";

const preparer = alias(appUser, "preparer");
const approver = alias(appUser, "approver");

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
    .select({ row: payout, programme: programme.title, application, asked: secondLook.id })
    .from(payout)
    .innerJoin(award, eq(award.id, payout.awardId))
    .innerJoin(programme, eq(programme.id, award.programmeId))
    .innerJoin(application, eq(application.id, award.applicationId))
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
  return {
    id,
    number: batchNumber(batch.row),
    status,
    statusLabel: payoutBatchMachine.states[status].label,
    payouts: lines.length,
    amount: formatMoney(paise(lines.reduce((sum, { row }) => sum + row.amountPaise, 0))),
    preparedBy: batch.preparedBy ?? "",
    preparedAt: formatDateTime(preparedAt),
    approvedBy: batch.approvedBy ?? "",
    lines: lines.map(({ row, programme: title, application: of, asked }) => ({
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
      isAsked: asked !== null,
    })),
    may: {
      approve: status === "prepared" && !isOwn,
      cancel: status === "prepared" || status === "approved",
      send: status === "approved",
      export: mayPay && (status === "approved" || status === "sent"),
      settle: status === "sent",
    },
    isOwn,
  };
}
