import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { storyPermissions } from "../../story-permissions.ts";
import { changeStory } from "./change-story.server.ts";
import { lockStory } from "./lock-story.server.ts";

/** The desk has read it: from now on it stands on /success. */
export async function approveStory(actor: Actor, storyId: string): Promise<void> {
  storyPermissions.assertCan(actor, "story.decide");
  await inTransaction(async (tx) => changeStory(tx, actor, await lockStory(tx, storyId), "approve"));
}
