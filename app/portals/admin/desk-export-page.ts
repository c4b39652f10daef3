import { getActor } from "#app/core/request-context.ts";
import type { Route } from "./+types/desk-export-page";
import { exportDeskList } from "./export-desk-list.server.ts";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  return exportDeskList(await getActor(context), params.list, url);
}
