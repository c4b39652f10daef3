import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { visitor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { allowedEvents } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { letterSubscriber } from "#app/db/schema/content.ts";
import { type LetterStatus, letterMachine } from "../../letter-status.ts";

/** By the link of a letter: yes, send them; or no more. Either, twice, is once. */
export async function changeLetters(subscriberId: string, wish: "confirm" | "stop"): Promise<LetterStatus> {
  return inTransaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(letterSubscriber)
      .where(eq(letterSubscriber.id, subscriberId))
      .for("update");
    if (!row) throw notFound();
    // Whoever left has no address here any more: they begin again on the blog.
    const step = allowedEvents(letterMachine, row.status, visitor).find(({ event }) => event === wish);
    if (!step) return row.status;
    const { to } = step;
    await tx
      .update(letterSubscriber)
      .set(
        to === "left" ? { status: to, leftAt: now(), emailSealed: null } : { status: to, confirmedAt: now() },
      )
      .where(eq(letterSubscriber.id, subscriberId));
    await writeAudit(tx, {
      chain: `letters:${subscriberId}`,
      actor: visitor,
      event: wish === "stop" ? "letters.stopped" : "letters.confirmed",
      from: row.status,
      to,
    });
    return to;
  });
}
