import type { StaffLimit } from "#app/core/portals/staff-limit.ts";
import { type StaffRole, staffRoleNames } from "#app/core/portals/staff-roles.ts";
import { conflict } from "#app/core/requests/errors.ts";

/** Their work is with students, institutes and letters, which have a state or a language. */
export const limitableRoles: readonly StaffRole[] = ["verification", "support"];

/** The books, claims, the catalogue, keys and the audit have no state: who keeps them is limited to none. */
export function assertLimitable(held: readonly string[], limit: StaffLimit | undefined): void {
  if (!limit || (held.length > 0 && held.every((role) => limitableRoles.some((one) => one === role)))) return;
  throw conflict(
    `Only who works as ${staffRoleNames(limitableRoles).replace(", ", " or ")} alone can be limited: what the other roles see belongs to no state.`,
    "not_limitable",
  );
}
