import { istDate } from "#app/core/clock.ts";
import { seenColumns } from "#app/core/desk-lists.ts";
import { type CsvColumn, csvResponse } from "#app/core/lists/csv.server.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { counsellorList } from "../counsellors/counsellor-list.ts";
import { giftsOf } from "../counsellors/counsellor-words.ts";
import type { CounsellorLine } from "../server/counsellors/counsellor-rows.server.ts";
import { exportCounsellors } from "../server/counsellors/export-counsellors.server.ts";
import type { Route } from "./+types/counsellor-export-page";

const columns: CsvColumn<CounsellorLine>[] = [
  { header: "Name", value: (row) => row.name },
  { header: "Gives", value: (row) => giftsOf(row.serves) },
  { header: "Speaks", value: (row) => row.languages.join(", ") },
  { header: "Still to come", value: (row) => String(row.open) },
  { header: "State", value: (row) => (row.active ? "Gives sessions" : "Away") },
];

/** What the list shows, whole (T28). */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const query = parseListQuery(counsellorList, request.url);
  const rows = await exportCounsellors(await getActor(context), query);
  return csvResponse(`counsellors-${istDate()}.csv`, seenColumns(columns, url.search), rows);
}
