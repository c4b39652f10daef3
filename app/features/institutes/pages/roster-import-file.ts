import { type CsvColumn, csvResponse } from "#app/core/lists/csv.server.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { listImports } from "../server/roster/list-imports.server.ts";
import type { Route } from "./+types/roster-import-file";

const columns: CsvColumn<{ line: number; errors: string[] }>[] = [
  { header: "Line", value: ({ line }) => line },
  { header: "What is wrong", value: ({ errors }) => errors.join(" ") },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { problems } = await listImports.one(await getActor(context), params.importId);
  return csvResponse("import-report.csv", columns, problems);
}
