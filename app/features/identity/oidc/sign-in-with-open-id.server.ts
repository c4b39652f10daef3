import { and, eq } from "drizzle-orm";
import type { OpenIdClaims } from "#app/adapters/openid.server.ts";
import { visitor } from "#app/core/portals/permissions.ts";
import { env } from "#app/core/settings/env.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { appUser, userContact, userRole } from "#app/db/schema/users.ts";
import { whoSignsIn } from "#app/db/who-signs-in.server.ts";
import { hashContact } from "../server/contacts/hash-contact.server.ts";
import { findSecondFactors } from "../server/factors/find-second-factors.server.ts";
import {
  type SignInRequest,
  type StartedSession,
  startSession,
} from "../server/sessions/start-session.server.ts";
import type { SecondFactorStep } from "../server/sign-in/login-state.server.ts";

export type OpenIdAnswer =
  | { readonly kind: "unknown" }
  | { readonly kind: "signed_in"; readonly session: StartedSession }
  | { readonly kind: "second_factor"; readonly state: SecondFactorStep };

interface OpenIdSignIn {
  readonly claims: OpenIdClaims;
  readonly next: string | null;
  readonly request: SignInRequest;
}

/**
 * Whom the operator's provider vouches for comes in as the member of staff with that e-mail address. Nobody is made
 * here: an address that no account of the desk has opens nothing. The second factor is ours, unless the provider says
 * that it asked for one itself (OIDC_SECOND_FACTOR).
 */
export async function signInWithOpenId({ claims, next, request }: OpenIdSignIn): Promise<OpenIdAnswer> {
  const found = claims.email && claims.isEmailVerified ? await findStaff(claims.email) : null;
  if (!found) {
    await noteRefusal(claims);
    return { kind: "unknown" };
  }
  const { userId } = found;
  const hasAskedForTwo = claims.methods.some((method) => env().OIDC_SECOND_FACTOR.includes(method));
  if (!hasAskedForTwo) {
    const factors = await findSecondFactors(userId);
    const hasFactor = factors.hasTotp || factors.passkeys.length > 0;
    // T6, as after a password: in production nobody of the desk gets in by one factor, nor who was invited.
    const mustEnrol = !hasFactor && (found.isInvited || env().isProduction);
    if (hasFactor || mustEnrol) {
      const step = mustEnrol ? "enrol" : "second_factor";
      return { kind: "second_factor", state: { step, userId, role: "admin", next, first: "openid" } };
    }
  }
  const method = hasAskedForTwo ? "openid+mfa" : "openid";
  const session = await inTransaction((tx) => startSession(tx, { userId, role: "admin", method, request }));
  return { kind: "signed_in", session };
}

async function findStaff(email: string): Promise<{ userId: string; isInvited: boolean } | null> {
  const [found] = await database()
    .select({ userId: appUser.id, invitedAt: userRole.invitedAt })
    .from(userContact)
    .innerJoin(appUser, eq(appUser.id, userContact.userId))
    .innerJoin(userRole, and(eq(userRole.userId, appUser.id), eq(userRole.role, "admin")))
    .where(
      and(
        eq(userContact.kind, "email"),
        eq(userContact.valueHash, hashContact("email", email)),
        whoSignsIn.byRole(),
      ),
    );
  return found ? { userId: found.userId, isInvited: found.invitedAt !== null } : null;
}

async function noteRefusal({ email, isEmailVerified }: OpenIdClaims): Promise<void> {
  const about = email ? hashContact("email", email).slice(0, 32) : "none";
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: `email:${about}`,
      actor: visitor,
      event: "openid.refused",
      details: { reason: !email ? "no_email" : isEmailVerified ? "no_account" : "email_not_verified" },
    }),
  );
}
