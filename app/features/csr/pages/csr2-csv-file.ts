import { financialYearLabel } from "#app/core/clock.ts";
import { csvResponse } from "#app/core/lists/csv.server.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { csrYearParameter } from "../csr-year-parameter.ts";
import { csr2Figures } from "../server/reports/csr2-figures.server.ts";
import type { Route } from "./+types/csr2-csv-file";

/** As the form takes it; in a file it is a number, and a loss stays one. */
const amount = /^-?\d+\.\d{2}$/;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { year, lines } = await csr2Figures(await getActor(context), csrYearParameter(request.url));
  return csvResponse(
    `csr-2-${financialYearLabel(year)}.csv`,
    [
      { header: "Part", value: (line) => line.part },
      { header: "Item", value: (line) => line.item },
      { header: "Value", value: (line) => (amount.test(line.value) ? "" : line.value) },
      { header: "Amount (INR)", value: (line) => (amount.test(line.value) ? Number(line.value) : null) },
    ],
    lines,
  );
}
