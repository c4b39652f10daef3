import { eq, type SQL, sql } from "drizzle-orm";
import { defaultLanguage, type Language } from "#app/core/i18n.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { listPage, type Page } from "#app/db/list-page.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import type { ApplicationLine } from "../application-view.ts";
import { toLine } from "./application-line-row.server.ts";
import { type ApplicationQuery, applicationQuery } from "./application-query.server.ts";

/** A page of the student's own applications, drafts included. */
export async function listApplications(
  actor: Actor,
  query: ApplicationQuery,
  language: Language = defaultLanguage,
): Promise<Page<ApplicationLine>> {
  const page = await listPage({ ...applicationQuery(actor, query), count: (where) => countRows(where) });
  return { ...page, rows: page.rows.map((row) => toLine(row, language)) };
}

async function countRows(where: SQL | undefined): Promise<number> {
  const [row] = await database()
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(application)
    .leftJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .where(where);
  return row?.count ?? 0;
}
