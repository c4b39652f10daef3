import { istDate } from "#app/core/clock.ts";
import { seenColumns } from "#app/core/desk-lists.ts";
import { type CsvColumn, csvResponse } from "#app/core/lists/csv.server.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { enquiryList } from "../enquiry-list.ts";
import type { EnquiryLine } from "../server/enquiries/enquiry-query.server.ts";
import { exportEnquiries } from "../server/enquiries/export-enquiries.server.ts";
import type { Route } from "./+types/enquiries-export-page";

const columns: CsvColumn<EnquiryLine>[] = [
  { header: "Number", value: (row) => row.number },
  { header: "Name", value: (row) => row.name },
  { header: "Subject", value: (row) => row.subject },
  { header: "Status", value: (row) => row.statusLabel },
  { header: "Sent", value: (row) => row.sentAt },
  { header: "Reply by", value: (row) => row.replyBy },
  { header: "Late", value: (row) => row.isLate },
];

/** What the list shows, whole (T28). */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const rows = await exportEnquiries(await getActor(context), parseListQuery(enquiryList, request.url));
  return csvResponse(`enquiries-${istDate()}.csv`, seenColumns(columns, url.search), rows);
}
