import { istDate } from "#app/core/clock.ts";
import { seenColumns } from "#app/core/desk-lists.ts";
import { type CsvColumn, csvResponse } from "#app/core/lists/csv.server.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import type { FraudAlertView } from "../fraud/fraud-alert-view.ts";
import { fraudList } from "../fraud/fraud-list.ts";
import { exportFraudAlerts } from "../server/fraud/export-fraud-alerts.server.ts";
import type { Route } from "./+types/fraud-export-page";

const columns: CsvColumn<FraudAlertView>[] = [
  { header: "Found", value: (row) => row.detectedAt },
  { header: "Type", value: (row) => row.type },
  { header: "Severity", value: (row) => row.severityLabel },
  { header: "Status", value: (row) => row.statusLabel },
  { header: "Summary", value: (row) => row.summary },
  {
    header: "Evidence",
    value: (row) => row.evidence.map(({ label, value }) => `${label}: ${value}`).join("; "),
  },
  { header: "Note", value: (row) => row.note },
  { header: "Decided", value: (row) => row.decided },
];

/** What the list shows, whole (T28). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const rows = await exportFraudAlerts(await getActor(context), parseListQuery(fraudList, url));
  return csvResponse(`fraud-alerts-${istDate()}.csv`, seenColumns(columns, url.search), rows);
}
