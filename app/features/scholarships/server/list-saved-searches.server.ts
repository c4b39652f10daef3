import { desc, eq } from "drizzle-orm";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { savedSearch } from "#app/db/schema/saved-scholarships.ts";
import { scholarshipPermissions } from "../scholarships-permissions.ts";
import { requireStudent } from "./require-student.server.ts";

export interface SavedSearch {
  readonly id: string;
  readonly name: string;
  /** The address of the list it stands for. */
  readonly link: string;
  readonly createdAt: Date;
}

export async function listSavedSearches(actor: Actor): Promise<SavedSearch[]> {
  scholarshipPermissions.assertCan(actor, "scholarship.save-search");
  const rows = await database()
    .select({
      id: savedSearch.id,
      name: savedSearch.name,
      query: savedSearch.query,
      createdAt: savedSearch.createdAt,
    })
    .from(savedSearch)
    .where(eq(savedSearch.studentId, requireStudent(actor)))
    .orderBy(desc(savedSearch.createdAt), desc(savedSearch.id));
  return rows.map(({ query, ...row }) => ({ ...row, link: `/scholarships?${query}` }));
}
