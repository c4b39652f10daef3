import { and, eq, type SQL, sql } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { descending, listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { appUser } from "#app/db/schema/users.ts";
import { scholarshipPermissions } from "../scholarships-permissions.ts";
import { differencesInWords } from "./differences-in-words.server.ts";
import type { RecordChange } from "./record-change.ts";
import { recordEventWords } from "./record-fields.ts";

type Query = Pick<ListQuery<"field", "newest">, "filters" | "sort" | "cursor" | "pageSize">;

/** Who changed which field of a record, when, from what and to what: out of the audit, which nobody can rewrite. */
export async function listRecordHistory(
  actor: Actor,
  scholarshipId: string,
  query: Query,
): Promise<Page<RecordChange>> {
  scholarshipPermissions.assertCan(actor, "scholarship.see_desk");
  const [field] = query.filters.field;
  const page = await listPage({
    query,
    where: and(eq(auditEntry.chain, `scholarship:${scholarshipId}`), field ? concerns(field) : undefined),
    sorts: { newest: [descending(auditEntry.seq)] },
    rows: (wanted) =>
      database()
        .select({
          seq: auditEntry.seq,
          at: auditEntry.at,
          event: auditEntry.event,
          from: auditEntry.fromState,
          to: auditEntry.toState,
          details: auditEntry.details,
          who: appUser.name,
          role: auditEntry.actorRole,
          place: wanted.place,
        })
        .from(auditEntry)
        .leftJoin(appUser, eq(appUser.id, auditEntry.actorId))
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
    counted: auditEntry,
  });
  return { ...page, rows: page.rows.map((row) => toChange(row, field)) };
}

/** The closing day stands by itself where time was added, and in a round where the record was edited. */
function concerns(field: string): SQL {
  if (field === "status")
    return sql`${auditEntry.toState} in ('draft', 'pending_approval', 'active', 'paused', 'closed')`;
  return sql`${auditEntry.details} -> 'after' ->> ${field} is distinct from ${auditEntry.details} -> 'before' ->> ${field}`;
}

type Row = {
  seq: number;
  at: Date;
  event: string;
  from: string | null;
  to: string | null;
  details: Record<string, unknown>;
  who: string | null;
  role: string;
};

function toChange({ seq, at, event, from, to, details, who, role }: Row, field?: string): RecordChange {
  const { before = {}, after = {} } = details as Record<string, Record<string, unknown>>;
  // Facts that were found right bear two days as their states, not two statuses.
  const isMove = event !== "scholarship.facts_confirmed" && to !== null;
  const status = isMove ? { before: { status: from }, after: { status: to } } : { before: {}, after: {} };
  return {
    seq,
    at: formatDateTime(at),
    who: who ?? (role === "system" ? "ScholarSetu" : role),
    what: recordEventWords(event),
    reason: typeof details.reason === "string" ? details.reason : null,
    // A record's first words are no change, unless somebody asks where one field comes from.
    changes:
      event === "scholarship.create" && field === undefined
        ? []
        : differencesInWords({ ...before, ...status.before }, { ...after, ...status.after }, field),
  };
}
