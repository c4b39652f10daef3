import { and, eq, isNull } from "drizzle-orm";
import { generateSecret, generateURI } from "otplib";
import { renderSVG } from "uqr";
import { now } from "#app/core/clock.ts";
import { encryptField } from "#app/core/crypto.server.ts";
import { conflict } from "#app/core/errors.ts";
import { newId } from "#app/core/id.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { userTotp } from "#app/db/schema/identity.ts";
import { findContact } from "./find-contact.server.ts";

export interface TotpSetup {
  /** In groups of four, for typing by hand. */
  readonly secret: string;
  /** An SVG picture of the otpauth: address. */
  readonly qr: string;
}

/**
 * A new secret for the authenticator app of this account, waiting for its first right code. For the account's
 * own pages (who may is decided there) and for the enrolment that production asks of the super admin.
 */
export async function startTotp(userId: string): Promise<TotpSetup> {
  const secret = generateSecret();
  const id = newId();
  const secretEncrypted = encryptField(secret, { table: "user_totp", column: "secret_encrypted", rowId: id });
  await inTransaction(async (tx) => {
    // One that was never confirmed protects nothing: begun anew, it is another one.
    await tx.delete(userTotp).where(and(eq(userTotp.userId, userId), isNull(userTotp.confirmedAt)));
    const made = await tx
      .insert(userTotp)
      .values({ id, userId, secretEncrypted, createdAt: now() })
      .onConflictDoNothing()
      .returning({ id: userTotp.id });
    if (made.length === 0) {
      throw conflict("An authenticator app is already set up. Remove it first to set up another one.");
    }
  });
  const label = (await findContact(userId, "email")) ?? "account";
  const uri = generateURI({ issuer: "ScholarSetu", label, secret });
  return {
    secret: secret.match(/.{1,4}/g)?.join(" ") ?? secret,
    qr: renderSVG(uri, { ecc: "M", border: 2, pixelSize: 4 }),
  };
}
