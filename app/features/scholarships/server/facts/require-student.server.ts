import type { Actor } from "#app/core/portals/permissions.ts";
import { forbidden } from "#app/core/requests/errors.ts";

/** The student an account speaks for; signed in without one, nothing can be kept. */
export function requireStudent(actor: Actor): string {
  if (!actor.studentId) throw forbidden("Choose a student of this account first.");
  return actor.studentId;
}
