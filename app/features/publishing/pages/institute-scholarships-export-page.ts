import { istDate } from "#app/core/clock.ts";
import { seenColumns } from "#app/core/desk-lists.ts";
import { type CsvColumn, csvResponse } from "#app/core/lists/csv.server.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import type { OwnScholarshipLine } from "../own-scholarship.ts";
import { ownScholarshipList } from "../own-scholarship-list.ts";
import { listOwnScholarships } from "../server/list-own-scholarships.server.ts";
import type { Route } from "./+types/institute-scholarships-export-page";

const columns: CsvColumn<OwnScholarshipLine>[] = [
  { header: "Scholarship", value: (row) => row.name },
  { header: "Amount in words", value: (row) => row.amount },
  { header: "Amount (INR)", value: (row) => row.amountPaise && row.amountPaise / 100 },
  { header: "Duration", value: (row) => row.duration },
  { header: "Applicants", value: (row) => row.applicants },
  { header: "Selected", value: (row) => row.selected },
  { header: "Deadline", value: (row) => row.deadline },
  { header: "Status", value: (row) => row.statusLabel },
];

/** What the tab shows, whole (T28). */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const query = parseListQuery(ownScholarshipList, request.url);
  const rows = await listOwnScholarships.exportAll(await getActor(context), query);
  return csvResponse(`scholarships-${istDate()}.csv`, seenColumns(columns, url.search), rows);
}
