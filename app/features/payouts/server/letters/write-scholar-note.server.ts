import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { scholarNote } from "#app/db/schema/awards.ts";
import type { ScholarNote } from "../../forms/student-award.ts";
import { noteMachine } from "../../note-status.ts";
import { getOwnAward } from "../awards/get-own-award.server.ts";

/** A thank-you and how the studies go, once for an award; the desk reads it before a giver does (T14). */
export async function writeScholarNote(actor: Actor, awardId: string, input: ScholarNote): Promise<void> {
  const own = await getOwnAward(actor, awardId);
  if (own.note) return;
  if (!own.canThank) throw conflict("You can write once the money is paid.", "wrong_state");
  const words = wordsOf(input.text);
  if (wordsOf(own.applicant).some((name) => name.length > 2 && words.includes(name))) {
    throw invalid({ text: ["personal"] });
  }
  await inTransaction(async (tx) => {
    const [written] = await tx
      .insert(scholarNote)
      .values({
        id: newId(),
        awardId,
        studentId: actor.studentId ?? "",
        progress: input.progress,
        text: input.text,
        status: noteMachine.initial,
        createdAt: now(),
      })
      .onConflictDoNothing({ target: scholarNote.awardId })
      .returning({ id: scholarNote.id });
    if (!written) return;
    await writeAudit(tx, {
      chain: `award:${awardId}`,
      actor,
      event: "award.thanked",
      details: { progress: input.progress },
    });
  });
}

/** Whole words: "Asha" is not named by "Ashadha". */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}
