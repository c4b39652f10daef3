import { eq, isNotNull, or, sql } from "drizzle-orm";
import { currentEncryptionKey } from "#app/core/crypto.server.ts";
import { inTransaction, type Tx } from "./client.server.ts";
import { application, studentProfile } from "./schema/applications.ts";
import { clearAnswers, sealedKey } from "./sealed-columns.ts";

const batch = 200;
const known = sql.raw(`array[${[...clearAnswers, sealedKey].map((name) => `'${name}'`).join(", ")}]`);

/**
 * Seals what is still in clear, or under an older key (X23): answers of applications, e-mail of profiles. In short
 * turns; stopped half-way, it finds what is left. Each row is locked while it is written, so that no answer is lost.
 */
export async function sealAnswers(): Promise<{ answers: number; emails: number }> {
  const current = `v1:${currentEncryptionKey().id}:`;
  return {
    answers: await inTurns((tx) => sealApplications(tx, current)),
    emails: await inTurns((tx) => sealProfiles(tx, current)),
  };
}

async function inTurns(turn: (tx: Tx) => Promise<number>): Promise<number> {
  for (let count = 0; ; ) {
    const sealed = await inTransaction(turn);
    count += sealed;
    if (sealed < batch) return count;
  }
}

async function sealApplications(tx: Tx, current: string): Promise<number> {
  const { answers } = application;
  const rows = await tx
    .select({ id: application.id, answers })
    .from(application)
    .where(
      or(
        sql`(${answers} - ${known}) <> '{}'::jsonb`,
        sql`left(${answers} ->> ${sealedKey}, ${current.length}) <> ${current}`,
      ),
    )
    .limit(batch)
    .for("update");
  for (const row of rows) {
    await tx.update(application).set({ answers: row.answers }).where(eq(application.id, row.id));
  }
  return rows.length;
}

async function sealProfiles(tx: Tx, current: string): Promise<number> {
  const { email, studentId } = studentProfile;
  const rows = await tx
    .select({ studentId, email })
    .from(studentProfile)
    .where(sql`${isNotNull(email)} and left(${email}, ${current.length}) <> ${current}`)
    .limit(batch)
    .for("update");
  for (const row of rows) {
    await tx.update(studentProfile).set({ email: row.email }).where(eq(studentId, row.studentId));
  }
  return rows.length;
}
