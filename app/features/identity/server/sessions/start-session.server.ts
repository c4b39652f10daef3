import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { shortNetwork } from "#app/core/requests/caller-network.server.ts";
import { hashToken, randomToken } from "#app/core/secrets/crypto.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { session } from "#app/db/schema/sessions.ts";
import { userContact } from "#app/db/schema/users.ts";
import { deviceSummary } from "../../device-summary.ts";
import { type AccountRole, sessionRules } from "../../staff/portal-role.ts";

/** What the browser says about itself when it signs in. */
export interface SignInRequest {
  readonly address: string;
  readonly userAgent: string | null;
  /** The session this browser has had until now: it ends, so that a planted token is worth nothing (T8). */
  readonly previousToken: string | null;
  /** The cookie by which a browser that signed in before is known again (T49). */
  readonly device?: string | null;
}

export interface StartedSession {
  readonly token: string;
  readonly sessionId: string;
  readonly userId: string;
  readonly role: AccountRole;
  readonly studentId: string | null;
  readonly maxAgeSeconds: number;
  /** The hashes of the account's phone and e-mail address: the browser is known for them from now on. */
  readonly contactHashes: readonly string[];
}

type NewSession = {
  readonly userId: string;
  readonly role: AccountRole;
  readonly studentId?: string | null;
  /** Who sits there in her place, and until when at most. */
  readonly helper?: { readonly id: string; readonly endsAt: Date };
  /** "otp", "password", "password+totp", "passkey"… for the audit. */
  readonly method: string;
  readonly request: SignInRequest;
};

/** The computer of a school or a centre is everybody's: a helper signs in again the next day. */
const helperSessionMs = 12 * 3_600_000;

export async function startSession(
  tx: Tx,
  { userId, role, studentId, helper, method, request }: NewSession,
): Promise<StartedSession> {
  const at = now();
  const token = randomToken();
  const sessionId = newId();
  const lifetimeMs = helper
    ? Math.min(helperSessionMs, helper.endsAt.getTime() - at.getTime())
    : sessionRules(role).lifetimeMs;
  if (request.previousToken) {
    await tx
      .update(session)
      .set({ endedAt: at, endReason: "replaced" })
      .where(and(eq(session.tokenHash, hashToken(request.previousToken)), isNull(session.endedAt)));
  }
  const device = deviceSummary(request.userAgent);
  await tx.insert(session).values({
    id: sessionId,
    tokenHash: hashToken(token),
    userId,
    role,
    studentId: studentId ?? null,
    helperId: helper?.id ?? null,
    device,
    network: shortNetwork(request.address),
    createdAt: at,
    lastSeenAt: at,
    expiresAt: new Date(at.getTime() + lifetimeMs),
  });
  await writeAudit(tx, {
    chain: `account:${userId}`,
    actor: { role, userId, helper },
    event: "session.started",
    subject: `session:${sessionId}`,
    details: { device, method, role },
  });
  const contacts = await tx
    .select({ hash: userContact.valueHash })
    .from(userContact)
    .where(eq(userContact.userId, userId));
  return {
    token,
    sessionId,
    userId,
    role,
    studentId: studentId ?? null,
    maxAgeSeconds: lifetimeMs / 1000,
    // A helper's browser is not one that her phone's owner signed in with.
    contactHashes: helper ? [] : contacts.map(({ hash }) => hash),
  };
}
