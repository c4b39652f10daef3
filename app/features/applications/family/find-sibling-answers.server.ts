import { and, desc, eq, isNull, ne } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { listSiblings } from "#app/features/identity/server/list-siblings.server.ts";
import { familyFields } from "./family-fields.ts";

export interface SiblingAnswers {
  readonly studentId: string;
  readonly name: string;
  /** Of the family's fields only. */
  readonly answers: Readonly<Record<string, string>>;
}

/** S28: the family's answers in the last form of a sister or brother on this phone; null: there is none. */
export async function findSiblingAnswers(actor: Actor): Promise<SiblingAnswers | null> {
  const siblings = await listSiblings(actor);
  if (siblings.length === 0 || !actor.userId || !actor.studentId) return null;
  const [found] = await database()
    .select({ studentId: application.studentId, answers: application.answers })
    .from(application)
    .where(
      and(
        eq(application.userId, actor.userId),
        ne(application.studentId, actor.studentId),
        isNull(application.erasedAt),
      ),
    )
    .orderBy(desc(application.savedAt))
    .limit(1);
  const sibling = siblings.find(({ id }) => id === found?.studentId);
  if (!found || !sibling) return null;
  const answers = Object.fromEntries(
    familyFields.flatMap((field) => {
      const value = found.answers[field]?.value;
      return value ? [[field, value]] : [];
    }),
  );
  // Who has not registered yet has a name only in the form.
  const name = sibling.name || (found.answers.fullName?.value ?? "");
  return name && Object.keys(answers).length > 0 ? { studentId: sibling.id, name, answers } : null;
}
