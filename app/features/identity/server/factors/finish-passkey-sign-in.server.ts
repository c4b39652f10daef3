import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { visitor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { passkey } from "#app/db/schema/passkeys.ts";
import type { PasskeySignIn } from "../../rules/passkey-schema.ts";
import type { PortalRole } from "../../staff/portal-role.ts";
import { canEnter } from "../sessions/can-enter.server.ts";
import { type SignInRequest, type StartedSession, startSession } from "../sessions/start-session.server.ts";
import type { RelyingParty } from "./relying-party.server.ts";
import { takePasskeyChallenge } from "./take-passkey-challenge.server.ts";

type PasskeyAnswer = {
  readonly response: PasskeySignIn;
  readonly role: PortalRole;
  /** When it is the second step after a password, it must be a passkey of that account. */
  readonly userId?: string | undefined;
  /** What came before it, for the audit. */
  readonly first?: "password" | "openid" | undefined;
  readonly request: SignInRequest;
};

/** A session by passkey: the device and the finger or PIN are two factors in one. Null when it does not hold. */
export async function finishPasskeySignIn(
  party: RelyingParty,
  input: PasskeyAnswer,
): Promise<StartedSession | null> {
  const { response, role, userId, first = "password", request } = input;
  const [known] = await database().select().from(passkey).where(eq(passkey.credentialId, response.id));
  if (!known || (userId && known.userId !== userId)) return null;
  // Loaded with the first passkey: it brings a few hundred files that no start should wait for.
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const result = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => takePasskeyChallenge(challenge, "sign_in", null),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(known.publicKey),
      counter: known.counter,
    },
    requireUserVerification: true,
  }).catch(() => null);
  return inTransaction(async (tx) => {
    if (!result?.verified || !(await canEnter(tx, known.userId, role))) {
      await writeAudit(tx, {
        chain: `account:${known.userId}`,
        actor: visitor,
        event: "passkey.refused",
        subject: `passkey:${known.id}`,
        details: { role },
      });
      return null;
    }
    await tx
      .update(passkey)
      .set({ counter: result.authenticationInfo.newCounter, lastUsedAt: now() })
      .where(eq(passkey.id, known.id));
    return startSession(tx, {
      userId: known.userId,
      role,
      method: userId ? `${first}+passkey` : "passkey",
      request,
    });
  });
}
