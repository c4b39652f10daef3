import { istDate } from "#app/core/clock.ts";
import { seenColumns } from "#app/core/desk-lists.ts";
import { type CsvColumn, csvResponse } from "#app/core/lists/csv.server.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { programmeMachine } from "#app/features/giving/programme-status.ts";
import { openOrganisation } from "#app/features/giving/server/open-organisation.server.ts";
import { csrProgrammeList } from "../csr-lists.ts";
import type { csrProgrammeRow } from "../csr-programme-row.ts";
import { exportCsrProgrammes } from "../server/programmes/export-csr-programmes.server.ts";
import type { Route } from "./+types/csr-programs-export-page";

type Row = ReturnType<typeof csrProgrammeRow>;

const rupees = (amount: number) => amount / 100;

const columns: CsvColumn<Row>[] = [
  { header: "Program", value: (row) => row.title },
  { header: "Schedule VII item", value: (row) => row.item },
  { header: "Ongoing", value: (row) => row.isOngoing },
  { header: "Budget (INR)", value: (row) => rupees(row.budget) },
  { header: "Spent (INR)", value: (row) => rupees(row.spent) },
  { header: "Utilisation %", value: (row) => row.utilisation },
  { header: "Completion %", value: (row) => row.completion },
  { header: "Students", value: (row) => row.students },
  { header: "First day", value: (row) => row.startsOn },
  { header: "Last day", value: (row) => row.endsOn },
  { header: "Status", value: (row) => programmeMachine.states[row.status].label },
  { header: "Implementing partner", value: (row) => row.partner },
  { header: "CSR-1", value: (row) => row.csr1 },
];

/** The programs table as it is filtered, whole (T28). */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const query = parseListQuery(csrProgrammeList, request.url);
  const actor = await getActor(context);
  // Refused before the first byte is sent.
  await openOrganisation(actor);
  return csvResponse(
    `csr-programs-${istDate()}.csv`,
    seenColumns(columns, url.search),
    exportCsrProgrammes(actor, query),
  );
}
