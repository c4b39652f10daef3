import { and, eq, gt } from "drizzle-orm";
import { z } from "zod";
import { now } from "#app/core/clock.ts";
import { verifyPayload } from "#app/core/crypto.server.ts";
import { notFound } from "#app/core/errors.ts";
import type { Actor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { nomineeCopy } from "#app/db/schema/nominee-copies.ts";
import { archiveOf } from "./archive-of.server.ts";
import { studentSubject } from "./student-subject.server.ts";
import { throttle } from "./throttle.server.ts";

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
