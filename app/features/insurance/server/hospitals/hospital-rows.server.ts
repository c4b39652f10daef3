import { and, asc, count, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { type ListParts, streamRows } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { hospitalPartner } from "#app/db/schema/hospital-partners.ts";
import { type HospitalStatus, hospitalMachine } from "../../hospital-status.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import type { hospitalList } from "../../lists/insurance-lists.ts";
import { countIn, nameContains, pageOf, sortColumns } from "../lists/list-parts.server.ts";

type HospitalSort = keyof (typeof hospitalList)["spec"]["sorts"];
type Query = ListQuery<keyof (typeof hospitalList)["spec"]["filters"], HospitalSort>;

export async function listHospitals(actor: Actor, query: Query) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const page = await pageOf(parts(query), hospitalPartner);
  return { ...page, rows: page.rows.map(toLine) };
}

export async function* streamHospitals(actor: Actor, query: Query) {
  insurancePermissions.assertCan(actor, "insurance.export");
  for await (const row of streamRows(parts(query))) yield toLine(row);
}

/** The hospitals where a card is accepted, for a claim's form. */
export async function listActiveHospitals(actor: Actor): Promise<{ value: string; label: string }[]> {
  insurancePermissions.assertCan(actor, "insurance.see");
  const rows = await database()
    .select({ id: hospitalPartner.id, name: hospitalPartner.name, city: hospitalPartner.city })
    .from(hospitalPartner)
    .where(and(isNull(hospitalPartner.deletedAt), eq(hospitalPartner.status, "active")))
    .orderBy(asc(hospitalPartner.name), asc(hospitalPartner.id))
    .limit(1000);
  return rows.map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` }));
}

export async function countHospitals(actor: Actor) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const having = (status: HospitalStatus) =>
    sql<number>`count(*) filter (where ${hospitalPartner.status} = ${status})::int`;
  const [figures] = await database()
    .select({
      total: count(),
      active: having("active"),
      pending: having("pending"),
      // Where a card is accepted today: a hospital that waits or is suspended covers nobody (I10b).
      cities: sql<number>`count(distinct lower(${hospitalPartner.city})) filter (where ${hospitalPartner.status} = 'active')::int`,
    })
    .from(hospitalPartner)
    .where(isNull(hospitalPartner.deletedAt));
  return figures ?? { total: 0, active: 0, pending: 0, cities: 0 };
}

type Row = typeof hospitalPartner.$inferSelect;

function parts(query: Query) {
  const where = conditionsOf(query);
  return {
    query,
    where,
    totalCount: query.search ? undefined : countIn(hospitalPartner, where),
    sorts: sortColumns(
      { name: hospitalPartner.name, city: hospitalPartner.city, added: hospitalPartner.createdAt },
      hospitalPartner.id,
    ),
    rows: (page) =>
      database()
        .select({
          id: hospitalPartner.id,
          name: hospitalPartner.name,
          phone: hospitalPartner.phone,
          email: hospitalPartner.email,
          address: hospitalPartner.address,
          city: hospitalPartner.city,
          state: hospitalPartner.state,
          specialties: hospitalPartner.specialties,
          status: hospitalPartner.status,
          place: page.place,
          totalCount: page.totalCount,
        })
        .from(hospitalPartner)
        .where(page.where)
        .orderBy(...page.orderBy)
        .limit(page.limit),
  } satisfies ListParts<
    HospitalSort,
    Omit<Row, "createdAt" | "deletedAt" | "revision"> & { place: string; totalCount: number }
  >;
}

function conditionsOf({ filters, search }: Query): SQL | undefined {
  return and(
    isNull(hospitalPartner.deletedAt),
    filters.state.length > 0 ? inArray(hospitalPartner.state, [...filters.state]) : undefined,
    filters.status.length > 0
      ? inArray(hospitalPartner.status, filters.status as HospitalStatus[])
      : undefined,
    search
      ? or(
          nameContains(hospitalPartner.name, search),
          nameContains(hospitalPartner.city, search),
          nameContains(hospitalPartner.specialties, search),
          eq(hospitalPartner.phone, search.replace(/\D/g, "").slice(-10)),
          eq(hospitalPartner.email, search.toLowerCase()),
        )
      : undefined,
  );
}

function toLine(row: Omit<Row, "createdAt" | "deletedAt" | "revision">) {
  return { ...row, statusLabel: hospitalMachine.states[row.status].label };
}

export type HospitalLine = ReturnType<typeof toLine>;
