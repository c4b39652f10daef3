import { asc, eq } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { story } from "#app/db/schema/stories.ts";
import { storyPermissions } from "../../story-permissions.ts";

export type WaitingStory = {
  id: string;
  name: string;
  place: string;
  course: string;
  scholarship: string;
  amount: string;
  year: number;
  rating: number;
  text: string;
  sharedAt: string;
};

const MOST = 50;

/** The oldest first: they have waited longest. */
export async function listWaitingStories(actor: Actor): Promise<WaitingStory[]> {
  storyPermissions.assertCan(actor, "story.list_waiting");
  const rows = await database()
    .select()
    .from(story)
    .where(eq(story.status, "pending"))
    .orderBy(asc(story.createdAt), asc(story.id))
    .limit(MOST);
  return rows.map((row) => ({
    id: row.id,
    name: row.shownName,
    place: `${row.place}, ${row.state}`,
    course: row.course,
    scholarship: row.scholarship,
    amount: row.amount,
    year: row.year,
    rating: row.rating,
    text: row.text,
    sharedAt: formatDateTime(row.createdAt),
  }));
}
