import { and, eq, gte, ilike, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { endOfIstDay, formatDateTime, startOfIstDay } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Role } from "#app/core/portals/permissions.ts";
import { descending, type PageRequest } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry, auditNetwork } from "#app/db/schema/audit.ts";
import { studentHelper } from "#app/db/schema/student-helpers.ts";
import { appUser } from "#app/db/schema/users.ts";
import { eventKey } from "../../audit-words.ts";
import { detailWords } from "../../detail-words.ts";
import { helperRow } from "../../helping/helper-row.server.ts";
import type { AuditFilter } from "../../staff/security-lists.ts";
import type { AuditView } from "../../staff/security-views.ts";

export type AuditQuery = ListQuery<AuditFilter, "newest">;

/** Who helped the student, where the entry says so. Only what has the form of an id is taken for one. */
const helperOf = sql`(substring(${auditEntry.details}->>'helper' from '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$'))::uuid`;

function partsOf(query: AuditQuery) {
  return {
    query,
    where: conditionsOf(query),
    counted: auditEntry,
    sorts: { newest: [descending(auditEntry.at), descending(auditEntry.chain), descending(auditEntry.seq)] },
    rows: (wanted: PageRequest) =>
      database()
        .select({
          chain: auditEntry.chain,
          seq: auditEntry.seq,
          at: auditEntry.at,
          actorRole: auditEntry.actorRole,
          name: appUser.name,
          event: auditEntry.event,
          subject: auditEntry.subject,
          fromState: auditEntry.fromState,
          toState: auditEntry.toState,
          details: auditEntry.details,
          network: auditNetwork.network,
          helper: { id: studentHelper.id, nameEncrypted: studentHelper.nameEncrypted },
          place: wanted.place,
        })
        .from(auditEntry)
        .leftJoin(appUser, eq(appUser.id, auditEntry.actorId))
        .leftJoin(studentHelper, eq(studentHelper.id, helperOf))
        .leftJoin(
          auditNetwork,
          and(eq(auditNetwork.chain, auditEntry.chain), eq(auditNetwork.seq, auditEntry.seq)),
        )
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
  };
}

function conditionsOf({ filters, search }: AuditQuery): SQL | undefined {
  const [from] = filters.from;
  const [to] = filters.to;
  return and(
    filters.role.length > 0 ? inArray(auditEntry.actorRole, filters.role as Role[]) : undefined,
    from ? gte(auditEntry.at, startOfIstDay(from)) : undefined,
    to ? lte(auditEntry.at, endOfIstDay(to)) : undefined,
    search
      ? or(
          ilike(auditEntry.event, beginsWith(search)),
          ilike(auditEntry.event, beginsWith(eventKey(search))),
          eq(auditEntry.chain, search),
          eq(auditEntry.subject, search),
        )
      : undefined,
  );
}

function beginsWith(text: string): string {
  return `${text.replace(/[\\%_]/g, "\\$&")}%`;
}

type Row = {
  chain: string;
  seq: number;
  at: Date;
  actorRole: string;
  name: string | null;
  event: string;
  subject: string;
  fromState: string | null;
  toState: string | null;
  details: Record<string, unknown>;
  network: string | null;
  helper: { id: string; nameEncrypted: string } | null;
};

function toView(row: Row): AuditView {
  const hasDetails = Object.keys(row.details).length > 0;
  return {
    id: `${row.chain} ${row.seq}`,
    at: formatDateTime(row.at),
    who: `${row.name ? `${row.name} (${row.actorRole})` : row.actorRole}${row.helper ? `, filled by ${helperRow.nameOf(row.helper)}` : ""}`,
    event: row.event,
    subject: row.subject,
    change: [row.fromState, row.toState].filter(Boolean).join(" → ") || null,
    network: row.network,
    details: hasDetails ? detailWords(row.details) : null,
  };
}

/** What the explorer's list and its export are made of. */
export const auditRows = { partsOf, toView };
