import { and, desc, eq, inArray, like, type SQL, sql } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { ascending, descending, listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { policy } from "#app/db/schema/policies.ts";
import { appUser } from "#app/db/schema/users.ts";
import { type ItemKind, itemKindNames } from "../../dependents.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import type { DeletedLine } from "../../lists/deleted-columns.ts";

type Query = ListQuery<"kind", "newest" | "oldest">;

const chains = {
  user: "insured_user",
  agent: "insurance_agent",
  hospital: "hospital_partner",
  policy: "policy",
} as const satisfies Record<ItemKind, string>;

// The four tables as one; each of them has its few deleted rows by an index, or is small.
const all = sql`(
  select 'user' as kind, id, name, deleted_at from insured_user where deleted_at is not null
  union all select 'agent', id, name, deleted_at from insurance_agent where deleted_at is not null
  union all select 'hospital', id, name, deleted_at from hospital_partner where deleted_at is not null
  union all select 'policy', id, card_number || ', ' || customer_name, deleted_at from policy where deleted_at is not null
) as gone`;
const gone = {
  kind: sql<ItemKind>`gone.kind`,
  id: sql<string>`gone.id`,
  name: sql<string>`gone.name`,
  deletedAt: sql<Date>`gone.deleted_at`.mapWith(policy.deletedAt),
};

/** Everything that was deleted and can come back: what, when, by whom and why. */
export async function listDeleted(actor: Actor, query: Query): Promise<Page<DeletedLine>> {
  insurancePermissions.assertCan(actor, "insurance.see");
  const page = await listPage({
    query,
    where: conditionsOf(query),
    sorts: {
      newest: [descending(gone.deletedAt, { type: "timestamptz" }), descending(gone.id, { type: "uuid" })],
      oldest: [ascending(gone.deletedAt, { type: "timestamptz" }), ascending(gone.id, { type: "uuid" })],
    },
    rows: (wanted) =>
      database()
        .select({ ...gone, place: wanted.place })
        .from(all)
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
    counted: all,
  });
  const told = await whoAndWhy(page.rows);
  return {
    ...page,
    rows: page.rows.map(({ id, kind, name, deletedAt }) => ({
      id,
      kind,
      kindName: itemKindNames[kind],
      name,
      deletedAt: formatDateTime(deletedAt),
      deletedBy: told.get(id)?.who ?? "ScholarSetu",
      reason: told.get(id)?.reason ?? "–",
    })),
  };
}

function conditionsOf({ filters, search }: Query): SQL | undefined {
  const text = search.toLowerCase().replace(/[\\%_]/g, "\\$&");
  return and(
    filters.kind.length > 0 ? inArray(gone.kind, filters.kind as ItemKind[]) : undefined,
    search ? sql`lower(${gone.name}) like ${`%${text}%`}` : undefined,
  );
}

/** The last deletion of each, as the audit tells it. */
async function whoAndWhy(rows: readonly { id: string; kind: ItemKind }[]) {
  if (rows.length === 0) return new Map<string, { who: string | null; reason: string | null }>();
  const entries = await database()
    .select({ chain: auditEntry.chain, details: auditEntry.details, who: appUser.name })
    .from(auditEntry)
    .leftJoin(appUser, eq(appUser.id, auditEntry.actorId))
    .where(
      and(
        inArray(
          auditEntry.chain,
          rows.map(({ id, kind }) => `${chains[kind]}:${id}`),
        ),
        like(auditEntry.event, "%.deleted"),
      ),
    )
    .orderBy(desc(auditEntry.seq));
  // The newest comes first and stays.
  return new Map(
    entries
      .reverse()
      .map(({ chain, details, who }) => [
        chain.slice(chain.indexOf(":") + 1),
        { who, reason: typeof details.reason === "string" ? details.reason : null },
      ]),
  );
}
