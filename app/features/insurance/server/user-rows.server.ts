import { and, eq, gt, gte, inArray, isNull, lt, lte, max, min, or, type SQL, sql } from "drizzle-orm";
import { formatDate, istDate } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/list-query.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { type ListParts, streamRows } from "#app/db/list-page.server.ts";
import { insuredUser, insuredUserDay } from "#app/db/schema/insured-users.ts";
import type { userList } from "../insurance-lists.ts";
import { insurancePermissions } from "../insurance-permissions.ts";
import { isCovered, type Plan, planNames } from "../insurance-plans.ts";
import { openContact, searchedContact } from "./contact-parts.server.ts";
import { nameContains, pageOf, sortColumns } from "./list-parts.server.ts";

type UserSort = keyof (typeof userList)["sorts"];
type Query = ListQuery<keyof (typeof userList)["filters"], UserSort>;

export async function listUsers(actor: Actor, query: Query) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const page = await pageOf(parts(query), insuredUser);
  const today = istDate();
  return { ...page, rows: page.rows.map((row) => toLine(row, today)) };
}

export async function* streamUsers(actor: Actor, query: Query) {
  insurancePermissions.assertCan(actor, "insurance.export");
  const today = istDate();
  for await (const row of streamRows(parts(query))) yield toLine(row, today);
}

/** The four cards above the list, as sums over the counted days. */
export async function countUsers(actor: Actor) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const today = istDate();
  const [figures] = await database()
    .select({
      total: usersWhere(sql`true`),
      active: usersWhere(sql`${insuredUserDay.coveredUntil} >= ${today}`),
      newThisMonth: usersWhere(sql`${insuredUserDay.joinedOn} >= ${`${today.slice(0, 7)}-01`}`),
    })
    .from(insuredUserDay);
  const { total = 0, active = 0, newThisMonth = 0 } = figures ?? {};
  return { total, active, expired: total - active, newThisMonth };
}

const usersWhere = (condition: SQL) =>
  sql<number>`coalesce(sum(${insuredUserDay.users}) filter (where ${condition}), 0)::int`;

/** What only plan and status narrow is in the counted days. */
function totalOf({ filters, search }: Query): SQL | undefined {
  if (search) return undefined;
  const users = usersWhere(sql`true`);
  return sql`${database().select({ users }).from(insuredUserDay).where(narrowedTo(insuredUserDay, filters))}`;
}

/** Plan and status, of the users themselves or of the days they are counted by. */
function narrowedTo(
  table: typeof insuredUser | typeof insuredUserDay,
  filters: Query["filters"],
): SQL | undefined {
  const [status] = filters.status;
  return and(
    filters.plan.length > 0 ? inArray(table.plan, filters.plan as Plan[]) : undefined,
    status === "active" ? gte(table.coveredUntil, istDate()) : undefined,
    status === "expired" ? lt(table.coveredUntil, istDate()) : undefined,
  );
}

/** Where in the order of joining such users begin: the expired ones lie behind a year of active ones. */
function firstDay({ filters, search, sort }: Query): SQL | undefined {
  if (!sort.startsWith("joined_") || search || filters.status.length === 0) return undefined;
  const counted = and(narrowedTo(insuredUserDay, filters), gt(insuredUserDay.users, 0));
  const day = (pick: SQL) => database().select({ day: pick }).from(insuredUserDay).where(counted);
  return sort === "joined_up"
    ? gte(insuredUser.joinedOn, day(min(insuredUserDay.joinedOn)))
    : lte(insuredUser.joinedOn, day(max(insuredUserDay.joinedOn)));
}

const columns = {
  id: insuredUser.id,
  name: insuredUser.name,
  emailEncrypted: insuredUser.emailEncrypted,
  phoneEncrypted: insuredUser.phoneEncrypted,
  plan: insuredUser.plan,
  location: insuredUser.location,
  joinedOn: insuredUser.joinedOn,
  coveredUntil: insuredUser.coveredUntil,
};

type Row = Pick<typeof insuredUser.$inferSelect, keyof typeof columns>;

function parts(query: Query) {
  return {
    query,
    where: conditionsOf(query),
    ofAll: totalOf(query),
    sorts: sortColumns(
      { name: insuredUser.name, joined: insuredUser.joinedOn, until: insuredUser.coveredUntil },
      insuredUser.id,
    ),
    rows: (page) =>
      database()
        .select({ ...columns, place: page.place, ofAll: page.ofAll })
        .from(insuredUser)
        .where(page.where)
        .orderBy(...page.orderBy)
        .limit(page.limit),
  } satisfies ListParts<UserSort, Row & { place: string; ofAll: number }>;
}

function conditionsOf(query: Query): SQL | undefined {
  const { filters, search } = query;
  const { emailHash, phoneHash } = searchedContact(search);
  return and(
    isNull(insuredUser.deletedAt),
    narrowedTo(insuredUser, filters),
    firstDay(query),
    search
      ? or(
          nameContains(insuredUser.name, search),
          emailHash ? eq(insuredUser.emailHash, emailHash) : undefined,
          phoneHash ? eq(insuredUser.phoneHash, phoneHash) : undefined,
        )
      : undefined,
  );
}

function toLine(row: Row, today: string) {
  return {
    id: row.id,
    name: row.name,
    ...openContact("insured_user", row),
    plan: planNames[row.plan],
    status: isCovered(row.coveredUntil, today) ? ("active" as const) : ("expired" as const),
    location: row.location,
    joinedOn: formatDate(row.joinedOn),
    coveredUntil: formatDate(row.coveredUntil),
  };
}

export type UserLine = ReturnType<typeof toLine>;
