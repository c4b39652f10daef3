import { eq } from "drizzle-orm";
import { formatDateTime, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { env } from "#app/core/settings/env.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { passwordReset, userPassword } from "#app/db/schema/passwords.ts";
import { appUser } from "#app/db/schema/users.ts";
import { refusalsEn } from "../../messages/refusals.en.ts";
import { findPasswordProblem, type PasswordProblem } from "../../rules/password-rules.ts";
import { findContact } from "../contacts/find-contact.server.ts";
import { outgoingMessages } from "../contacts/outgoing-messages.server.ts";
import { isCommonPassword } from "./is-common-password.server.ts";
import { passwordHasher } from "./password-hasher.server.ts";

const problemWords: Record<PasswordProblem, string> = {
  too_short: refusalsEn.passwordShort,
  too_long: refusalsEn.passwordLong,
  common: refusalsEn.passwordCommon,
  about_you: refusalsEn.passwordAboutYou,
};

type SetPassword = {
  readonly userId: string;
  readonly password: string;
  readonly actor: Pick<Actor, "role" | "userId">;
  readonly event: "password.set" | "password.changed" | "password.reset";
};

/** Checks the password against the rules (T5), keeps its hash, voids open reset links, tells the owner. */
export async function setPassword(tx: Tx, { userId, password, actor, event }: SetPassword): Promise<void> {
  const [user] = await tx.select().from(appUser).where(eq(appUser.id, userId));
  const email = await findContact(userId, "email");
  const about = [email ?? "", email?.split("@")[0] ?? "", ...(user?.name ?? "").split(/\s+/)];
  // The demo's people have sign-ins that are printed on its pages.
  const isDemoPerson = env().isDemo && actor.role === "system" && event === "password.set";
  const isCommon = !isDemoPerson && isCommonPassword(password);
  const problem = findPasswordProblem(password, about) ?? (isCommon ? "common" : null);
  if (problem) throw invalid({ newPassword: [problemWords[problem]] });
  const changed = { hash: await passwordHasher.hash(password), changedAt: now() };
  await tx
    .insert(userPassword)
    .values({ userId, ...changed })
    .onConflictDoUpdate({ target: userPassword.userId, set: changed });
  await tx.delete(passwordReset).where(eq(passwordReset.userId, userId));
  await writeAudit(tx, { chain: `account:${userId}`, actor, event });
  if (event === "password.set" || !email) return;
  await outgoingMessages.queue(tx, {
    key: `password-changed:${userId}:${changed.changedAt.getTime()}`,
    to: { email },
    template: "generic",
    values: {
      title: "Your password was changed",
      message: `The password of your ScholarSetu account was changed on ${formatDateTime(now())}. If it was not you, choose a new one at once with "Forgot password" and write to us.`,
    },
    language: "en",
  });
}
