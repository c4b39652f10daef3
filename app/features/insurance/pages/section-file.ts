import { notFound } from "#app/core/requests/errors.ts";
import { sectionExports } from "../server/lists/section-export-rows.server.ts";
import type { Route } from "./+types/section-file";

/** What a section's list shows, whole, as CSV (T28). */
export function loader({ url, params, context }: Route.LoaderArgs) {
  const section = Object.hasOwn(sectionExports, params.section) ? sectionExports[params.section] : undefined;
  if (!section) throw notFound("There is no such list.");
  return section.loader({ url, context });
}
