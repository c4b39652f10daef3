import { createHash } from "node:crypto";
import { locker } from "#app/adapters/locker/locker.server.ts";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { hashToken, randomToken } from "#app/core/secrets/crypto.server.ts";
import { env } from "#app/core/settings/env.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { lockerPass } from "#app/db/schema/documents.ts";
import { recordConsent } from "#app/features/identity/server/consents/record-consent.server.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";
import { ofTraveller, sealSecret, travellerOf } from "./locker-pass.server.ts";
import { lockerPath } from "./locker-view.ts";

/** Time enough to sign in there by an OTP on a bad line. */
const wayMs = 15 * 60_000;

export const returnAddress = () => `${env().PUBLIC_URL}${lockerPath}/return`;

/** She agrees, and goes: the address of DigiLocker's own page. Of one session there is one way at a time. */
export async function beginLocker(
  actor: Actor,
  { words, backTo }: { words: string; backTo: string },
): Promise<string> {
  const to = locker();
  if (!to) throw notFound();
  const traveller = travellerOf(actor);
  await throttle.take([{ name: "locker-student", who: traveller.studentId }]);
  const state = randomToken();
  const verifier = randomToken(48);
  const id = newId();
  await inTransaction(async (tx) => {
    await recordConsent(actor, { purpose: "digilocker", language: actor.language, words });
    await tx.delete(lockerPass).where(ofTraveller(traveller));
    await tx.insert(lockerPass).values({
      ...traveller,
      id,
      stateHash: hashToken(state),
      verifierEncrypted: sealSecret("verifier_encrypted", id, verifier),
      backTo,
      createdAt: now(),
      expiresAt: new Date(now().getTime() + wayMs),
    });
    await writeAudit(tx, {
      chain: `account:${traveller.userId}`,
      actor,
      event: "locker.begun",
      details: { studentId: traveller.studentId },
    });
  });
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  return to.authorizeUrl({ state, challenge, redirectUri: returnAddress() });
}
