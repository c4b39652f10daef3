import { eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import { notFound } from "#app/core/requests/errors.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { story } from "#app/db/schema/stories.ts";

export type StoryRow = typeof story.$inferSelect;

/** The row, locked, so that of two decisions at once one waits and then sees what the other did (T39). */
export async function lockStory(tx: Tx, storyId: string): Promise<StoryRow> {
  const [row] = isId(storyId) ? await tx.select().from(story).where(eq(story.id, storyId)).for("update") : [];
  if (!row) throw notFound("There is no such story.");
  return row;
}
