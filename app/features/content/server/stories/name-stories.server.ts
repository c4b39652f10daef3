import { inArray } from "drizzle-orm";
import type { ManyNames } from "#app/core/forms/many-button.server.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { story } from "#app/db/schema/stories.ts";
import { storyPermissions } from "../../story-permissions.ts";

/** Whose the ticked stories are, for the question before a step and the word after it. */
export async function nameStories(actor: Actor, ticked: readonly { id: string }[]): Promise<ManyNames> {
  storyPermissions.assertCan(actor, "story.decide");
  const ids = ticked.map(({ id }) => id);
  const rows = await database().select().from(story).where(inArray(story.id, ids));
  return new Map(
    rows.map(({ id, shownName, scholarship }) => [id, { name: `${shownName}, ${scholarship}` }]),
  );
}
