import { financialYearLabel } from "#app/core/clock.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { csrYearParameter } from "../csr-year-parameter.ts";
import { csr2Figures } from "../server/reports/csr2-figures.server.ts";
import type { Route } from "./+types/csr2-json-file";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { year, lines } = await csr2Figures(await getActor(context), csrYearParameter(request.url));
  const label = financialYearLabel(year);
  return new Response(JSON.stringify({ form: "CSR-2", financialYear: label, lines }, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="csr-2-${label}.json"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
