import { desc, eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { story } from "#app/db/schema/stories.ts";
import { type StoryStatus, storyMachine } from "../../stories/story-status.ts";
import { storyPermissions } from "../../story-permissions.ts";

export type OwnStory = {
  id: string;
  status: StoryStatus;
  reason: string | null;
  text: string;
  canWithdraw: boolean;
};

/** The latest story this student shared. */
export async function findOwnStory(actor: Actor): Promise<OwnStory | null> {
  storyPermissions.assertCan(actor, "story.see_own");
  if (!actor.studentId) return null;
  const [row] = await database()
    .select()
    .from(story)
    .where(eq(story.studentId, actor.studentId))
    .orderBy(desc(story.createdAt), desc(story.id))
    .limit(1);
  if (!row) return null;
  return {
    id: row.id,
    status: row.status,
    reason: row.status === "rejected" ? row.reason : null,
    text: row.text,
    canWithdraw: "withdraw" in storyMachine.transitions[row.status],
  };
}
