import { and, eq, gt, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { holdsAadhaar, isSecretField } from "#app/core/forms/secret-fields.ts";
import { newId } from "#app/core/id.ts";
import { encryptField, hashToken, randomToken } from "#app/core/secrets/crypto.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { parkedForm, session } from "#app/db/schema/sessions.ts";

const keptMs = 30 * 60_000;
const expiredAtMostMs = 7 * 24 * 3_600_000;
const largestForm = 100_000;

/**
 * A form that was sent with a session that has just run out: its fields are kept, sealed, for the same person
 * to send on after signing in again. The token goes into a cookie of that browser. Null when it cannot be
 * kept: nobody known sent it, or it is too large.
 */
export async function parkForm(input: {
  readonly sessionToken: string;
  readonly path: string;
  readonly form: FormData;
}): Promise<{ token: string; maxAgeSeconds: number } | null> {
  const at = now();
  const [known] = await database()
    .select({ userId: session.userId })
    .from(session)
    .where(
      and(
        eq(session.tokenHash, hashToken(input.sessionToken)),
        // A session that its owner ended is no reason to keep anything in this browser.
        isNull(session.endedAt),
        gt(session.expiresAt, new Date(at.getTime() - expiredAtMostMs)),
      ),
    );
  if (!known) return null;
  const entries = [...input.form.entries()];
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === "string");
  // T25, T26: a secret is not worth keeping; its owner types it again.
  const fields = texts.filter(([name, value]) => !isSecretField(name) && !holdsAadhaar(value));
  const hadFiles = entries.some(([, value]) => typeof value !== "string" && value.size > 0);
  const text = JSON.stringify(fields);
  if (text.length > largestForm) return null;
  const id = newId();
  const token = randomToken();
  await inTransaction(async (tx) => {
    await tx.delete(parkedForm).where(eq(parkedForm.userId, known.userId));
    await tx.insert(parkedForm).values({
      id,
      userId: known.userId,
      tokenHash: hashToken(token),
      path: input.path,
      fieldsEncrypted: encryptField(text, { table: "parked_form", column: "fields_encrypted", rowId: id }),
      hadFiles,
      hadSecrets: texts.length > fields.length,
      expiresAt: new Date(at.getTime() + keptMs),
    });
  });
  return { token, maxAgeSeconds: keptMs / 1000 };
}
