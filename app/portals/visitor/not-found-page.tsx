import { data } from "react-router";
import { languageContext } from "#app/core/requests/request-context.ts";
import { NotFoundHelp } from "#app/features/scholarships/components/list/not-found-help.tsx";
import { composeNotFound } from "#app/features/scholarships/server/lists/compose-not-found.server.ts";
import type { Route } from "./+types/not-found-page";

/** Whatever has no entry in the route table ends here. */
export async function loader({ context }: Route.LoaderArgs) {
  return data(await composeNotFound("page", context.get(languageContext)), 404);
}

/** Nothing can be sent to where nothing is. */
export { loader as action };

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <NotFoundHelp view={loaderData} />;
}
