import { and, inArray, isNotNull, lt, or } from "drizzle-orm";
import { addHours, now } from "#app/core/clock.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { suggestion } from "#app/db/schema/suggestions.ts";
import { eraseDocuments } from "#app/features/documents/server/erase-documents.server.ts";
import { suggestionPermissions } from "../../suggestion-permissions.ts";
import { wordsKeptDays } from "../suggestion-status.ts";
import { suggestionRow } from "./suggestion-row.server.ts";

const BATCH = 200;

/** Some time after the decision, who wrote, what they wrote and the file go. Says how many. */
export async function forgetSuggestions(actor: Actor = systemActor): Promise<number> {
  suggestionPermissions.assertCan(actor, "suggestion.forget");
  const old = await database()
    .select({ id: suggestion.id })
    .from(suggestion)
    .where(
      and(
        lt(suggestion.decidedAt, addHours(now(), -wordsKeptDays * 24)),
        or(isNotNull(suggestion.wordsEncrypted), isNotNull(suggestion.userId)),
      ),
    )
    .limit(BATCH);
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await inTransaction(async (tx) => {
    for (const id of ids) await eraseDocuments(tx, { kind: "suggestion", id });
    await tx.update(suggestion).set(suggestionRow.forgotten).where(inArray(suggestion.id, ids));
  });
  return ids.length;
}
