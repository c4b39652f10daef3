import { and, eq, gt } from "drizzle-orm";
import { z } from "zod";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { verifyPayload } from "#app/core/secrets/crypto.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { nomineeCopy } from "#app/db/schema/nominee-copies.ts";
import { throttle } from "../otp/throttle.server.ts";
import { archiveOf } from "../own-data/archive-of.server.ts";
import { studentSubject } from "../students/student-subject.server.ts";

const keySchema = z.object({ copyId: z.string() });

/** The copy itself, for who has come with the code; each time is written down. */
export async function readNomineeCopy(actor: Actor, key: string): Promise<AsyncGenerator<Buffer>> {
  const parsed = keySchema.safeParse(verifyPayload("nominee-copy", key));
  if (!parsed.success) throw notFound();
  const { copyId } = parsed.data;
  await throttle.take([{ name: "own-data-export", who: copyId }]);
  const row = await inTransaction(async (tx) => {
    const [found] = await tx
      .update(nomineeCopy)
      .set({ fetchedAt: now() })
      .where(and(eq(nomineeCopy.id, copyId), gt(nomineeCopy.expiresAt, now())))
      .returning();
    if (!found) throw notFound();
    await writeAudit(tx, { chain: `account:${found.userId}`, actor, event: "nominee.copy_fetched" });
    return found;
  });
  return archiveOf(await studentSubject(row.userId, row.studentId));
}
