import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { badRequest, conflict } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { passkey } from "#app/db/schema/passkeys.ts";
import { accountPermissions } from "../../account-permissions.ts";
import { refusalsEn } from "../../messages/refusals.en.ts";
import type { PasskeyRegistration } from "../../rules/passkey-schema.ts";
import { findSecondFactors } from "./find-second-factors.server.ts";
import { makeRecoveryCodes } from "./make-recovery-codes.server.ts";
import type { RelyingParty } from "./relying-party.server.ts";
import { takePasskeyChallenge } from "./take-passkey-challenge.server.ts";
import { tellFactorChange } from "./tell-factor-change.server.ts";

/** Keeps the passkey that the browser made. The first factor of an account also brings recovery codes, shown once. */
export async function finishPasskeyRegistration(
  actor: Actor,
  party: RelyingParty,
  input: { readonly response: PasskeyRegistration; readonly name: string },
): Promise<string[] | null> {
  const userId = actor.userId ?? "";
  accountPermissions.assertCan(actor, "account.set_second_factor", { userId });
  // Loaded with the first passkey: it brings a few hundred files that no start should wait for.
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const result = await verifyRegistrationResponse({
    response: input.response as RegistrationResponseJSON,
    expectedChallenge: (challenge) => takePasskeyChallenge(challenge, "register", userId),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    // Whatever is wrong with what a browser sent, the answer is the same.
  }).catch(() => null);
  if (!result?.verified) throw badRequest(refusalsEn.passkeyUnchecked);
  const { credential } = result.registrationInfo;
  const before = await findSecondFactors(userId);
  return inTransaction(async (tx) => {
    const made = await tx
      .insert(passkey)
      .values({
        id: newId(),
        userId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: [...(credential.transports ?? [])],
        name: input.name,
        createdAt: now(),
      })
      .onConflictDoNothing()
      .returning({ id: passkey.id });
    if (made.length === 0) throw conflict(refusalsEn.passkeyInUse);
    await tellFactorChange(tx, userId, "A passkey was added");
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: "second_factor.added",
      details: { kind: "passkey" },
    });
    return before.recoveryCodesLeft > 0 ? null : makeRecoveryCodes(tx, userId);
  });
}
