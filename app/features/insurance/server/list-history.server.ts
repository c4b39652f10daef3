import { desc, eq } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { appUser } from "#app/db/schema/users.ts";
import type { HistoryLine } from "../history-line.ts";
import { insurancePermissions } from "../insurance-permissions.ts";

/** The last changes of one thing, as its audit chain tells them: who, what, and the old and new of each field. */
export async function listHistory(actor: Actor, chain: string): Promise<HistoryLine[]> {
  insurancePermissions.assertCan(actor, "insurance.see");
  const entries = await database()
    .select({
      seq: auditEntry.seq,
      at: auditEntry.at,
      event: auditEntry.event,
      from: auditEntry.fromState,
      to: auditEntry.toState,
      details: auditEntry.details,
      who: appUser.name,
    })
    .from(auditEntry)
    .leftJoin(appUser, eq(appUser.id, auditEntry.actorId))
    .where(eq(auditEntry.chain, chain))
    .orderBy(desc(auditEntry.seq))
    .limit(20);
  return entries.map((entry) => ({
    seq: entry.seq,
    at: formatDateTime(entry.at),
    who: entry.who ?? "ScholarSetu",
    what: entry.event.slice(entry.event.indexOf(".") + 1).replaceAll("_", " "),
    step: entry.from && entry.to && entry.from !== entry.to ? `${entry.from} → ${entry.to}` : null,
    changes: changesOf(entry.details),
  }));
}

function changesOf(details: Record<string, unknown>): { field: string; before: string; after: string }[] {
  const { before = {}, after = {} } = details as Record<string, Record<string, unknown>>;
  return Object.keys(after).map((field) => ({
    field,
    before: textOf(before[field]),
    after: textOf(after[field]),
  }));
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? "–" : String(value);
}
