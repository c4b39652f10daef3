import { istDate } from "#app/core/clock.ts";
import { type CsvColumn, csvResponse } from "#app/core/csv.server.ts";
import { parseListQuery } from "#app/core/list-query.ts";
import { getActor } from "#app/core/request-context.ts";
import { donationList } from "../donation-list.ts";
import type { DonationLine } from "../donation-view.ts";
import { exportAllDonations } from "../server/export-all-donations.server.ts";
import type { Route } from "./+types/donations-desk-export-page";

const columns: CsvColumn<DonationLine>[] = [
  { header: "Donation", value: (row) => row.number },
  { header: "Given by", value: (row) => row.giver },
  { header: "Program", value: (row) => row.programme },
  { header: "Amount (INR)", value: (row) => (row.amountPaise / 100).toFixed(2) },
  { header: "Returned (INR)", value: (row) => (row.refundedPaise / 100).toFixed(2) },
  { header: "Students", value: (row) => row.students },
  { header: "Date", value: (row) => row.date },
  { header: "Status", value: (row) => row.statusLabel },
  { header: "Receipt", value: (row) => row.receiptNumber },
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const rows = await exportAllDonations(await getActor(context), parseListQuery(donationList, url));
  return csvResponse(`all-donations-${istDate()}.csv`, columns, rows);
}
