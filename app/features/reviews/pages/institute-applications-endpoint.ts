import { redirect } from "react-router";
import type { Route } from "./+types/institute-applications-endpoint";

/** The list lives in the dashboard; this short address leads there, filters and all. */
export function loader({ url }: Route.LoaderArgs) {
  const parameters = new URLSearchParams(url.search);
  parameters.set("tab", "applications");
  return redirect(`/institute/dashboard?${parameters}`);
}
