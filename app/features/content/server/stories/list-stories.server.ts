import { and, desc, eq, exists, isNull } from "drizzle-orm";
import { env } from "#app/core/settings/env.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { consent } from "#app/db/schema/consents.ts";
import { story } from "#app/db/schema/stories.ts";
import type { Story } from "../../data/story.ts";
import { demoStories } from "./demo-stories.server.ts";

/** The newest ones; the page is for reading, not for counting. */
const MOST = 60;

/** What /success shows: in the demo the six of the specification; what students shared and still consent to. */
export async function listStories(): Promise<Story[]> {
  const stillConsents = database()
    .select({ id: consent.id })
    .from(consent)
    .where(
      and(
        eq(consent.userId, story.userId),
        eq(consent.studentId, story.studentId),
        eq(consent.purpose, "share_story"),
        isNull(consent.withdrawnAt),
      ),
    );
  const shared = await database()
    .select()
    .from(story)
    .where(and(eq(story.status, "approved"), exists(stillConsents)))
    .orderBy(desc(story.createdAt), desc(story.id))
    .limit(MOST);
  return [...(env().isDemo ? demoStories : []), ...shared.map(toStory)];
}

function toStory(row: typeof story.$inferSelect): Story {
  return {
    id: row.id,
    name: row.shownName,
    location: `${row.place}, ${row.state}`,
    course: row.course,
    scholarship: row.scholarship,
    amount: row.amount,
    rating: row.rating,
    story: row.text,
    image: row.portrait,
    year: row.year,
    level: row.level,
    state: row.state,
  };
}
