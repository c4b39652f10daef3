import { eq } from "drizzle-orm";
import { generateSecret, generateURI } from "otplib";
import { renderSVG } from "uqr";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { userTotp } from "#app/db/schema/second-factors.ts";
import { refusalsEn } from "../../messages/refusals.en.ts";
import { findContact } from "../contacts/find-contact.server.ts";

export interface TotpSetup {
  /** In groups of four, for typing by hand. */
  readonly secret: string;
  /** An SVG picture of the otpauth: address. */
  readonly qr: string;
}

/** While somebody looks for their phone the same picture stays valid. */
const waitsMs = 15 * 60_000;

/**
 * The secret for the authenticator app of this account, waiting for its first right code. For the account's
 * own pages (who may is decided there) and for the enrolment that production asks of the super admin.
 */
export async function startTotp(userId: string): Promise<TotpSetup> {
  const secret = await inTransaction((tx) => waitingSecret(tx, userId));
  const label = (await findContact(userId, "email")) ?? "account";
  const uri = generateURI({ issuer: "ScholarSetu", label, secret });
  return {
    secret: secret.match(/.{1,4}/g)?.join(" ") ?? secret,
    qr: renderSVG(uri, { ecc: "M", border: 2, pixelSize: 4 }),
  };
}

async function waitingSecret(tx: Tx, userId: string): Promise<string> {
  const [known] = await tx.select().from(userTotp).where(eq(userTotp.userId, userId)).for("update");
  if (known?.confirmedAt) {
    throw conflict(refusalsEn.totpThere);
  }
  const address = (rowId: string) => ({ table: "user_totp", column: "secret_encrypted", rowId });
  if (known && now().getTime() - known.createdAt.getTime() < waitsMs) {
    return decryptField(known.secretEncrypted, address(known.id));
  }
  if (known) await tx.delete(userTotp).where(eq(userTotp.id, known.id));
  const id = newId();
  const secret = generateSecret();
  const secretEncrypted = encryptField(secret, address(id));
  await tx.insert(userTotp).values({ id, userId, secretEncrypted, createdAt: now() });
  return secret;
}
