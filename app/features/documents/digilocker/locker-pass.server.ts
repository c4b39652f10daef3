import { and, eq, gt, isNotNull, lt } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { forbidden } from "#app/core/requests/errors.ts";
import { decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { lockerPass } from "#app/db/schema/documents.ts";
import { documentPermissions } from "../document-permissions.ts";

export interface Traveller {
  readonly userId: string;
  readonly studentId: string;
  readonly sessionId: string;
}

/** Who goes there: a student, signed in in a browser. */
export function travellerOf(actor: Actor): Traveller {
  const { userId, studentId, sessionId } = actor;
  documentPermissions.assertCan(actor, "document.store", { owner: { kind: "student", id: studentId ?? "" } });
  if (!userId || !studentId || !sessionId) throw forbidden("Choose a student of this account first.");
  return { userId, studentId, sessionId };
}

export function ofTraveller({ userId, studentId, sessionId }: Traveller) {
  return and(
    eq(lockerPass.userId, userId),
    eq(lockerPass.studentId, studentId),
    eq(lockerPass.sessionId, sessionId),
  );
}

type Secret = "verifier_encrypted" | "token_encrypted";
const address = (column: Secret, rowId: string) => ({ table: "locker_pass", column, rowId });

export const sealSecret = (column: Secret, rowId: string, plain: string) =>
  encryptField(plain, address(column, rowId));
export const openSecret = (column: Secret, rowId: string, sealed: string) =>
  decryptField(sealed, address(column, rowId));

const isOpen = () => and(isNotNull(lockerPass.tokenEncrypted), gt(lockerPass.expiresAt, now()));

export interface OpenPass {
  readonly token: string;
  readonly backTo: string | null;
}

/** Back from there, with a token that still serves. */
export async function findOpenPass(traveller: Traveller): Promise<OpenPass | null> {
  const [row] = await database()
    .select()
    .from(lockerPass)
    .where(and(ofTraveller(traveller), isOpen()));
  return row?.tokenEncrypted
    ? { token: openSecret("token_encrypted", row.id, row.tokenEncrypted), backTo: row.backTo }
    : null;
}

/** Takes the token out for good: of two presses one gets it. */
export async function takeOpenPass(traveller: Traveller): Promise<OpenPass | null> {
  const [row] = await database()
    .delete(lockerPass)
    .where(and(ofTraveller(traveller), isOpen()))
    .returning();
  return row?.tokenEncrypted
    ? { token: openSecret("token_encrypted", row.id, row.tokenEncrypted), backTo: row.backTo }
    : null;
}

/** Of an erased account, at once. */
export async function erasePasses(tx: Tx, userId: string): Promise<void> {
  await tx.delete(lockerPass).where(eq(lockerPass.userId, userId));
}

/** No token outlives its minutes by more than the hour of the sweeper. */
export async function sweepPasses(): Promise<void> {
  await database().delete(lockerPass).where(lt(lockerPass.expiresAt, now()));
}
