import { getActor } from "#app/core/requests/request-context.ts";
import { exportTally } from "../server/export-tally.server.ts";
import type { Route } from "./+types/journal-tally-file";

export async function loader({ url, context }: Route.LoaderArgs) {
  return exportTally(await getActor(context), url);
}
