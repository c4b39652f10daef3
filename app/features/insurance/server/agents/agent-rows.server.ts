import { and, asc, count, eq, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { istDate } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { type ListParts, streamRows } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { agentMonth, insuranceAgent } from "#app/db/schema/insurance-agents.ts";
import { type AgentStatus, agentMachine } from "../../agent-status.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import type { agentList } from "../../lists/insurance-lists.ts";
import type { Region } from "../../regions.ts";
import { countIn, nameContains, pageOf, sortColumns } from "../lists/list-parts.server.ts";
import { openContact, searchedContact } from "../users/contact-parts.server.ts";

type AgentSort = keyof (typeof agentList)["spec"]["sorts"];
type Query = ListQuery<keyof (typeof agentList)["spec"]["filters"], AgentSort>;

export async function listAgents(actor: Actor, query: Query) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const page = await pageOf(parts(query), insuranceAgent);
  return { ...page, rows: page.rows.map(toLine) };
}

export async function* streamAgents(actor: Actor, query: Query) {
  insurancePermissions.assertCan(actor, "insurance.export");
  for await (const row of streamRows(parts(query))) yield toLine(row);
}

/** For the choices of a form: the number is the value. */
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

/** For the filter of what was sold: also those who sell no more, and say so (I10d). */
export async function listSellerNames(actor: Actor): Promise<Record<string, string>> {
  insurancePermissions.assertCan(actor, "insurance.see");
  const rows = await database()
    .select({
      number: insuranceAgent.number,
      name: insuranceAgent.name,
      status: insuranceAgent.status,
      deletedAt: insuranceAgent.deletedAt,
    })
    .from(insuranceAgent)
    .orderBy(asc(insuranceAgent.number))
    .limit(1000);
  const note = (row: (typeof rows)[number]) =>
    row.deletedAt ? " (deleted)" : row.status === "inactive" ? " (inactive)" : "";
  return Object.fromEntries(rows.map((row) => [String(row.number), `${row.name}${note(row)}`]));
}

/** The four cards above the list; the commission is that of those who sell; the top performer is who reached most of their target this month. */
export async function countAgents(actor: Actor) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const [[figures], [top]] = await Promise.all([
    database()
      .select({
        total: count(),
        active: sql<number>`count(*) filter (where ${insuranceAgent.status} = 'active')::int`,
        commission: sql<
          string | null
        >`avg(${insuranceAgent.commissionPercent}) filter (where ${insuranceAgent.status} = 'active')`,
      })
      .from(insuranceAgent)
      .where(isNull(insuranceAgent.deletedAt)),
    database()
      .select({
        name: insuranceAgent.name,
        share: sql<number>`${agentMonth.policies} * 100.0 / ${insuranceAgent.monthlyTarget}`,
      })
      .from(insuranceAgent)
      .innerJoin(agentMonth, thisMonth())
      .where(
        and(
          isNull(insuranceAgent.deletedAt),
          eq(insuranceAgent.status, "active"),
          gt(agentMonth.policies, 0),
        ),
      )
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

const columns = {
  id: insuranceAgent.id,
  number: insuranceAgent.number,
  name: insuranceAgent.name,
  emailEncrypted: insuranceAgent.emailEncrypted,
  phoneEncrypted: insuranceAgent.phoneEncrypted,
  region: insuranceAgent.region,
  monthlyTarget: insuranceAgent.monthlyTarget,
  commissionPercent: insuranceAgent.commissionPercent,
  status: insuranceAgent.status,
};

type Row = Pick<typeof insuranceAgent.$inferSelect, keyof typeof columns> & { achieved: number };

function parts(query: Query) {
  const where = conditionsOf(query);
  return {
    query,
    where,
    totalCount: query.search ? undefined : countIn(insuranceAgent, where),
    sorts: sortColumns(
      {
        number: insuranceAgent.number,
        name: insuranceAgent.name,
        target: insuranceAgent.monthlyTarget,
        commission: insuranceAgent.commissionPercent,
      },
      insuranceAgent.id,
    ),
    rows: (page) =>
      database()
        .select({ ...columns, achieved, place: page.place, totalCount: page.totalCount })
        .from(insuranceAgent)
        .leftJoin(agentMonth, thisMonth())
        .where(page.where)
        .orderBy(...page.orderBy)
        .limit(page.limit),
  } satisfies ListParts<AgentSort, Row & { place: string; totalCount: number }>;
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
