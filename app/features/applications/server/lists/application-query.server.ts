import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { unauthenticated } from "#app/core/requests/errors.ts";
import { ascending, descending } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { applicationPermissions } from "../../application-permissions.ts";
import type { ApplicationStatus } from "../../rules/application-status.ts";
import type { ApplicationSort } from "../../views/application-list.ts";
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
