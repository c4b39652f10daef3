import { and, eq, inArray, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { hashToken, randomToken } from "#app/core/secrets/crypto.server.ts";
import { env } from "#app/core/settings/env.server.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { passwordReset } from "#app/db/schema/passwords.ts";
import { appUser, userContact, userRole } from "#app/db/schema/users.ts";
import { portalRoles } from "../../staff/portal-role.ts";
import { hashContact } from "../contacts/hash-contact.server.ts";
import { outgoingMessages } from "../contacts/outgoing-messages.server.ts";
import { throttle } from "../otp/throttle.server.ts";
import { equalTime } from "./equal-time.server.ts";

const usableMinutes = 30;
const answerAfterMs = 250;

/** Sends a link, if there is such a portal account. The caller learns nothing about that (T4). */
export async function requestPasswordReset(
  email: string,
  { address, language }: { address: string; language: Language },
): Promise<void> {
  const emailHash = hashContact("email", email);
  await throttle.take([
    { name: "password-reset-caller", who: `${emailHash} ${address}`, about: emailHash },
    { name: "password-reset-address", who: address },
  ]);
  await equalTime(answerAfterMs, () => sendLink(email.trim(), emailHash, language));
}

function sendLink(email: string, emailHash: string, language: Language): Promise<void> {
  return inTransaction(async (tx) => {
    const [found] = await tx
      .select({ id: appUser.id, name: appUser.name })
      .from(userContact)
      .innerJoin(appUser, and(eq(appUser.id, userContact.userId), isNull(appUser.disabledAt)))
      .innerJoin(
        userRole,
        and(
          eq(userRole.userId, appUser.id),
          inArray(userRole.role, [...portalRoles]),
          isNull(userRole.revokedAt),
        ),
      )
      .where(and(eq(userContact.kind, "email"), eq(userContact.valueHash, emailHash)))
      .limit(1);
    if (!found) return;
    const mailed = { name: "password-reset-account", who: emailHash, about: emailHash } as const;
    if ((await throttle.tally(mailed)) === null) return;
    const token = randomToken();
    const expiresAt = new Date(now().getTime() + usableMinutes * 60_000);
    // One link at a time: a new one voids the one before.
    await tx.delete(passwordReset).where(eq(passwordReset.userId, found.id));
    const id = newId();
    await tx
      .insert(passwordReset)
      .values({ id, userId: found.id, tokenHash: hashToken(token), createdAt: now(), expiresAt });
    await outgoingMessages.queue(tx, {
      key: `password-reset:${id}`,
      to: { email },
      template: "password-reset",
      values: {
        name: found.name ?? "reader",
        minutes: String(usableMinutes),
        link: `${env().PUBLIC_URL}/password/reset?token=${token}`,
      },
      language,
      expiresAt,
    });
    await writeAudit(tx, {
      chain: `account:${found.id}`,
      actor: { role: "visitor", userId: found.id },
      event: "password.reset_requested",
    });
  });
}
