import { and, eq, gte, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { formatDate, istDate } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/list-query.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { type ListParts, listPage, streamRows } from "#app/db/list-page.server.ts";
import { insuranceAgent, policy, policyDay } from "#app/db/schema/insurance.ts";
import { numberRanges } from "../card-number.ts";
import type { policyList } from "../insurance-lists.ts";
import { insurancePermissions } from "../insurance-permissions.ts";
import { isCovered, type Plan, planNames } from "../insurance-plans.ts";
import type { ListTotal } from "../list-frame.ts";
import { countCapped, inRanges, nameContains, sortColumns } from "./list-parts.server.ts";

type PolicySort = keyof (typeof policyList)["sorts"];
type Query = ListQuery<keyof (typeof policyList)["filters"], PolicySort>;

export async function listPolicies(actor: Actor, query: Query) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const found = parts(query);
  const [page, total] = await Promise.all([listPage(found), totalOf(query, found.where)]);
  return { ...page, rows: page.rows.map(toLine), total };
}

export async function* streamPolicies(actor: Actor, query: Query) {
  insurancePermissions.assertCan(actor, "insurance.export");
  for await (const row of streamRows(parts(query))) yield toLine(row);
}

/** The four cards, as sums over the counted days: a million policies cost no more than a thousand. */
export async function countPolicies(actor: Actor) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const [figures] = await database()
    .select({
      total: sql<number>`coalesce(sum(${policyDay.policies}), 0)::int`,
      active: sql<number>`coalesce(sum(${policyDay.policies}) filter (where ${policyDay.validTo} >= ${istDate()}), 0)::int`,
      premium: sql`coalesce(sum(${policyDay.premiumPaise}), 0)`.mapWith(Number),
    })
    .from(policyDay);
  const { total = 0, active = 0, premium = 0 } = figures ?? {};
  return { total, active, expired: total - active, premiumPaise: premium };
}

/** What only plan and status narrow is in the counted days; the rest is counted up to the cap. */
async function totalOf({ filters, search }: Query, where: SQL | undefined): Promise<ListTotal> {
  if (search || filters.agent.length > 0) return countCapped(policy, where);
  const [status] = filters.status;
  const [found] = await database()
    .select({ policies: sql<number>`coalesce(sum(${policyDay.policies}), 0)::int` })
    .from(policyDay)
    .where(
      and(
        filters.plan.length > 0 ? inArray(policyDay.plan, filters.plan as Plan[]) : undefined,
        status === "active" ? gte(policyDay.validTo, istDate()) : undefined,
        status === "expired" ? lt(policyDay.validTo, istDate()) : undefined,
      ),
    );
  return { count: found?.policies ?? 0, isCapped: false };
}

const columns = {
  id: policy.id,
  cardNumber: policy.cardNumber,
  customerName: policy.customerName,
  plan: policy.plan,
  premiumPaise: policy.premiumPaise,
  validFrom: policy.validFrom,
  validTo: policy.validTo,
};

type Row = Pick<typeof policy.$inferSelect, keyof typeof columns> & { agent: string };

function parts(query: Query) {
  return {
    query,
    where: conditionsOf(query),
    sorts: sortColumns(
      {
        card: policy.cardNumber,
        customer: policy.customerName,
        premium: policy.premiumPaise,
        from: policy.validFrom,
      },
      policy.id,
    ),
    rows: (page) =>
      database()
        .select({ ...columns, agent: insuranceAgent.name, place: page.place })
        .from(policy)
        .innerJoin(insuranceAgent, eq(insuranceAgent.number, policy.agentNumber))
        .where(page.where)
        .orderBy(...page.orderBy)
        .limit(page.limit),
  } satisfies ListParts<PolicySort, Row & { place: string }>;
}

function conditionsOf({ filters, search }: Query): SQL | undefined {
  const [status] = filters.status;
  return and(
    isNull(policy.deletedAt),
    filters.plan.length > 0 ? inArray(policy.plan, filters.plan as Plan[]) : undefined,
    status === "active" ? gte(policy.validTo, istDate()) : undefined,
    status === "expired" ? lt(policy.validTo, istDate()) : undefined,
    filters.agent.length > 0 ? inArray(policy.agentNumber, filters.agent.map(Number)) : undefined,
    search ? matches(search) : undefined,
  );
}

/** A card's number, begun or by its last digits, or a part of the customer's name. */
function matches(search: string): SQL | undefined {
  const ranges = numberRanges("BSC", search, Number(istDate().slice(0, 4)) + 1);
  return inRanges(policy.cardNumber, ranges) ?? or(nameContains(policy.customerName, search));
}

function toLine(row: Row) {
  return {
    id: row.id,
    cardNumber: row.cardNumber,
    agent: row.agent,
    customerName: row.customerName,
    plan: planNames[row.plan],
    premiumPaise: row.premiumPaise,
    validFrom: formatDate(row.validFrom),
    validTo: formatDate(row.validTo),
    status: isCovered(row.validTo, istDate()) ? ("active" as const) : ("expired" as const),
  };
}

export type PolicyLine = ReturnType<typeof toLine>;
