import { getActor } from "#app/core/request-context.ts";
import { exportDeskList } from "../server/export-desk-list.server.ts";
import type { Route } from "./+types/desk-export-page";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  return exportDeskList(await getActor(context), params.list, url);
}
