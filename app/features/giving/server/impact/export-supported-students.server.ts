import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { exportOf } from "#app/db/lists/export-list.server.ts";
import { streamRows } from "#app/db/lists/list-page.server.ts";
import type { SupportedStudent } from "../../student-columns.ts";
import { supportedStudentList } from "../../student-list.ts";
import { giverExport } from "../giver-export.server.ts";
import { openOrganisation } from "../open-organisation.server.ts";
import { supportedStudentQuery } from "./supported-student-query.server.ts";

/** By pseudonym like the page (T14). */
export const exportSupportedStudents = exportOf(supportedStudentList, { ...giverExport, all });

async function* all(actor: Actor, query: ListQuery<"progress", "newest">): AsyncGenerator<SupportedStudent> {
  const { id } = await openOrganisation(actor);
  for await (const row of streamRows(supportedStudentQuery.parts(id, query)))
    yield supportedStudentQuery.toLine(id, row);
}
