import { and, desc, eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { savedSearch } from "#app/db/schema/saved-scholarships.ts";
import { student } from "#app/db/schema/students.ts";
import { userContact } from "#app/db/schema/users.ts";
import { readContactRow } from "#app/features/identity/server/contacts/read-contact-row.server.ts";
import { scholarshipPermissions } from "../../scholarships-permissions.ts";
import { requireStudent } from "../facts/require-student.server.ts";

export interface SavedSearch {
  readonly id: string;
  readonly name: string;
  /** The address of the list it stands for. */
  readonly link: string;
  readonly createdAt: Date;
}

export async function listSavedSearches(actor: Actor): Promise<SavedSearch[]> {
  scholarshipPermissions.assertCan(actor, "scholarship.save-search");
  const reading = database()
    .select({
      email: userContact,
      id: savedSearch.id,
      name: savedSearch.name,
      query: savedSearch.query,
      createdAt: savedSearch.createdAt,
    })
    .from(student)
    .leftJoin(savedSearch, eq(savedSearch.studentId, student.id))
    .leftJoin(userContact, and(eq(userContact.userId, student.userId), eq(userContact.kind, "email")))
    .where(eq(student.id, requireStudent(actor)))
    .orderBy(desc(savedSearch.createdAt), desc(savedSearch.id))
    .execute();
  // The page that shows them shows the address that they are sent to: one statement reads both (O25).
  if (actor.userId)
    readContactRow.know(
      reading.then(([row]) => row?.email ?? null),
      actor.userId,
      "email",
    );
  return (await reading).flatMap(({ id, name, query, createdAt }) =>
    id !== null && name !== null && query !== null && createdAt !== null
      ? [{ id, name, link: `/scholarships?${query}`, createdAt }]
      : [],
  );
}
