import { redirect } from "react-router";
import { accountRoles } from "#app/core/portals/roles.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { dashboardPath } from "#app/core/requests/session-hint.ts";
import type { Route } from "./+types/own-portal-endpoint";

/** One address for everybody's dashboard: the header's link before script knows who is signed in. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const type = accountRoles.find((role) => role === actor.role);
  throw redirect(type ? dashboardPath(type) : "/login");
}
