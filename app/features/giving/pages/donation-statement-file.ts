import { financialYear } from "#app/core/clock.ts";
import { type CsvColumn, csvResponse } from "#app/core/lists/csv.server.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import {
  listDonationStatement,
  type StatementLine,
} from "../server/receipts/list-donation-statement.server.ts";
import type { Route } from "./+types/donation-statement-file";

const columns: CsvColumn<StatementLine>[] = [
  { header: "Sl. No.", value: (row) => row.serial },
  { header: "Pre Acknowledgement Number", value: () => "" },
  { header: "ID Code", value: (row) => row.idCode },
  { header: "Unique Identification Number of the donor", value: (row) => row.idNumber },
  { header: "Section Code", value: (row) => row.section },
  { header: "Unique Registration Number (URN)", value: (row) => row.urn },
  { header: "Date of Issuance of Unique Registration Number", value: (row) => row.urnDate },
  { header: "Name of donor", value: (row) => row.name },
  { header: "Address of donor", value: (row) => row.address },
  { header: "Donation Type", value: (row) => row.donationType },
  { header: "Mode of receipt", value: (row) => row.mode },
  { header: "Amount of donation (Indian rupees)", value: (row) => row.rupees },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const wanted = new URL(request.url).searchParams.get("year");
  const year = wanted === null ? financialYear() : Number(wanted);
  const statement = await listDonationStatement(await getActor(context), year);
  return csvResponse(`${statement.form}-${statement.year}.csv`, columns, statement.rows);
}
