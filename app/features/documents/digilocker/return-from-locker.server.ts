import { and, eq, gt, isNull } from "drizzle-orm";
import { locker } from "#app/adapters/locker/locker.server.ts";
import type { Locker } from "#app/adapters/locker/locker.ts";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { hashToken } from "#app/core/secrets/crypto.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { lockerPass } from "#app/db/schema/documents.ts";
import { returnAddress } from "./begin-locker.server.ts";
import { ofTraveller, openSecret, sealSecret, travellerOf } from "./locker-pass.server.ts";
import type { LockerProblem } from "./locker-problem.ts";
import { problemOfError } from "./problem-of-error.server.ts";

export interface Answer {
  readonly state: string | null;
  readonly code: string | null;
  readonly error: string | null;
}

/** No longer than choosing takes, however long DigiLocker would let us. */
const mostSeconds = 600;

/** She is back: null, and her papers can be asked for; or why not. A state serves the session that went, and once. */
export async function returnFromLocker(actor: Actor, answer: Answer): Promise<LockerProblem | null> {
  const from = locker();
  if (!from) throw notFound();
  const traveller = travellerOf(actor);
  const at = now();
  const [pass] = await database()
    .update(lockerPass)
    .set({ returnedAt: at })
    .where(
      and(
        ofTraveller(traveller),
        eq(lockerPass.stateHash, hashToken(answer.state ?? "")),
        isNull(lockerPass.returnedAt),
        gt(lockerPass.expiresAt, at),
      ),
    )
    .returning();
  if (!pass) return "state";
  const problem = await exchange(from, pass, answer).catch(problemOfError);
  if (problem) await database().delete(lockerPass).where(eq(lockerPass.id, pass.id));
  return problem;
}

async function exchange(
  from: Locker,
  { id, verifierEncrypted }: typeof lockerPass.$inferSelect,
  { code, error }: Answer,
): Promise<LockerProblem | null> {
  if (error !== null) return "denied";
  if (!code || code.length > 1000) return "state";
  const { token, seconds } = await from.exchange({
    code,
    verifier: openSecret("verifier_encrypted", id, verifierEncrypted),
    redirectUri: returnAddress(),
  });
  await database()
    .update(lockerPass)
    .set({
      tokenEncrypted: sealSecret("token_encrypted", id, token),
      expiresAt: new Date(now().getTime() + Math.min(seconds, mostSeconds) * 1000),
    })
    .where(eq(lockerPass.id, id));
  return null;
}
