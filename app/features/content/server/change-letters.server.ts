import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { notFound } from "#app/core/errors.ts";
import { visitor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { letterSubscriber } from "#app/db/schema/content.ts";

export type LetterStatus = "pending" | "confirmed" | "left";

/** By the link of a letter: yes, send them; or no more. Either, twice, is once. */
export async function changeLetters(subscriberId: string, wish: "confirm" | "stop"): Promise<LetterStatus> {
  return inTransaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(letterSubscriber)
      .where(eq(letterSubscriber.id, subscriberId))
      .for("update");
    if (!row) throw notFound();
    const to: LetterStatus = wish === "stop" ? "left" : "confirmed";
    // Whoever left has no address here any more: they begin again on the blog.
    if (row.status === to || (wish === "confirm" && row.status === "left")) return row.status;
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
