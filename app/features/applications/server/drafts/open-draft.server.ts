import { assertSameStudent } from "#app/core/forms/student-field.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { getApplicationRow } from "../lists/application-row.server.ts";
import { startApplication } from "../sending/start-application.server.ts";

interface Wanted {
  /** Empty: nothing was saved yet. */
  readonly number: string;
  readonly slug: string | null;
  /** Whom the page was opened for. On a shared phone another tab may have chosen a sibling since. */
  readonly student: string;
}

/** The draft that a wizard's page writes into; it begins with the first word that is saved. */
export async function openDraft(
  actor: Actor,
  { number, slug, student }: Wanted,
): Promise<{ id: string; number: string }> {
  assertSameStudent(actor, student);
  if (number === "") return startApplication(actor, { slug });
  const { row } = await getApplicationRow(number);
  return { id: row.id, number };
}
