import { and, eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { secondLook } from "#app/db/schema/second-looks.ts";
import { withdrawSecondLook } from "#app/features/identity/server/second-person/withdraw-second-look.server.ts";
import { findOwnProgramme } from "./find-own-programme.server.ts";

/** Its owner wants the change no more that waits for the desk: the programme stays as it is. */
export async function withdrawProgrammeChange(actor: Actor, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const { scholarshipId } = await findOwnProgramme(actor, id, tx);
    const subject = `scholarship:${scholarshipId}`;
    const [reopening] = await tx
      .select({ id: secondLook.id })
      .from(secondLook)
      .where(
        and(
          eq(secondLook.kind, "scholarship.reopen"),
          eq(secondLook.subject, subject),
          eq(secondLook.status, "waiting"),
        ),
      );
    const kind = reopening ? "scholarship.reopen" : "programme.change";
    await withdrawSecondLook(tx, actor, { kind, subject });
  });
}
