import { financialYearLabel, istDate } from "#app/core/clock.ts";
import { seenColumns } from "#app/core/desk-lists.ts";
import { isId } from "#app/core/id.ts";
import { type CsvColumn, csvResponse } from "#app/core/lists/csv.server.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { openOrganisation } from "#app/features/giving/server/open-organisation.server.ts";
import { type CsrSpendLine, csrSpendList } from "../csr-lists.ts";
import { spendKinds } from "../csr-options.ts";
import { listCsrSpends } from "../server/spends/list-csr-spends.server.ts";
import type { Route } from "./+types/csr-spending-export-page";

const columns: CsvColumn<CsrSpendLine>[] = [
  { header: "Date", value: (line) => line.spentOn },
  { header: "Program", value: (line) => line.programme },
  { header: "Voucher", value: (line) => line.voucher },
  { header: "For", value: (line) => spendKinds[line.kind] },
  { header: "What was paid", value: (line) => line.note },
  { header: "Amount (INR)", value: (line) => line.amountPaise / 100 },
  {
    header: "Unspent CSR Account of",
    value: (line) => (line.fromYear === null ? "" : financialYearLabel(line.fromYear)),
  },
  { header: "Papers", value: (line) => line.papers },
  { header: "Taken back", value: (line) => line.isReversal || line.isReversed },
  { header: "Why taken back", value: (line) => line.reason },
  { header: "Booked by", value: (line) => line.madeBy },
  { header: "Approved by", value: (line) => line.checkedBy },
];

/** The vouchers as they are filtered, whole (T28). */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const program = new URL(request.url).searchParams.get("program");
  const query = parseListQuery(csrSpendList, request.url);
  // An id that is none belongs to nobody: the file is empty.
  const wanted = program === null || isId(program) ? program : noId;
  const actor = await getActor(context);
  // Refused before the first byte is sent.
  await openOrganisation(actor);
  const lines = listCsrSpends.all(actor, query, wanted);
  return csvResponse(`csr-spending-${istDate()}.csv`, seenColumns(columns, url.search), lines);
}

const noId = "00000000-0000-0000-0000-000000000000";
