import { eq } from "drizzle-orm";
import { istDate, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { visitor } from "#app/core/portals/permissions.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";
import { next } from "#app/core/state-machine.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { letterSubscriber } from "#app/db/schema/content.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { letterMachine } from "../../letter-status.ts";
import { letterLink } from "./letter-link.server.ts";

/**
 * Asks the address itself, by e-mail, whether it wants our letters. Known or not, the answer on the page is
 * the same; whoever is confirmed already gets no second question (T4).
 */
export async function subscribeToLetters(email: string, language: Language): Promise<void> {
  const emailHash = lookupHash("contact:email", email);
  await inTransaction(async (tx) => {
    const fresh = newId();
    const seal = (id: string) =>
      encryptField(email, { table: "letter_subscriber", column: "email", rowId: id });
    await tx
      .insert(letterSubscriber)
      .values({
        id: fresh,
        emailHash,
        emailSealed: seal(fresh),
        language,
        status: letterMachine.initial,
        createdAt: now(),
        readUpTo: istDate(),
      })
      .onConflictDoNothing();
    const [row] = await tx
      .select()
      .from(letterSubscriber)
      .where(eq(letterSubscriber.emailHash, emailHash))
      .for("update");
    if (!row || row.status === "confirmed") return;
    if (row.status === "left") {
      await tx
        .update(letterSubscriber)
        .set({
          status: next(letterMachine, row.status, "ask", visitor),
          emailSealed: seal(row.id),
          language,
          readUpTo: istDate(),
          leftAt: null,
        })
        .where(eq(letterSubscriber.id, row.id));
    }
    await writeAudit(tx, {
      chain: `letters:${row.id}`,
      actor: visitor,
      event: "letters.asked",
      to: "pending",
    });
    await queueMessage(tx, {
      channel: "email",
      template: "subscribe-confirm",
      language,
      to: email,
      variables: { link: letterLink.write(row.id) },
      // Asked again on another day, it is sent again; an impatient finger sends it once.
      dedupeKey: `letters:${row.id}:confirm:${istDate()}:${row.leftAt?.toISOString() ?? "first"}`,
      subjectId: row.id,
    });
  });
}
