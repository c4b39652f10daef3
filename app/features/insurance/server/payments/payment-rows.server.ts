import { and, between, eq, exists, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import { formatDate } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { type ListParts, streamRows } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { insuranceAgent } from "#app/db/schema/insurance-agents.ts";
import { insurancePayment, insurancePaymentDay, insuranceRefund } from "#app/db/schema/insurance-payments.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import type { paymentList } from "../../lists/insurance-lists.ts";
import { type PaymentMethod, paymentMethods } from "../../payment-methods.ts";
import { agentName } from "../agents/agent-name.server.ts";
import { nameContains, pageOf, sortColumns } from "../lists/list-parts.server.ts";

type PaymentSort = keyof (typeof paymentList)["spec"]["sorts"];
type Query = ListQuery<keyof (typeof paymentList)["spec"]["filters"], PaymentSort>;

export async function listPayments(actor: Actor, query: Query) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const page = await pageOf(parts(query), insurancePayment);
  return { ...page, rows: page.rows.map(toLine) };
}

export async function* streamPayments(actor: Actor, query: Query) {
  insurancePermissions.assertCan(actor, "insurance.export");
  for await (const row of streamRows(parts(query))) yield toLine(row);
}

/** The four cards; the revenue is what came in and did not go back. */
export async function countPayments(actor: Actor) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const day = insurancePaymentDay;
  const [figures] = await database()
    .select({
      total: sql<number>`coalesce(sum(${day.payments}), 0)::int`,
      successful: sql<number>`coalesce(sum(${day.payments}) filter (where ${day.status} = 'success'), 0)::int`,
      revenue:
        sql`coalesce(sum(${day.amountPaise} - ${day.refundedPaise}) filter (where ${day.status} = 'success'), 0)`.mapWith(
          Number,
        ),
    })
    .from(day);
  const { total = 0, successful = 0, revenue = 0 } = figures ?? {};
  return { total, successful, failed: total - successful, revenuePaise: revenue };
}

/** What only status and method narrow is in the counted days. */
function totalOf({ filters, search }: Query): SQL | undefined {
  if (search || filters.refund.length > 0) return undefined;
  const day = insurancePaymentDay;
  const some = and(inList(day.status, filters.status), inList(day.method, filters.method));
  const payments = sql<number>`coalesce(sum(${day.payments}), 0)`;
  return sql`${database().select({ payments }).from(day).where(some)}`;
}

function inList(
  column: typeof insurancePaymentDay.status | typeof insurancePaymentDay.method,
  values: readonly string[],
) {
  return values.length > 0 ? inArray(column, values as never[]) : undefined;
}

const columns = {
  id: insurancePayment.id,
  transactionId: insurancePayment.transactionId,
  customerName: insurancePayment.customerName,
  amountPaise: insurancePayment.amountPaise,
  refundedPaise: insurancePayment.refundedPaise,
  method: insurancePayment.method,
  status: insurancePayment.status,
  paidOn: insurancePayment.paidOn,
};

type Row = Pick<typeof insurancePayment.$inferSelect, keyof typeof columns> & {
  agent: string;
  agentLeft: Date | null;
};

function parts(query: Query) {
  return {
    query,
    where: conditionsOf(query),
    totalCount: totalOf(query),
    sorts: sortColumns(
      { date: insurancePayment.paidOn, amount: insurancePayment.amountPaise },
      insurancePayment.id,
    ),
    rows: (page) =>
      database()
        .select({
          ...columns,
          agent: insuranceAgent.name,
          agentLeft: insuranceAgent.deletedAt,
          place: page.place,
          totalCount: page.totalCount,
        })
        .from(insurancePayment)
        .innerJoin(insuranceAgent, eq(insuranceAgent.number, insurancePayment.agentNumber))
        .where(page.where)
        .orderBy(...page.orderBy)
        .limit(page.limit),
  } satisfies ListParts<PaymentSort, Row & { place: string; totalCount: number }>;
}

function conditionsOf({ filters, search }: Query): SQL | undefined {
  const [refund] = filters.refund;
  return and(
    filters.status.length > 0
      ? inArray(insurancePayment.status, filters.status as ("success" | "failed")[])
      : undefined,
    filters.method.length > 0
      ? inArray(insurancePayment.method, filters.method as PaymentMethod[])
      : undefined,
    refund === "refunded" ? gt(insurancePayment.refundedPaise, 0) : undefined,
    refund === "asked"
      ? exists(
          database()
            .select({ one: sql`1` })
            .from(insuranceRefund)
            .where(
              and(
                eq(insuranceRefund.paymentId, insurancePayment.id),
                eq(insuranceRefund.status, "requested"),
              ),
            ),
        )
      : undefined,
    search ? or(...transactionParts(search), nameContains(insurancePayment.customerName, search)) : undefined,
  );
}

/** TXN-20261115-000123 whole, begun, or by its last digits alone; with or without its dashes. */
function transactionParts(search: string): (SQL | undefined)[] {
  const compact = search.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const begun = /^TXN(\d{1,14})$/.exec(compact)?.[1];
  if (begun) {
    const filled = (digit: string) => {
      const digits = begun.padEnd(14, digit);
      return `TXN-${digits.slice(0, 8)}-${digits.slice(8)}`;
    };
    return [between(insurancePayment.transactionId, filled("0"), filled("9"))];
  }
  return /^\d{1,9}$/.test(compact) ? [eq(insurancePayment.serial, Number(compact))] : [];
}

function toLine(row: Row) {
  return {
    id: row.id,
    transactionId: row.transactionId,
    date: formatDate(row.paidOn),
    customerName: row.customerName,
    amountPaise: row.amountPaise,
    refundedPaise: row.refundedPaise,
    method: paymentMethods[row.method],
    agent: agentName(row),
    status: row.status,
    statusLabel: row.status === "success" ? "Success" : "Failed",
  };
}

export type PaymentLine = ReturnType<typeof toLine>;
