import { redirect } from "react-router";
import { getActor } from "#app/core/requests/request-context.ts";
import { staffList } from "#app/features/identity/staff/staff-list.ts";
import type { Route } from "./+types/desk-export-page";
import { exportDeskList } from "./export-desk-list.server.ts";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  // A list with a descriptor has its file beside its page.
  if (params.list === staffList.name) throw redirect(`${staffList.path}/export${url.search}`, 308);
  return exportDeskList(await getActor(context), params.list, url);
}
