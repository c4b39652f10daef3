import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { countRows } from "#app/db/lists/count-rows.server.ts";
import { suggestion } from "#app/db/schema/suggestions.ts";
import { suggestionPermissions } from "../../suggestion-permissions.ts";

/** What waits for the content desk: the badge. */
export async function countSuggestions(actor: Actor): Promise<number> {
  if (!suggestionPermissions.can(actor, "suggestion.decide")) return 0;
  return countRows(suggestion, eq(suggestion.status, "open"));
}
