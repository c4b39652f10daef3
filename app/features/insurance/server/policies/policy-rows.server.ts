import { and, eq, gt, gte, inArray, isNull, lt, lte, max, min, or, type SQL, sql } from "drizzle-orm";
import { formatDate, istDate } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { type ListParts, type PageRequest, streamRows } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { insuranceAgent } from "#app/db/schema/insurance-agents.ts";
import { policy, policyDay } from "#app/db/schema/policies.ts";
import { numberRanges } from "../../card-number.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { isCovered, type Plan, planNames } from "../../insurance-plans.ts";
import type { policyList } from "../../lists/insurance-lists.ts";
import { agentName } from "../agents/agent-name.server.ts";
import { inRanges, nameContains, pageOf, sortColumns } from "../lists/list-parts.server.ts";

type PolicySort = keyof (typeof policyList)["spec"]["sorts"];
type Query = ListQuery<keyof (typeof policyList)["spec"]["filters"], PolicySort>;

export async function listPolicies(actor: Actor, query: Query) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const page = await pageOf(parts(query), policy);
  const today = istDate();
  return { ...page, rows: page.rows.map((row) => toLine(row, today)) };
}

export async function* streamPolicies(actor: Actor, query: Query) {
  insurancePermissions.assertCan(actor, "insurance.export");
  const today = istDate();
  for await (const row of streamRows(parts(query))) yield toLine(row, today);
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

/** What only plan and status narrow is in the counted days. */
function totalOf({ filters, search }: Query): SQL | undefined {
  if (search || filters.agent.length > 0) return undefined;
  const policies = sql<number>`coalesce(sum(${policyDay.policies}), 0)`;
  return sql`${database().select({ policies }).from(policyDay).where(narrowedTo(policyDay, filters))}`;
}

/** Plan and status, of the policies themselves or of the days they are counted by. */
function narrowedTo(table: typeof policy | typeof policyDay, filters: Query["filters"]): SQL | undefined {
  const [status] = filters.status;
  return and(
    filters.plan.length > 0 ? inArray(table.plan, filters.plan as Plan[]) : undefined,
    status === "active" ? gte(table.validTo, istDate()) : undefined,
    status === "expired" ? lt(table.validTo, istDate()) : undefined,
  );
}

/**
 * Where in the order of their first days such policies begin: the expired ones lie behind a year of active
 * ones, which the list would otherwise walk past row by row.
 */
function firstDay({ filters, search, sort }: Query): SQL | undefined {
  const isPlain = search === "" && filters.agent.length === 0;
  if (!sort.startsWith("from_") || !isPlain || filters.status.length === 0) return undefined;
  const counted = and(narrowedTo(policyDay, filters), gt(policyDay.policies, 0));
  const day = (pick: SQL) => database().select({ day: pick }).from(policyDay).where(counted);
  return sort === "from_up"
    ? gte(policy.validFrom, day(min(policyDay.validFrom)))
    : lte(policy.validFrom, day(max(policyDay.validFrom)));
}

const FEW = 100;

/**
 * By card, the expired ones lie behind a year of active ones and have no first card to begin at: the next few
 * cards of each last day are taken by the index, and the next few of those. An export walks all of them once.
 */
function nearestCards({ filters, search, sort }: Query, page: PageRequest): SQL | undefined {
  const isPlain = search === "" && filters.agent.length === 0;
  if (!sort.startsWith("card_") || !isPlain || filters.status.length === 0 || page.limit > FEW) {
    return page.where;
  }
  const days = database()
    .selectDistinct({ day: policyDay.validTo })
    .from(policyDay)
    .where(and(narrowedTo(policyDay, filters), gt(policyDay.policies, 0)));
  const inOrder = sql`order by ${sql.join(page.orderBy, sql`, `)} limit ${page.limit}`;
  return sql`${policy.id} in (
    select "policy"."id" from ${days} as "last" ("day")
    cross join lateral (
      select ${policy.id}, ${policy.cardNumber} from ${policy}
      where ${page.where} and ${policy.validTo} = "last"."day" ${inOrder}
    ) as "policy" ${inOrder})`;
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

type Row = Pick<typeof policy.$inferSelect, keyof typeof columns> & { agent: string; agentLeft: Date | null };

function parts(query: Query) {
  return {
    query,
    where: conditionsOf(query),
    totalCount: totalOf(query),
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
        .select({
          ...columns,
          agent: insuranceAgent.name,
          agentLeft: insuranceAgent.deletedAt,
          place: page.place,
          totalCount: page.totalCount,
        })
        .from(policy)
        .innerJoin(insuranceAgent, eq(insuranceAgent.number, policy.agentNumber))
        .where(nearestCards(query, page))
        .orderBy(...page.orderBy)
        .limit(page.limit),
  } satisfies ListParts<PolicySort, Row & { place: string; totalCount: number }>;
}

function conditionsOf(query: Query): SQL | undefined {
  const { filters, search } = query;
  return and(
    isNull(policy.deletedAt),
    narrowedTo(policy, filters),
    firstDay(query),
    filters.agent.length > 0 ? inArray(policy.agentNumber, filters.agent.map(Number)) : undefined,
    search ? matches(search) : undefined,
  );
}

/** A card's number, begun or by its last digits, or a part of the customer's name. */
function matches(search: string): SQL | undefined {
  const ranges = numberRanges("BSC", search, Number(istDate().slice(0, 4)) + 1);
  return inRanges(policy.cardNumber, ranges) ?? or(nameContains(policy.customerName, search));
}

function toLine(row: Row, today: string) {
  return {
    id: row.id,
    cardNumber: row.cardNumber,
    agent: agentName(row),
    customerName: row.customerName,
    plan: planNames[row.plan],
    premiumPaise: row.premiumPaise,
    validFrom: formatDate(row.validFrom),
    validTo: formatDate(row.validTo),
    status: isCovered(row.validTo, today) ? ("active" as const) : ("expired" as const),
  };
}

export type PolicyLine = ReturnType<typeof toLine>;
