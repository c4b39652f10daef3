import { desc, eq } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { appUser } from "#app/db/schema/users.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import type { HistoryLine } from "../../lists/history-line.ts";
import { eventWord, fieldWord, valueWord } from "../../lists/insurance-history-words.ts";
import { nameRows } from "./name-rows.server.ts";

/** The last changes of one thing, as its audit chain tells them: who, what, why, and the old and new of each field. */
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
  const changes = entries.map(({ details }) => changedFields(details));
  const names = await nameRows(changes.flat());
  return entries.map((entry, place) => ({
    seq: entry.seq,
    at: formatDateTime(entry.at),
    who: entry.who ?? "ScholarSetu",
    what: eventWord(entry.event),
    step: stepWords(entry),
    reason: typeof entry.details.reason === "string" ? entry.details.reason : null,
    changes: (changes[place] ?? []).map(({ field, before, after }) => ({
      field: fieldWord(field),
      before: valueWord(field, before, names),
      after: valueWord(field, after, names),
    })),
  }));
}

/** Deleted and brought back say it themselves. */
function stepWords({ from, to }: { from: string | null; to: string | null }): string | null {
  if (!from || !to || from === to || from === "deleted" || to === "deleted") return null;
  return `${valueWord("status", from, new Map())} → ${valueWord("status", to, new Map())}`;
}

function changedFields(details: Record<string, unknown>) {
  const { before = {}, after = {} } = details as Record<string, Record<string, unknown>>;
  return Object.keys(after)
    .filter((field) => field !== "deleted")
    .map((field) => ({ field, before: before[field], after: after[field] }));
}
