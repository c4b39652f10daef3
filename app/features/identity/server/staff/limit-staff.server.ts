import { and, eq, isNull } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { isNarrower, limitWords, type StaffLimit, toStaffLimit } from "#app/core/portals/staff-limit.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import { securityPermissions } from "../../security-permissions.ts";
import { assertLimitable } from "../../staff/limitable-roles.ts";
import { askSecondPerson } from "../second-person/ask-second-person.server.ts";
import { readSecondPersonRules } from "../second-person/read-second-person-rules.server.ts";
import { applyStaffLimit } from "./apply-staff-limit.server.ts";

export interface LimitWish {
  readonly userId: string;
  readonly states: readonly string[];
  readonly languages: readonly string[];
  readonly reason: string;
}

/**
 * To which states and languages somebody of the desk is limited. Less than before acts at once; more is like another
 * role, and a second super admin has to agree (T52).
 */
export async function limitStaff(actor: Actor, wish: LimitWish): Promise<"done" | "asked"> {
  if (!isId(wish.userId)) throw notFound();
  securityPermissions.assertCan(actor, "security.limit_staff", { userId: wish.userId });
  const { staffWaitHours } = await readSecondPersonRules();
  const limit = toStaffLimit(wish.states, wish.languages);
  return inTransaction(async (tx) => {
    const person = await lockPerson(tx, wish.userId);
    assertLimitable(person.staffRoles, limit);
    const before = toStaffLimit(person.states, person.languages);
    if (limitWords(before) === limitWords(limit)) throw conflict("It is this limit already.", "same_limit");
    if (isNarrower(limit, before)) {
      await applyStaffLimit(tx, actor, { userId: wish.userId, limit, reason: wish.reason });
      return "done";
    }
    await askSecondPerson(tx, actor, {
      kind: "staff.limit",
      subject: `account:${wish.userId}`,
      title: `${person.name ?? "Somebody without a name"} sees: ${limitWords(limit)} (now: ${limitWords(before)})`,
      payload: { states: limit?.states ?? [], languages: limit?.languages ?? [] } satisfies StaffLimit,
      reason: wish.reason,
      waitHours: staffWaitHours,
    });
    return "asked";
  });
}

async function lockPerson(tx: Tx, userId: string) {
  const [person] = await tx
    .select({
      name: appUser.name,
      staffRoles: userRole.staffRoles,
      states: userRole.limitStates,
      languages: userRole.limitLanguages,
    })
    .from(userRole)
    .innerJoin(appUser, eq(appUser.id, userRole.userId))
    .where(and(eq(userRole.userId, userId), eq(userRole.role, "admin"), isNull(userRole.revokedAt)))
    .for("update");
  if (!person) throw notFound("Nobody of the desk has this account.");
  return person;
}
