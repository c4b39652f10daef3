import { redirect } from "react-router";
import type { Route } from "./+types/moved-file";

/** "….csv" beside a list's page is "…/export" under it, as of every list. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`${url.pathname.replace(/\.csv$/, "/export")}${url.search}`, 308);
}
