import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { passkey, passkeyChallenge } from "#app/db/schema/passkeys.ts";
import { accountPermissions } from "../../account-permissions.ts";
import { findContact } from "../contacts/find-contact.server.ts";
import type { RelyingParty } from "./relying-party.server.ts";

const answerWithinMs = 5 * 60_000;
const mostPasskeys = 10;

/** What the browser is asked to make a passkey with. */
export async function startPasskeyRegistration(
  actor: Actor,
  party: RelyingParty,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const userId = actor.userId ?? "";
  accountPermissions.assertCan(actor, "account.set_second_factor", { userId });
  const known = await database().select().from(passkey).where(eq(passkey.userId, userId));
  if (known.length >= mostPasskeys)
    throw conflict(`An account can have ${mostPasskeys} passkeys. Remove one first.`);
  const email = (await findContact(userId, "email")) ?? "account";
  // Loaded with the first passkey: it brings a few hundred files that no start should wait for.
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const options = await generateRegistrationOptions({
    rpName: "ScholarSetu",
    rpID: party.id,
    userName: email,
    userDisplayName: actor.name ?? email,
    userID: new TextEncoder().encode(userId),
    attestationType: "none",
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await database()
    .insert(passkeyChallenge)
    .values({
      id: newId(),
      challenge: options.challenge,
      purpose: "register",
      userId,
      expiresAt: new Date(now().getTime() + answerWithinMs),
    });
  return options;
}
