import { eq } from "drizzle-orm";
import { z } from "zod";
import { formatDate, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { hashToken } from "#app/core/secrets/crypto.server.ts";
import { env } from "#app/core/settings/env.server.ts";
import { isLanguage } from "#app/core/words/i18n.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { nomineeCopy } from "#app/db/schema/nominee-copies.ts";
import { nominee } from "#app/db/schema/nominees.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser } from "#app/db/schema/users.ts";
import { nomineeCopyDays, nomineeWishes } from "../../rules/nominee-act.ts";
import { outgoingMessages } from "../contacts/outgoing-messages.server.ts";
import { identityOwnData } from "../own-data/identity-own-data.server.ts";
import { makeCopyCode } from "../own-data/make-copy-code.server.ts";
import { ownDataRooms } from "../own-data/own-data-rooms.server.ts";
import type { AgreedRequest } from "../second-person/second-look-matters.server.ts";
import { endSessions } from "../sessions/end-sessions.server.ts";
import { studentSubject } from "../students/student-subject.server.ts";

const agreed = z.object({
  wish: z.enum(nomineeWishes),
  userId: z.string(),
  studentId: z.string().nullable(),
  phone: z.string().optional(),
  email: z.string().optional(),
});
type Agreed = z.output<typeof agreed>;

/** Two people have looked: the copy is handed to the nominee by a code, or what is held is erased, and they are told. */
export async function actForNominee(actor: Actor, { subjectId, payload }: AgreedRequest): Promise<void> {
  const act = agreed.parse(payload);
  await inTransaction(async (tx) => {
    const [user] = await tx
      .select({ language: appUser.language, erasedAt: appUser.erasedAt })
      .from(appUser)
      .where(eq(appUser.id, act.userId))
      .for("update");
    // Carried out before, by a run that was cut off behind it.
    if (act.wish === "erasure" && (user?.erasedAt || (await isErased(tx, act.studentId)))) return;
    const [named] = await tx.select({ id: nominee.id }).from(nominee).where(eq(nominee.id, subjectId));
    if (!named) throw conflict("Whoever named this person has removed them since, so nothing is done.");
    const language = isLanguage(user?.language) ? user.language : "en";
    const values = act.wish === "copy" ? await handCopy(tx, act) : {};
    if (act.wish === "erasure") await erase(tx, actor, act);
    await writeAudit(tx, {
      chain: `account:${act.userId}`,
      actor,
      event: act.wish === "copy" ? "nominee.copy_granted" : "nominee.erased",
    });
    const template = act.wish === "copy" ? ("nominee-copy" as const) : ("nominee-erased" as const);
    for (const to of [act.phone && { phone: act.phone }, act.email && { email: act.email }]) {
      if (!to) continue;
      const key = `${template}:${subjectId}:${newId()}`;
      await outgoingMessages.queue(tx, { key, to, template, values, language });
    }
  });
}

async function isErased(tx: Tx, studentId: string | null): Promise<boolean> {
  if (!studentId) return false;
  const [row] = await tx.select({ at: student.erasedAt }).from(student).where(eq(student.id, studentId));
  return Boolean(row?.at);
}

/** One code for both ways it is sent; the newest is the one that opens. */
async function handCopy(tx: Tx, { userId, studentId }: Agreed): Promise<Record<string, string>> {
  const code = makeCopyCode();
  const expiresAt = new Date(now().getTime() + nomineeCopyDays * 24 * 3_600_000);
  await tx.delete(nomineeCopy).where(eq(nomineeCopy.userId, userId));
  await tx
    .insert(nomineeCopy)
    .values({ id: newId(), userId, studentId, codeHash: hashToken(code), createdAt: now(), expiresAt });
  return { site: new URL(env().PUBLIC_URL).host, code, date: formatDate(expiresAt) };
}

/** At once: the three days of objecting are over. On a phone that serves others, only what is hers goes. */
async function erase(tx: Tx, actor: Actor, { userId, studentId }: Agreed): Promise<void> {
  const subject = await studentSubject(userId, studentId);
  if (subject.userId === userId) await endSessions(tx, { userId, actor, reason: "erased" });
  // The highest rooms first: their rows point at those below.
  for (const room of ownDataRooms.list().reverse()) await room.erase(tx, subject);
  await identityOwnData.erase(tx, subject);
}
