import { forbidden } from "#app/core/errors.ts";
import type { Actor } from "#app/core/permissions.ts";

/** The student an account speaks for; signed in without one, nothing can be kept. */
export function requireStudent(actor: Actor): string {
  if (!actor.studentId) throw forbidden("Choose a student of this account first.");
  return actor.studentId;
}
