import type { Actor } from "#app/core/portals/permissions.ts";
import { streamRows } from "#app/db/lists/list-page.server.ts";
import type { ApplicationLine } from "../../views/application-view.ts";
import { toLine } from "./application-line-row.server.ts";
import { type ApplicationQuery, applicationQuery } from "./application-query.server.ts";

/** All of them, as the list stands: for Export. */
export async function* exportApplications(
  actor: Actor,
  query: ApplicationQuery,
): AsyncGenerator<ApplicationLine> {
  for await (const row of streamRows(applicationQuery(actor, query))) yield toLine(row);
}
