import { istDate } from "#app/core/clock.ts";
import { seenColumns } from "#app/core/desk-lists.ts";
import { type CsvColumn, csvResponse } from "#app/core/lists/csv.server.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { rosterList } from "../roster-list.ts";
import type { RosterLine } from "../roster-view.ts";
import { listRoster } from "../server/roster/list-roster.server.ts";
import type { Route } from "./+types/roster-export-page";

const columns: CsvColumn<RosterLine>[] = [
  { header: "Admission number", value: (row) => row.admissionNumber },
  { header: "Name", value: (row) => row.name },
  { header: "Date of birth", value: (row) => row.birthDay },
  { header: "Gender", value: (row) => row.gender },
  { header: "Class or course", value: (row) => row.course },
  { header: "Year", value: (row) => row.year },
  { header: "Phone", value: (row) => row.phone },
  { header: "Enrolment", value: (row) => row.statusLabel },
];

/** What the tab shows, whole (T28). */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const rows = await listRoster.exportAll(await getActor(context), parseListQuery(rosterList, request.url));
  return csvResponse(`students-${istDate()}.csv`, seenColumns(columns, url.search), rows);
}
