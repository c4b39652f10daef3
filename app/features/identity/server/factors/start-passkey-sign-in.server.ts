import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { database } from "#app/db/opening/client.server.ts";
import { passkeyChallenge } from "#app/db/schema/passkeys.ts";
import { throttle } from "../otp/throttle.server.ts";
import type { RelyingParty } from "./relying-party.server.ts";

const answerWithinMs = 5 * 60_000;

/** The question for whichever passkey the browser has; it names no account, so it tells nothing about any (T4). */
export async function startPasskeySignIn(
  party: RelyingParty,
  address: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  await throttle.take([{ name: "passkey-address", who: address }]);
  // Loaded with the first passkey: it brings a few hundred files that no start should wait for.
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: "required" });
  await database()
    .insert(passkeyChallenge)
    .values({
      id: newId(),
      challenge: options.challenge,
      purpose: "sign_in",
      expiresAt: new Date(now().getTime() + answerWithinMs),
    });
  return options;
}
