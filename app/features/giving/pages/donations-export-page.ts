import { istDate } from "#app/core/clock.ts";
import { seenColumns } from "#app/core/desk-lists.ts";
import { type CsvColumn, csvResponse } from "#app/core/lists/csv.server.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { donationList } from "../donation-list.ts";
import type { DonationLine } from "../donation-view.ts";
import { exportDonations } from "../server/donations/export-donations.server.ts";
import type { Route } from "./+types/donations-export-page";

const columns: CsvColumn<DonationLine>[] = [
  { header: "Number", value: (row) => row.number },
  { header: "Program", value: (row) => row.programme },
  { header: "Amount (INR)", value: (row) => row.amountPaise / 100 },
  { header: "Returned (INR)", value: (row) => row.refundedPaise / 100 },
  { header: "Students", value: (row) => row.students },
  { header: "Date", value: (row) => row.date },
  { header: "Status", value: (row) => row.statusLabel },
  {
    header: "Impact",
    value: (row) => (row.impact === null ? "" : row.impact === "high" ? "High" : "Medium"),
  },
  { header: "Receipt", value: (row) => row.receiptNumber },
];

/** What the list shows, whole (T28). */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const rows = await exportDonations(await getActor(context), parseListQuery(donationList, request.url));
  return csvResponse(`donations-${istDate()}.csv`, seenColumns(columns, url.search), rows);
}
