import { and, count, eq, gte, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { formatDate, istDate } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/list-query.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { type ListParts, listPage, streamRows } from "#app/db/list-page.server.ts";
import { insuredUser } from "#app/db/schema/insurance.ts";
import type { userList } from "../insurance-lists.ts";
import { insurancePermissions } from "../insurance-permissions.ts";
import { isCovered, type Plan, planNames } from "../insurance-plans.ts";
import { openContact, searchedContact } from "./contact-parts.server.ts";
import { countCapped, nameContains, sortColumns } from "./list-parts.server.ts";

type UserSort = keyof (typeof userList)["sorts"];
type Query = ListQuery<keyof (typeof userList)["filters"], UserSort>;

export async function listUsers(actor: Actor, query: Query) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const found = parts(query);
  const [page, total] = await Promise.all([listPage(found), countCapped(insuredUser, found.where)]);
  return { ...page, rows: page.rows.map(toLine), total };
}

export async function* streamUsers(actor: Actor, query: Query) {
  insurancePermissions.assertCan(actor, "insurance.export");
  for await (const row of streamRows(parts(query))) yield toLine(row);
}

/** The four cards above the list. */
export async function countUsers(actor: Actor) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const today = istDate();
  const [figures] = await database()
    .select({
      total: count(),
      active: sql<number>`count(*) filter (where ${insuredUser.coveredUntil} >= ${today})::int`,
      newThisMonth: sql<number>`count(*) filter (where ${insuredUser.joinedOn} >= ${`${today.slice(0, 7)}-01`})::int`,
    })
    .from(insuredUser)
    .where(isNull(insuredUser.deletedAt));
  const { total = 0, active = 0, newThisMonth = 0 } = figures ?? {};
  return { total, active, expired: total - active, newThisMonth };
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
    sorts: sortColumns(
      { name: insuredUser.name, joined: insuredUser.joinedOn, until: insuredUser.coveredUntil },
      insuredUser.id,
    ),
    rows: (page) =>
      database()
        .select({ ...columns, place: page.place })
        .from(insuredUser)
        .where(page.where)
        .orderBy(...page.orderBy)
        .limit(page.limit),
  } satisfies ListParts<UserSort, Row & { place: string }>;
}

function conditionsOf({ filters, search }: Query): SQL | undefined {
  const [status] = filters.status;
  const { emailHash, phoneHash } = searchedContact(search);
  return and(
    isNull(insuredUser.deletedAt),
    filters.plan.length > 0 ? inArray(insuredUser.plan, filters.plan as Plan[]) : undefined,
    status === "active" ? gte(insuredUser.coveredUntil, istDate()) : undefined,
    status === "expired" ? lt(insuredUser.coveredUntil, istDate()) : undefined,
    search
      ? or(
          nameContains(insuredUser.name, search),
          emailHash ? eq(insuredUser.emailHash, emailHash) : undefined,
          phoneHash ? eq(insuredUser.phoneHash, phoneHash) : undefined,
        )
      : undefined,
  );
}

function toLine(row: Row) {
  return {
    id: row.id,
    name: row.name,
    ...openContact("insured_user", row),
    plan: planNames[row.plan],
    status: isCovered(row.coveredUntil, istDate()) ? ("active" as const) : ("expired" as const),
    location: row.location,
    joinedOn: formatDate(row.joinedOn),
    coveredUntil: formatDate(row.coveredUntil),
  };
}

export type UserLine = ReturnType<typeof toLine>;
