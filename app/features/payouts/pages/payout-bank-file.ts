import { type CsvColumn, csvResponse } from "#app/core/lists/csv.server.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { type BankLine, exportPayouts } from "../server/batches/export-payouts.server.ts";
import type { Route } from "./+types/payout-bank-file";

const columns: CsvColumn<BankLine>[] = [
  { header: "Payment reference", value: (row) => row.number },
  { header: "Beneficiary name", value: (row) => row.name },
  { header: "Beneficiary account number", value: (row) => row.account },
  { header: "IFSC", value: (row) => row.ifsc },
  { header: "Amount (INR)", value: (row) => row.rupees },
  { header: "Narration", value: () => "SCHOLARSHIP" },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { number, rows } = await exportPayouts(await getActor(context), params.batchId);
  return csvResponse(`payouts-${number}.csv`, columns, rows);
}
