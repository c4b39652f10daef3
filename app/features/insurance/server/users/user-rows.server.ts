import { and, eq, gt, gte, inArray, isNull, lt, lte, max, min, or, type SQL, sql } from "drizzle-orm";
import { formatDate, istDate } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { type ListParts, listPage, streamRows } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { insuredUser, insuredUserDay } from "#app/db/schema/insured-users.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { isCovered, type Plan, planNames } from "../../insurance-plans.ts";
import type { userList } from "../../lists/insurance-lists.ts";
import { countCapped, nameContains, sortColumns } from "../lists/list-parts.server.ts";
import { openContact, searchedContact } from "./contact-parts.server.ts";

type UserSort = keyof (typeof userList)["spec"]["sorts"];
type Query = ListQuery<keyof (typeof userList)["spec"]["filters"], UserSort>;

/** A page of the list and the four cards above it: the counted days are summed once for both. */
export async function listUsers(actor: Actor, query: Query) {
  insurancePermissions.assertCan(actor, "insurance.see");
  // The sums first: while they are on their way, the contacts of the page's rows are opened.
  const [{ shown, ...cards }, counted, page] = await Promise.all([
    sumDays(query.filters),
    query.search ? countCapped(insuredUser, conditionsOf(query)) : null,
    readLines(query),
  ]);
  return { ...page, total: counted ?? { count: shown, isCapped: false }, cards };
}

async function readLines(query: Query) {
  const page = await listPage(parts(query));
  const today = istDate();
  return { ...page, rows: page.rows.map((row) => toLine(row, today)) };
}

export async function* streamUsers(actor: Actor, query: Query) {
  insurancePermissions.assertCan(actor, "insurance.export");
  const today = istDate();
  for await (const row of streamRows(parts(query))) yield toLine(row, today);
}

/** `shown`: how many the plan and the status leave. */
async function sumDays(filters: Query["filters"]) {
  const today = istDate();
  const shown = narrowedTo(insuredUserDay, filters);
  const { rows } = await database().execute<
    Record<"total" | "active" | "newThisMonth" | "shown", number>
  >(sql`
    select coalesce(sum(users), 0)::int as total,
      coalesce(sum(users) filter (where covered_until >= ${today}), 0)::int as active,
      coalesce(sum(users) filter (where joined_on >= ${`${today.slice(0, 7)}-01`}), 0)::int as "newThisMonth",
      coalesce(sum(users)${shown ? sql` filter (where ${shown})` : sql``}, 0)::int as shown
    from ${insuredUserDay}`);
  const { total = 0, active = 0, newThisMonth = 0, shown: ofThese = 0 } = rows[0] ?? {};
  return { total, active, expired: total - active, newThisMonth, shown: ofThese };
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

const sortedBy = {
  name_up: "name",
  name_down: "name",
  joined_up: "joinedOn",
  joined_down: "joinedOn",
  until_up: "coveredUntil",
  until_down: "coveredUntil",
} as const satisfies Record<UserSort, keyof typeof columns>;

type Row = Pick<typeof insuredUser.$inferSelect, keyof typeof columns>;

function parts(query: Query) {
  return {
    query,
    where: conditionsOf(query),
    sorts: sortColumns(
      { name: insuredUser.name, joined: insuredUser.joinedOn, until: insuredUser.coveredUntil },
      insuredUser.id,
    ),
    placeOf: (row) => [row[sortedBy[query.sort]], row.id],
    rows: (page) =>
      database()
        .select(columns)
        .from(insuredUser)
        .where(page.where)
        .orderBy(...page.orderBy)
        .limit(page.limit),
  } satisfies ListParts<UserSort, Row>;
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
          nameContains(insuredUser.location, search),
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
