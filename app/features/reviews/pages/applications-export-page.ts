import { istDate } from "#app/core/clock.ts";
import { type CsvColumn, csvResponse } from "#app/core/csv.server.ts";
import { parseListQuery } from "#app/core/list-query.ts";
import { getActor } from "#app/core/request-context.ts";
import { applicationMachine } from "#app/features/applications/application-status.ts";
import { reviewList } from "../review-list.ts";
import type { ReviewLine } from "../review-view.ts";
import { exportReviews } from "../server/export-reviews.server.ts";
import type { Route } from "./+types/applications-export-page";

const columns: CsvColumn<ReviewLine>[] = [
  { header: "Number", value: (row) => row.number },
  { header: "Student", value: (row) => row.student },
  { header: "Scholarship", value: (row) => row.scholarship },
  { header: "Applied", value: (row) => istDate(new Date(row.appliedAt)) },
  { header: "Status", value: (row) => applicationMachine.states[row.status].label },
  { header: "Score", value: (row) => (row.score === null ? null : Number(row.score)) },
  { header: "Due", value: (row) => row.dueAt },
  { header: "Late", value: (row) => row.isLate },
  { header: "Waiting list", value: (row) => row.isWaiting },
];

/** What the list shows, whole (T28). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const rows = await exportReviews(await getActor(context), parseListQuery(reviewList, request.url));
  return csvResponse(`applications-${istDate()}.csv`, columns, rows);
}
