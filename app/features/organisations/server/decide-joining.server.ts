import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { joiningRequest } from "#app/db/schema/joining-requests.ts";
import { askSecondPerson } from "#app/features/identity/server/second-person/ask-second-person.server.ts";
import { joiningNumber } from "../joining-number.ts";
import { joiningPermissions } from "../joining-permissions.ts";
import { joiningMachine } from "../joining-status.ts";
import { acceptJoining } from "./accept-joining.server.ts";
import { findJoiningFlags } from "./find-joining-flags.server.ts";
import { joiningRow } from "./joining-row.server.ts";
import { tellJoiner } from "./tell-joiner.server.ts";

interface DeskWord {
  readonly requestId: string;
  readonly revision: number;
  readonly text: string;
}

/** Lets them in at once, or asks a second person where something stands against it (T52). */
async function approve(actor: Actor, { requestId, revision, text }: DeskWord): Promise<"done" | "asked"> {
  joiningPermissions.assertCan(actor, "joining.decide");
  const row = await joiningRow.get(requestId);
  await assertWithin(actor, "joining", row.id);
  if (row.revision !== revision) throw conflict();
  const flags = await findJoiningFlags(row);
  if (flags.length === 0) {
    await acceptJoining(actor, requestId);
    return "done";
  }
  await inTransaction(async (tx) => {
    next(joiningMachine, (await joiningRow.lock(tx, requestId)).status, "approve", actor);
    await askSecondPerson(tx, actor, {
      kind: "organisation.join",
      subject: `joining:${requestId}`,
      title: `Let ${joiningNumber(row)} join: ${flags.map(({ words }) => words).join("; ")}`,
      reason: text || "Checked, and it is all right.",
    });
    await joiningRow.note(tx, requestId, actor, actor.name ?? "The desk", "asked a second person");
  });
  return "asked";
}

/** Refuses with a reason, or asks for more: both are told by mail, in the same words. */
async function answer(actor: Actor, event: "refuse" | "ask", word: DeskWord): Promise<void> {
  joiningPermissions.assertCan(actor, "joining.decide");
  await inTransaction(async (tx) => {
    const row = await joiningRow.lock(tx, word.requestId);
    await assertWithin(actor, "joining", row.id, tx);
    const status = next(joiningMachine, row.status, event, actor);
    if (row.revision !== word.revision) throw conflict();
    await tx
      .update(joiningRequest)
      .set({
        status,
        told: word.text,
        dueAt: null,
        decidedAt: event === "refuse" ? now() : null,
        revision: row.revision + 1,
      })
      .where(eq(joiningRequest.id, row.id));
    const did = event === "refuse" ? "refused it" : "asked for more";
    await joiningRow.note(tx, row.id, actor, actor.name ?? "The desk", `${did}: ${word.text}`);
    await writeAudit(tx, {
      chain: `joining:${row.id}`,
      actor,
      event: `joining.${event}`,
      from: row.status,
      to: status,
      details: { reason: word.text },
    });
    const number = joiningNumber(row);
    await tellJoiner(tx, row, {
      about: `${event}:${row.revision}`,
      title: event === "refuse" ? `Your request ${number}` : `We need something more from you (${number})`,
      message:
        event === "refuse"
          ? `We could not accept your request to join.\n\n${word.text}\n\nYou may ask again once this is settled.`
          : `To go on with your request we need this from you:\n\n${word.text}\n\nChange your answers with the button below and send them again; no sign-in is needed.`,
    });
  });
}

export const decideJoining = { approve, answer };
