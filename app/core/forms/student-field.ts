import type { Actor } from "../portals/permissions.ts";
import { conflict } from "../requests/errors.ts";

/** Hidden in every form that writes for a student: whom the page was opened for. */
export const studentField = "student";

/**
 * On a family's phone another tab may have chosen a sister or brother since the page was opened. Without the field
 * (a machine, or a page opened before signing in) the session's student counts.
 */
export function isForAnother(actor: Pick<Actor, "studentId">, openedFor: unknown): boolean {
  return typeof openedFor === "string" && openedFor !== "" && openedFor !== actor.studentId;
}

/** Then nothing is written. */
export function assertSameStudent(actor: Actor, openedFor: unknown): void {
  if (!isForAnother(actor, openedFor)) return;
  throw conflict(
    "Another student was chosen on this phone in the meantime. Choose the right student again and go on: what was saved before is there.",
    "other_student",
  );
}
