import { and, eq, inArray, lt, lte } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { deleteInPortions } from "#app/db/lists/delete-in-portions.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditNetwork } from "#app/db/schema/audit.ts";
import { consent } from "#app/db/schema/consents.ts";
import { erasureRequest } from "#app/db/schema/erasure-requests.ts";
import { nomineeCopy } from "#app/db/schema/nominee-copies.ts";
import { otpCode } from "#app/db/schema/otp-codes.ts";
import { passkeyChallenge } from "#app/db/schema/passkeys.ts";
import { passwordReset } from "#app/db/schema/passwords.ts";
import { parkedForm, session } from "#app/db/schema/sessions.ts";
import { throttleWindow } from "#app/db/schema/throttle-windows.ts";
import { appUser } from "#app/db/schema/users.ts";
import { sweepHelpers } from "../helping/sweep-helpers.server.ts";
import { keptSince, keptYears } from "../rules/erasure-rules.ts";
import { completeErasure } from "./own-data/complete-erasure.server.ts";
import { retireDormantAccounts } from "./own-data/retire-dormant-accounts.server.ts";

const day = 24 * 3_600_000;
/** X22: as long as the CERT-In directions ask for logs, and no longer. */
const networkDays = 180;

/** Hourly: carries out the erasures that are due, and forgets what has run out. The audit keeps what happened. */
export async function sweepIdentity(): Promise<void> {
  const db = database();
  const before = (ms: number) => new Date(now().getTime() - ms);
  const due = await db
    .select({ id: erasureRequest.id })
    .from(erasureRequest)
    .where(and(eq(erasureRequest.status, "requested"), lte(erasureRequest.dueAt, now())))
    .limit(100);
  for (const { id } of due) await completeErasure(systemActor, id);
  await retireDormantAccounts();
  await sweepHelpers();
  const erasedLongAgo = db
    .select({ id: appUser.id })
    .from(appUser)
    .where(lt(appUser.erasedAt, keptSince(now(), keptYears.consent)));
  await deleteInPortions(consent, inArray(consent.userId, erasedLongAgo));
  await deleteInPortions(otpCode, lt(otpCode.expiresAt, before(day)));
  await deleteInPortions(throttleWindow, lt(throttleWindow.endsAt, now()));
  await deleteInPortions(passkeyChallenge, lt(passkeyChallenge.expiresAt, now()));
  await deleteInPortions(passwordReset, lt(passwordReset.expiresAt, before(day)));
  await deleteInPortions(nomineeCopy, lt(nomineeCopy.expiresAt, before(day)));
  await deleteInPortions(parkedForm, lt(parkedForm.expiresAt, now()));
  await deleteInPortions(auditNetwork, lt(auditNetwork.at, before(networkDays * day)));
  await deleteInPortions(session, lt(session.expiresAt, before(30 * day)));
}
