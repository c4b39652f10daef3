import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { storyPermissions } from "../../story-permissions.ts";
import { changeStory } from "./change-story.server.ts";
import { lockStory } from "./lock-story.server.ts";

/** As easy as sharing it was (T34): one button, at once. */
export async function withdrawStory(actor: Actor, storyId: string): Promise<void> {
  await inTransaction(async (tx) => {
    const row = await lockStory(tx, storyId);
    storyPermissions.assertCan(actor, "story.withdraw", row);
    // Pressed twice it is taken back once.
    if (row.status === "withdrawn") return;
    await changeStory(tx, actor, row, "withdraw");
  });
}
