import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { streamRows } from "#app/db/lists/list-page.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { givingPermissions } from "../../giving-permissions.ts";
import { openOrganisation } from "../open-organisation.server.ts";
import { type SupportedStudent, supportedStudentQuery } from "./supported-student-query.server.ts";

type Query = ListQuery<"progress", "newest">;

/** The students' list whole, by pseudonym like the page (T14); noted in the audit (T28). */
export async function exportSupportedStudents(
  actor: Actor,
  query: Query,
): Promise<AsyncGenerator<SupportedStudent>> {
  const { id } = await openOrganisation(actor);
  givingPermissions.assertCan(actor, "giving.export", { organisationId: id });
  await inTransaction((tx) =>
    writeAudit(tx, { chain: `organisation:${id}`, actor, event: "organisation.students_exported" }),
  );
  return streamLines(id, query);
}

async function* streamLines(id: string, query: Query): AsyncGenerator<SupportedStudent> {
  for await (const row of streamRows(supportedStudentQuery.parts(id, query)))
    yield supportedStudentQuery.toLine(id, row);
}
