import { formatDate, istDate } from "#app/core/clock.ts";
import { type CsvColumn, csvResponse } from "#app/core/csv.server.ts";
import { parseListQuery } from "#app/core/list-query.ts";
import { getActor } from "#app/core/request-context.ts";
import { applicationList } from "../application-list.ts";
import { applicationMachine } from "../application-status.ts";
import type { ApplicationLine } from "../application-view.ts";
import { exportApplications } from "../server/export-applications.server.ts";
import type { Route } from "./+types/applications-export-page";

const columns: CsvColumn<ApplicationLine>[] = [
  { header: "Number", value: (row) => row.number },
  { header: "Scholarship", value: (row) => row.scholarship ?? "Assisted application" },
  { header: "Provider", value: (row) => row.provider },
  { header: "Amount", value: (row) => row.amount },
  { header: "Applied date", value: (row) => row.appliedAt && formatDate(new Date(row.appliedAt)) },
  { header: "Status", value: (row) => applicationMachine.states[row.status].label },
];

/** What My Applications shows, whole (T28). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const rows = exportApplications(await getActor(context), parseListQuery(applicationList, request.url));
  return csvResponse(`applications-${istDate()}.csv`, columns, rows);
}
