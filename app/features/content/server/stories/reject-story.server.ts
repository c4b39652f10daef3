import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { storyPermissions } from "../../story-permissions.ts";
import { changeStory } from "./change-story.server.ts";
import { lockStory } from "./lock-story.server.ts";

/** Never without a reason: the student reads it. */
export async function rejectStory(actor: Actor, storyId: string, reason: string): Promise<void> {
  storyPermissions.assertCan(actor, "story.decide");
  await inTransaction(async (tx) => changeStory(tx, actor, await lockStory(tx, storyId), "reject", reason));
}
