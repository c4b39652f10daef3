import { and, asc, avg, count, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { istDate } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/list-query.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { type ListParts, listPage, streamRows } from "#app/db/list-page.server.ts";
import { agentMonth, insuranceAgent } from "#app/db/schema/insurance.ts";
import { type AgentStatus, agentMachine } from "../agent-status.ts";
import type { agentList } from "../insurance-lists.ts";
import { insurancePermissions } from "../insurance-permissions.ts";
import type { Region } from "../regions.ts";
import { openContact, searchedContact } from "./contact-parts.server.ts";
import { countCapped, nameContains, sortColumns } from "./list-parts.server.ts";

type AgentSort = keyof (typeof agentList)["sorts"];
type Query = ListQuery<keyof (typeof agentList)["filters"], AgentSort>;

export async function listAgents(actor: Actor, query: Query) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const found = parts(query);
  const [page, total] = await Promise.all([listPage(found), countCapped(insuranceAgent, found.where)]);
  return { ...page, rows: page.rows.map(toLine), total };
}

export async function* streamAgents(actor: Actor, query: Query) {
  insurancePermissions.assertCan(actor, "insurance.export");
  for await (const row of streamRows(parts(query))) yield toLine(row);
}

/** For the choices of a form and a filter: the number is the value. */
export async function listAgentNames(actor: Actor): Promise<Record<string, string>> {
  insurancePermissions.assertCan(actor, "insurance.see");
  const rows = await database()
    .select({ number: insuranceAgent.number, name: insuranceAgent.name })
    .from(insuranceAgent)
    .where(and(isNull(insuranceAgent.deletedAt), eq(insuranceAgent.status, "active")))
    .orderBy(asc(insuranceAgent.number))
    .limit(1000);
  return Object.fromEntries(rows.map(({ number, name }) => [String(number), name]));
}

/** The four cards above the list; the top performer is who reached most of their target this month. */
export async function countAgents(actor: Actor) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const [[figures], [top]] = await Promise.all([
    database()
      .select({
        total: count(),
        active: sql<number>`count(*) filter (where ${insuranceAgent.status} = 'active')::int`,
        commission: avg(insuranceAgent.commissionPercent),
      })
      .from(insuranceAgent)
      .where(isNull(insuranceAgent.deletedAt)),
    database()
      .select({
        name: insuranceAgent.name,
        share: sql<number>`${achieved} * 100.0 / ${insuranceAgent.monthlyTarget}`,
      })
      .from(insuranceAgent)
      .leftJoin(agentMonth, thisMonth())
      .where(and(isNull(insuranceAgent.deletedAt), eq(insuranceAgent.status, "active"), sql`${achieved} > 0`))
      .orderBy(sql`2 desc`, asc(insuranceAgent.number))
      .limit(1),
  ]);
  return {
    total: figures?.total ?? 0,
    active: figures?.active ?? 0,
    averageCommission: Math.round(Number(figures?.commission ?? 0) * 10) / 10,
    topPerformer: top ? { name: top.name, percent: Math.round(Number(top.share)) } : null,
  };
}

const achieved = sql<number>`coalesce(${agentMonth.policies}, 0)`.mapWith(Number);
const thisMonth = () =>
  and(eq(agentMonth.agentNumber, insuranceAgent.number), eq(agentMonth.month, `${istDate().slice(0, 7)}-01`));

type Row = typeof insuranceAgent.$inferSelect & { achieved: number };

function parts(query: Query) {
  return {
    query,
    where: conditionsOf(query),
    sorts: sortColumns(
      {
        // As bigint: a cursor may hold any whole number, and the columns hold small ones.
        number: sql`${insuranceAgent.number}::bigint`,
        name: insuranceAgent.name,
        target: sql`${insuranceAgent.monthlyTarget}::bigint`,
        commission: sql`${insuranceAgent.commissionPercent}::bigint`,
      },
      insuranceAgent.id,
    ),
    rows: (page) =>
      database()
        .select({ ...getTableColumns(insuranceAgent), achieved, place: page.place })
        .from(insuranceAgent)
        .leftJoin(agentMonth, thisMonth())
        .where(page.where)
        .orderBy(...page.orderBy)
        .limit(page.limit),
  } satisfies ListParts<AgentSort, Row & { place: string }>;
}

function conditionsOf({ filters, search }: Query): SQL | undefined {
  const { emailHash, phoneHash } = searchedContact(search);
  return and(
    isNull(insuranceAgent.deletedAt),
    filters.region.length > 0 ? inArray(insuranceAgent.region, filters.region as Region[]) : undefined,
    filters.status.length > 0 ? inArray(insuranceAgent.status, filters.status as AgentStatus[]) : undefined,
    search
      ? or(
          nameContains(insuranceAgent.name, search),
          emailHash ? eq(insuranceAgent.emailHash, emailHash) : undefined,
          phoneHash ? eq(insuranceAgent.phoneHash, phoneHash) : undefined,
        )
      : undefined,
  );
}

function toLine(row: Row) {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    ...openContact("insurance_agent", row),
    region: row.region,
    target: row.monthlyTarget,
    achieved: row.achieved,
    commission: row.commissionPercent,
    status: row.status,
    statusLabel: agentMachine.states[row.status].label,
  };
}

export type AgentLine = ReturnType<typeof toLine>;
