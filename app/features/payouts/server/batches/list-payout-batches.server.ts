import { eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { formatDateTime } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { descending, listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { payoutBatch } from "#app/db/schema/payouts.ts";
import { appUser } from "#app/db/schema/users.ts";
import { payoutPermissions } from "../../payout-permissions.ts";
import { type PayoutBatchStatus, payoutBatchMachine } from "../../payout-status.ts";
import { type BatchLine, batchNumber } from "../../payout-view.ts";

const preparer = alias(appUser, "preparer");
const approver = alias(appUser, "approver");

export async function listPayoutBatches(
  actor: Actor,
  query: ListQuery<"status", "newest">,
): Promise<Page<BatchLine>> {
  payoutPermissions.assertCan(actor, "payout.see");
  const statuses = query.filters.status as PayoutBatchStatus[];
  const page = await listPage({
    query,
    where: statuses.length > 0 ? inArray(payoutBatch.status, statuses) : undefined,
    sorts: { newest: [descending(payoutBatch.preparedAt), descending(payoutBatch.id)] },
    rows: (wanted) =>
      database()
        .select({
          row: payoutBatch,
          preparedBy: preparer.name,
          approvedBy: approver.name,
          payouts: sql<number>`(select count(*)::int from payout p where p.batch_id = ${payoutBatch.id} and p.sent_back_reason is null)`,
          amount: sql<string>`(select coalesce(sum(p.amount_paise), 0) from payout p where p.batch_id = ${payoutBatch.id} and p.sent_back_reason is null)`,
          place: wanted.place,
        })
        .from(payoutBatch)
        .leftJoin(preparer, eq(preparer.id, payoutBatch.preparedBy))
        .leftJoin(approver, eq(approver.id, payoutBatch.approvedBy))
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
    counted: payoutBatch,
  });
  const rows = page.rows.map(({ row, payouts, amount, preparedBy, approvedBy }) => ({
    id: row.id,
    number: batchNumber(row),
    status: row.status,
    statusLabel: payoutBatchMachine.states[row.status].label,
    payouts,
    amount: formatMoney(paise(Number(amount))),
    preparedBy: preparedBy ?? "",
    preparedAt: formatDateTime(row.preparedAt),
    approvedBy: approvedBy ?? "",
  }));
  return { ...page, rows };
}
