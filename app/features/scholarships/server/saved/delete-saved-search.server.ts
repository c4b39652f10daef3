import { and, eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { savedSearch } from "#app/db/schema/saved-scholarships.ts";
import { scholarshipPermissions } from "../../scholarships-permissions.ts";
import { requireStudent } from "../facts/require-student.server.ts";

export async function deleteSavedSearch(actor: Actor, id: string): Promise<void> {
  scholarshipPermissions.assertCan(actor, "scholarship.save-search");
  const studentId = requireStudent(actor);
  await inTransaction(async (tx) => {
    const gone = isId(id)
      ? await tx
          .delete(savedSearch)
          .where(and(eq(savedSearch.id, id), eq(savedSearch.studentId, studentId)))
          .returning({ id: savedSearch.id })
      : [];
    if (gone.length === 0) throw notFound("We could not find this search.");
  });
}
