import { and, eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { limitWords, toStaffLimit } from "#app/core/portals/staff-limit.ts";
import { type StaffRole, staffRoleNames } from "#app/core/portals/staff-roles.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { maskEmail } from "#app/core/secrets/mask.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { userContact } from "#app/db/schema/users.ts";
import { securityPermissions } from "../../security-permissions.ts";
import { assertLimitable } from "../../staff/limitable-roles.ts";
import { hashContact } from "../contacts/hash-contact.server.ts";
import { askSecondPerson } from "./ask-second-person.server.ts";
import { readSecondPersonRules } from "./read-second-person-rules.server.ts";

/** Somebody new at the admin desk: one admin asks, the others are told, another one agrees after the waiting time (T52). */
export async function askForStaff(
  actor: Actor,
  wish: {
    readonly name: string;
    readonly email: string;
    readonly roles: readonly StaffRole[];
    readonly states?: readonly string[];
    readonly languages?: readonly string[];
    readonly reason: string;
  },
): Promise<string> {
  securityPermissions.assertCan(actor, "security.invite_staff");
  const limit = toStaffLimit(wish.states ?? [], wish.languages ?? []);
  assertLimitable(wish.roles, limit);
  const email = wish.email.trim().toLowerCase();
  const { staffWaitHours } = await readSecondPersonRules();
  const valueHash = hashContact("email", email);
  return inTransaction(async (tx) => {
    const [known] = await tx
      .select({ id: userContact.id })
      .from(userContact)
      .where(and(eq(userContact.kind, "email"), eq(userContact.valueHash, valueHash)));
    if (known) throw conflict("There is already an account with this e-mail address.");
    return askSecondPerson(tx, actor, {
      kind: "staff.invite",
      subject: `email:${valueHash.slice(0, 24)}`,
      title: `Somebody new at the desk: ${wish.name}, ${maskEmail(email)}, as ${staffRoleNames(wish.roles)}${limit ? `, for ${limitWords(limit)}` : ""}`,
      payload: { name: wish.name, email, roles: wish.roles, ...(limit && { limit }) },
      reason: wish.reason,
      waitHours: staffWaitHours,
    });
  });
}
