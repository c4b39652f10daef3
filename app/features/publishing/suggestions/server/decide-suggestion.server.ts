import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { suggestion } from "#app/db/schema/suggestions.ts";
import { suggestionPermissions } from "../../suggestion-permissions.ts";
import type { DeclineReason } from "../decline-reasons.ts";
import { suggestionNumber } from "../suggestion-number.ts";
import { suggestionMachine } from "../suggestion-status.ts";
import { suggestionRow } from "./suggestion-row.server.ts";
import { tellSuggester } from "./tell-suggester.server.ts";

type Decision =
  | { event: "accept"; scholarshipId: string }
  | { event: "decline"; reason: DeclineReason; revision: number };

async function decide(tx: Tx, actor: Actor, id: string, decision: Decision): Promise<string> {
  suggestionPermissions.assertCan(actor, "suggestion.decide");
  const row = await suggestionRow.lock(tx, id);
  if (decision.event === "accept" && row.scholarshipId !== decision.scholarshipId) throw conflict();
  if (decision.event === "decline" && row.revision !== decision.revision) throw conflict();
  const status = next(suggestionMachine, row.status, decision.event, actor);
  const reason = decision.event === "decline" ? decision.reason : null;
  await tx
    .update(suggestion)
    .set({ status, reason, decidedBy: actor.userId, decidedAt: now(), revision: row.revision + 1 })
    .where(eq(suggestion.id, id));
  await writeAudit(tx, {
    chain: `suggestion:${id}`,
    actor,
    event: `suggestion.${decision.event}`,
    from: row.status,
    to: status,
    details: reason ? { reason } : {},
  });
  await tellSuggester(tx, row, reason ? { what: "declined", reason } : { what: "accepted" });
  return suggestionNumber(row);
}

/** What becomes of a suggestion; who wrote is told, if they can be. */
export const decideSuggestion = {
  /** In the transaction that changes the record. Says its number, for the record's history. */
  accept: (tx: Tx, actor: Actor, id: string, scholarshipId: string) =>
    decide(tx, actor, id, { event: "accept", scholarshipId }),
  decline: (actor: Actor, id: string, given: { reason: DeclineReason; revision: number }) =>
    inTransaction((tx) => decide(tx, actor, id, { event: "decline", ...given })),
};
