import { istDate } from "#app/core/clock.ts";
import { seenColumns } from "#app/core/desk-lists.ts";
import { type CsvColumn, csvResponse } from "#app/core/lists/csv.server.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { partnershipList } from "../partnership-list.ts";
import { listPartnerships, type PartnershipLine } from "../server/partnerships/list-partnerships.server.ts";
import type { Route } from "./+types/partnerships-export-page";

const columns: CsvColumn<PartnershipLine>[] = [
  { header: "Number", value: (row) => row.number },
  { header: "Institute", value: (row) => row.name },
  { header: "Type", value: (row) => row.type },
  { header: "Place", value: (row) => row.place },
  { header: "Status", value: (row) => row.statusLabel },
  { header: "Sent", value: (row) => row.submittedAt },
  { header: "Answer by", value: (row) => row.dueAt },
  { header: "Late", value: (row) => row.isLate },
];

/** What the list shows, whole (T28). */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const query = parseListQuery(partnershipList, request.url);
  const rows = await listPartnerships.exportAll(await getActor(context), query);
  return csvResponse(`partnerships-${istDate()}.csv`, seenColumns(columns, url.search), rows);
}
