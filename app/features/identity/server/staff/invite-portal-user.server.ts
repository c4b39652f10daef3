import { and, eq } from "drizzle-orm";
import { formatDate, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor, TeamRole } from "#app/core/portals/permissions.ts";
import { limitWords, type StaffLimit } from "#app/core/portals/staff-limit.ts";
import type { StaffRole } from "#app/core/portals/staff-roles.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { hashToken, randomToken } from "#app/core/secrets/crypto.server.ts";
import { env } from "#app/core/settings/env.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { passwordReset, userPassword } from "#app/db/schema/passwords.ts";
import { appUser, userContact, userRole } from "#app/db/schema/users.ts";
import type { PortalRole } from "../../staff/portal-role.ts";
import { contactRow } from "../contacts/contact-row.server.ts";
import { hashContact } from "../contacts/hash-contact.server.ts";
import { outgoingMessages } from "../contacts/outgoing-messages.server.ts";

const openDays = 14;

export interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly role: PortalRole;
  readonly organisationId: string | null;
  readonly teamRole?: TeamRole;
  readonly staffRoles?: readonly StaffRole[];
  /** Of the desk: to which states and languages. */
  readonly limit?: StaffLimit | undefined;
  /** What they are invited to: the organisation's name, "the admin desk". */
  readonly to: string;
}

/**
 * A person of a portal and the link by which they choose their password; nobody else ever knows it, and the first
 * sign-in sets up a second factor. Somebody who has an account already gets the role beside the others and keeps
 * the password. The caller has asked who may invite.
 */
export async function invitePortalUser(tx: Tx, actor: Actor, wish: Invitation): Promise<string> {
  const email = wish.email.trim().toLowerCase();
  const at = now();
  const [known] = await tx
    .select({ userId: userContact.userId, disabledAt: appUser.disabledAt })
    .from(userContact)
    .innerJoin(appUser, eq(appUser.id, userContact.userId))
    .where(and(eq(userContact.kind, "email"), eq(userContact.valueHash, hashContact("email", email))))
    .for("update");
  if (known?.disabledAt) throw conflict("The account with this e-mail address is closed.", "account_closed");
  const userId = known?.userId ?? newId();
  if (!known) {
    await tx.insert(appUser).values({ id: userId, name: wish.name, createdAt: at });
    await tx.insert(userContact).values(contactRow.make({ userId, kind: "email", value: email }));
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor,
      event: "account.created",
      details: { by: "invitation" },
    });
  }
  await giveRole(tx, userId, wish);
  const details = wish.staffRoles
    ? { as: [...wish.staffRoles], ...(wish.limit && { limit: limitWords(wish.limit) }) }
    : undefined;
  await writeAudit(tx, { chain: `account:${userId}`, actor, event: "role.granted", to: wish.role, details });
  // Whoever never used an earlier invitation has an account and no password to sign in with.
  const hasPassword = (await tx.$count(userPassword, eq(userPassword.userId, userId))) > 0;
  await mailLink(tx, userId, { ...wish, email }, hasPassword);
  return userId;
}

/** One person speaks for one organisation in each portal: whoever else they speak for would be lost. */
async function giveRole(
  tx: Tx,
  userId: string,
  { role, organisationId, teamRole, staffRoles = [], limit }: Invitation,
): Promise<void> {
  const [held] = await tx
    .select()
    .from(userRole)
    .where(and(eq(userRole.userId, userId), eq(userRole.role, role)));
  if (held && !held.revokedAt) {
    throw conflict("This person already belongs to an organisation of this portal.", "belongs_already");
  }
  const values = {
    organisationId,
    teamRole: organisationId ? (teamRole ?? "owner") : null,
    staffRoles: [...staffRoles],
    limitStates: [...(limit?.states ?? [])],
    limitLanguages: [...(limit?.languages ?? [])],
    grantedAt: now(),
    invitedAt: now(),
    revokedAt: null,
  };
  await tx
    .insert(userRole)
    .values({ userId, role, ...values })
    .onConflictDoUpdate({ target: [userRole.userId, userRole.role], set: values });
}

async function mailLink(tx: Tx, userId: string, wish: Invitation, hasPassword: boolean): Promise<void> {
  const id = newId();
  const token = randomToken();
  const expiresAt = new Date(now().getTime() + openDays * 24 * 3_600_000);
  if (!hasPassword) {
    await tx.delete(passwordReset).where(eq(passwordReset.userId, userId));
    await tx
      .insert(passwordReset)
      .values({ id, userId, tokenHash: hashToken(token), createdAt: now(), expiresAt });
  }
  const link = hasPassword
    ? `${env().PUBLIC_URL}/${wish.role}`
    : `${env().PUBLIC_URL}/password/reset?token=${token}`;
  const how = hasPassword
    ? "Sign in with the password you have."
    : `Choose your password with the button below until ${formatDate(expiresAt)}. At the first sign-in you set up a second factor: a code of an app on your phone.`;
  await outgoingMessages.queue(tx, {
    key: `invitation:${id}`,
    to: { email: wish.email },
    template: "institute-news",
    values: {
      title: `You are invited to ${wish.to} at ScholarSetu`,
      message: `Dear ${wish.name},\n\nyou can now sign in for ${wish.to}. ${how}${
        wish.limit
          ? `\n\nYou work for ${limitWords(wish.limit)}: what lies elsewhere is not shown to you.`
          : ""
      }`,
      link,
    },
    language: "en",
    expiresAt,
  });
}
