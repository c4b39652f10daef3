import { istDate } from "#app/core/clock.ts";
import { seenColumns } from "#app/core/desk-lists.ts";
import { csvResponse } from "#app/core/lists/csv.server.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { meritColumns } from "../merit-line.ts";
import { reviewList } from "../review-list.ts";
import { exportReviews } from "../server/lists/export-reviews.server.ts";
import type { Route } from "./+types/applications-export-page";

/** What the list shows, whole, with what a merit list needs (T28, D27). */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const rows = await exportReviews(await getActor(context), parseListQuery(reviewList, request.url));
  return csvResponse(`applications-${istDate()}.csv`, seenColumns(meritColumns, url.search), rows);
}
