import { and, eq, isNull } from "drizzle-orm";
import { visitor } from "#app/core/portals/permissions.ts";
import { env } from "#app/core/settings/env.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { userPassword } from "#app/db/schema/passwords.ts";
import { appUser, userContact, userRole } from "#app/db/schema/users.ts";
import type { PortalRole } from "../../staff/portal-role.ts";
import { hashContact } from "../contacts/hash-contact.server.ts";
import { findSecondFactors } from "../factors/find-second-factors.server.ts";
import { type Count, throttle } from "../otp/throttle.server.ts";
import { knownDevice } from "../sessions/known-device.server.ts";
import { type SignInRequest, type StartedSession, startSession } from "../sessions/start-session.server.ts";
import type { SecondFactorStep } from "../sign-in/login-state.server.ts";
import { equalTime } from "./equal-time.server.ts";
import { passwordHasher } from "./password-hasher.server.ts";

export interface SignInWithPassword {
  readonly email: string;
  readonly password: string;
  /** The portal whose door this is; an account opens only the doors of the roles it holds. */
  readonly role: PortalRole;
  readonly next: string | null;
  readonly request: SignInRequest;
}

export type PasswordAnswer =
  | { readonly kind: "wrong" }
  | { readonly kind: "signed_in"; readonly session: StartedSession }
  | { readonly kind: "second_factor"; readonly state: SecondFactorStep };

const answerAfterMs = 250;

/** T4: a wrong password, an unknown address and another portal's account get one answer after one time. */
export async function signInWithPassword(input: SignInWithPassword): Promise<PasswordAnswer> {
  const { role, next, request } = input;
  const emailHash = hashContact("email", input.email);
  const counts = countsOf(emailHash, request);
  // Counted before it is tried, so that a burst of tries is no more than tries in a row (X13).
  await throttle.take(counts);

  const found = await equalTime(answerAfterMs, () => findByPassword(emailHash, input.password, role));
  if (!found) {
    await inTransaction((tx) =>
      writeAudit(tx, {
        chain: `email:${emailHash.slice(0, 32)}`,
        actor: visitor,
        event: "password.refused",
        details: { role },
      }),
    );
    return { kind: "wrong" };
  }
  await throttle.forgive(counts);

  const { userId } = found;
  const factors = await findSecondFactors(userId);
  const hasFactor = factors.hasTotp || factors.passkeys.length > 0;
  // T6: in production the admin desk does not get in on a password alone, nor anywhere who was invited.
  const mustEnrol = !hasFactor && (found.isInvited || (role === "admin" && env().isProduction));
  if (hasFactor || mustEnrol) {
    return {
      kind: "second_factor",
      state: { step: mustEnrol ? "enrol" : "second_factor", userId, role, next },
    };
  }
  const session = await inTransaction((tx) =>
    startSession(tx, { userId, role, method: "password", request }),
  );
  return { kind: "signed_in", session };
}

/** T49: the owner's own device has its own tries; what strangers spend does not lock it out. */
function countsOf(about: string, { address, device }: SignInRequest): Count[] {
  const known = knownDevice.idFor(device, about);
  if (known) return [{ name: "password-wrong-device", who: `${known} ${about}`, about }];
  return [
    { name: "password-wrong-caller", who: `${about} ${address}`, about },
    { name: "password-wrong-account", who: about, about },
    { name: "password-wrong-address", who: address },
  ];
}

async function findByPassword(
  emailHash: string,
  password: string,
  role: PortalRole,
): Promise<{ userId: string; isInvited: boolean } | null> {
  const [found] = await database()
    .select({
      userId: appUser.id,
      hash: userPassword.hash,
      role: userRole.role,
      invitedAt: userRole.invitedAt,
    })
    .from(userContact)
    .innerJoin(
      appUser,
      and(eq(appUser.id, userContact.userId), isNull(appUser.disabledAt), isNull(appUser.erasedAt)),
    )
    .innerJoin(userPassword, eq(userPassword.userId, appUser.id))
    .leftJoin(
      userRole,
      and(
        eq(userRole.userId, appUser.id),
        eq(userRole.role, role),
        isNull(userRole.revokedAt),
        isNull(userRole.suspendedAt),
      ),
    )
    .where(and(eq(userContact.kind, "email"), eq(userContact.valueHash, emailHash)));
  if (!found) {
    await passwordHasher.verifyNothing(password);
    return null;
  }
  const isRight = await passwordHasher.verify(found.hash, password);
  return isRight && found.role ? { userId: found.userId, isInvited: found.invitedAt !== null } : null;
}
