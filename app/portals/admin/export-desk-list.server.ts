import { istDate } from "#app/core/clock.ts";
import { seenColumns } from "#app/core/desk-lists.ts";
import { type CsvColumn, csvResponse } from "#app/core/lists/csv.server.ts";
import type { DeskExport } from "#app/core/lists/desk-exports.ts";
import { type ListQuery, type ListSpec, parseListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Page } from "#app/db/lists/list-page.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { listDeskApplications } from "#app/features/applications/server/lists/list-desk-applications.server.ts";
import { assistedList } from "#app/features/applications/views/desk-list.ts";
import { matterList } from "#app/features/helpdesk/matter-list.ts";
import { listMatters } from "#app/features/helpdesk/server/matters/list-matters.server.ts";
import { listErasureRequests } from "#app/features/identity/server/own-data/list-erasure-requests.server.ts";
import { listLiveSessions } from "#app/features/identity/server/sessions/list-live-sessions.server.ts";
import { erasureList, sessionList } from "#app/features/identity/staff/security-lists.ts";
import { deskScholarshipList } from "#app/features/scholarships/lists/desk-list.ts";
import { listDeskScholarships } from "#app/features/scholarships/server/lifecycle/list-desk-scholarships.server.ts";
import { deskExportColumns } from "./desk-export-columns.ts";

const ROWS_AT_ONCE = 500;

type Open = (actor: Actor, url: URL) => Promise<Response>;

const lists: Record<DeskExport, Open> = {
  sessions: openerOf("sessions", sessionList, listLiveSessions, deskExportColumns.sessions),
  "erasure-requests": openerOf(
    "erasure-requests",
    erasureList,
    listErasureRequests,
    deskExportColumns.erasureRequests,
  ),
  "regional-support": openerOf("regional-support", matterList, listMatters, deskExportColumns.matters),
  scholarships: openerOf(
    "scholarships",
    deskScholarshipList,
    listDeskScholarships,
    deskExportColumns.scholarships,
  ),
  assisted: openerOf(
    "assisted",
    assistedList,
    (actor, query) => listDeskApplications(actor, query, "assisted"),
    deskExportColumns.applications,
  ),
  escalations: openerOf(
    "escalations",
    assistedList,
    (actor, query) => listDeskApplications(actor, query, "late"),
    deskExportColumns.applications,
  ),
};

/** A list of the admin portal whole, as its page narrows it, and a note of who took it (T28). */
export async function exportDeskList(actor: Actor, name: string, url: URL): Promise<Response> {
  if (!Object.hasOwn(lists, name)) throw notFound("There is no such list.");
  return lists[name as DeskExport](actor, url);
}

function openerOf<F extends string, S extends string, Row>(
  name: DeskExport,
  spec: ListSpec<F, S>,
  read: (actor: Actor, query: ListQuery<F, S>) => Promise<Page<Row>>,
  columns: readonly CsvColumn<Row>[],
): Open {
  return async (actor, url) => {
    const query = { ...parseListQuery(spec, url), cursor: null, pageSize: ROWS_AT_ONCE };
    // The verb says who may read; only then it is noted.
    const first = await read(actor, query);
    await inTransaction((tx) =>
      writeAudit(tx, {
        chain: `account:${actor.userId}`,
        actor,
        event: "list.exported",
        details: { list: name, filters: query.filters, searched: query.search !== "" },
      }),
    );
    async function* rows(): AsyncGenerator<Row> {
      for (let page = first; ; ) {
        yield* page.rows;
        if (page.next === null) return;
        const next = parseListQuery(spec, query.toUrl({ cursor: page.next }));
        page = await read(actor, { ...next, pageSize: ROWS_AT_ONCE });
      }
    }
    return csvResponse(`${name}-${istDate()}.csv`, seenColumns(columns, url.search), rows());
  };
}
