import { eq, sql } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { defaultLanguage, type Language } from "#app/core/words/i18n.ts";
import { listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import type { ApplicationLine } from "../../views/application-view.ts";
import { toLine } from "./application-line-row.server.ts";
import { type ApplicationQuery, applicationQuery } from "./application-query.server.ts";

/** A page of the student's own applications, drafts included. */
export async function listApplications(
  actor: Actor,
  query: ApplicationQuery,
  language: Language = defaultLanguage,
): Promise<Page<ApplicationLine>> {
  const page = await listPage({ ...applicationQuery(actor, query), counted });
  return { ...page, rows: page.rows.map((row) => toLine(row, language)) };
}

const counted = sql`${application} left join ${scholarship} on ${eq(scholarship.id, application.scholarshipId)}`;
