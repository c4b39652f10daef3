import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { unauthenticated } from "#app/core/errors.ts";
import type { ListQuery } from "#app/core/list-query.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { ascending, descending } from "#app/db/list-page.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import type { ApplicationSort } from "../application-list.ts";
import { applicationPermissions } from "../application-permissions.ts";
import type { ApplicationStatus } from "../application-status.ts";
import { lineColumns, lineMoment } from "./application-line-row.server.ts";

export type ApplicationQuery = ListQuery<"status", ApplicationSort>;

/** The student's own applications, as their list and its export read them. */
export function applicationQuery(actor: Actor, query: ApplicationQuery) {
  applicationPermissions.assertCan(actor, "application.list");
  if (!actor.studentId) throw unauthenticated();
  const title = sql<string>`lower(coalesce(${scholarship.title}, ''))`;
  return {
    query,
    where: and(
      eq(application.studentId, actor.studentId),
      isNull(application.erasedAt),
      query.filters.status.length > 0
        ? inArray(application.status, query.filters.status as ApplicationStatus[])
        : undefined,
      query.search === "" ? undefined : holds(query.search),
    ),
    sorts: {
      newest: [descending(lineMoment, { type: "timestamptz" }), descending(application.id)],
      name: [ascending(title, { type: "text" }), ascending(application.id)],
    },
    rows: (wanted: { where: SQL | undefined; orderBy: SQL[]; limit: number; place: SQL<string> }) =>
      database()
        .select({ ...lineColumns, place: wanted.place })
        .from(application)
        .leftJoin(scholarship, eq(scholarship.id, application.scholarshipId))
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
  };
}

function holds(search: string): SQL | undefined {
  const text = search.toLowerCase();
  return or(
    sql`strpos(lower(coalesce(${scholarship.title}, '')), ${text}) > 0`,
    sql`strpos(lower(coalesce(${scholarship.provider}, '')), ${text}) > 0`,
  );
}
