import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { unauthenticated } from "#app/core/errors.ts";
import type { ListQuery } from "#app/core/list-query.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { ascending, descending, listPage, type Page, streamRows } from "#app/db/list-page.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import type { ApplicationSort } from "../application-list.ts";
import { applicationPermissions } from "../application-permissions.ts";
import type { ApplicationStatus } from "../application-status.ts";
import type { ApplicationLine } from "../application-view.ts";
import { lineColumns, lineMoment, toLine } from "./application-line.server.ts";

type Query = ListQuery<"status", ApplicationSort>;

/** A page of the student's own applications, drafts included. */
export async function listApplications(actor: Actor, query: Query): Promise<Page<ApplicationLine>> {
  const page = await listPage({ ...partsOf(actor, query), count: (where) => countRows(where) });
  return { ...page, rows: page.rows.map(toLine) };
}

/** All of them, as the list stands: for Export. */
export async function* exportApplications(actor: Actor, query: Query): AsyncGenerator<ApplicationLine> {
  for await (const row of streamRows(partsOf(actor, query))) yield toLine(row);
}

function partsOf(actor: Actor, query: Query) {
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

async function countRows(where: SQL | undefined): Promise<number> {
  const [row] = await database()
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(application)
    .leftJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .where(where);
  return row?.count ?? 0;
}
