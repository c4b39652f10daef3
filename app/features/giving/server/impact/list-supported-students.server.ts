import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { listPage, type Page } from "#app/db/lists/list-page.server.ts";
import type { SupportedStudent } from "../../student-columns.ts";
import { openOrganisation } from "../open-organisation.server.ts";
import { supportedStudentQuery } from "./supported-student-query.server.ts";

/** One page of the students an organisation supports, by pseudonym (T14). */
export async function listSupportedStudents(
  actor: Actor,
  query: ListQuery<"progress", "newest">,
): Promise<Page<SupportedStudent>> {
  const { id } = await openOrganisation(actor);
  const page = await listPage(supportedStudentQuery.parts(id, query));
  return { ...page, rows: page.rows.map((row) => supportedStudentQuery.toLine(id, row)) };
}
