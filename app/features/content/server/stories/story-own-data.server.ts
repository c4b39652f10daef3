import { asc, eq } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import { bumpContent } from "#app/db/content-version.server.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { story } from "#app/db/schema/stories.ts";
import type {
  DataSubject,
  OwnDataRoom,
} from "#app/features/identity/server/own-data/own-data-rooms.server.ts";
import { storyMachine } from "../../stories/story-status.ts";

async function collect({ userId }: DataSubject): Promise<unknown> {
  const rows = await database()
    .select()
    .from(story)
    .where(eq(story.userId, userId))
    .orderBy(asc(story.createdAt));
  return rows.map((row) => ({
    status: storyMachine.states[row.status].label,
    sharedAt: formatDateTime(row.createdAt),
    name: row.shownName,
    place: `${row.place}, ${row.state}`,
    course: row.course,
    scholarship: row.scholarship,
    amount: row.amount,
    year: row.year,
    story: row.text,
  }));
}

/** No retention period keeps a story: it goes whole, from the public page too. */
async function erase(tx: Tx, { userId }: DataSubject): Promise<void> {
  const gone = await tx.delete(story).where(eq(story.userId, userId)).returning({ status: story.status });
  if (gone.some(({ status }) => status === "approved")) await bumpContent(tx, "stories");
}

export const storyOwnData: OwnDataRoom = { name: "stories", collect, erase };
