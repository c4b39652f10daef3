import { istDate } from "#app/core/clock.ts";
import { seenColumns } from "#app/core/desk-lists.ts";
import { type CsvColumn, csvResponse } from "#app/core/lists/csv.server.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { exportAudit } from "../../server/audit/export-audit.server.ts";
import { auditList } from "../../staff/security-lists.ts";
import type { AuditView } from "../../staff/security-views.ts";
import type { Route } from "./+types/security-audit-export-page";

const columns: CsvColumn<AuditView>[] = [
  { header: "When", value: (row) => row.at },
  { header: "Who", value: (row) => row.who },
  { header: "Event", value: (row) => row.event },
  { header: "Subject", value: (row) => row.subject },
  { header: "Network", value: (row) => row.network },
  { header: "Change", value: (row) => row.change },
  { header: "Details", value: (row) => row.details },
];

/** What the explorer shows, whole (T28). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const rows = await exportAudit(await getActor(context), parseListQuery(auditList, url));
  return csvResponse(`audit-${istDate()}.csv`, seenColumns(columns, url.search), rows);
}
