import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { type EventOf, next } from "#app/core/state-machine.ts";
import { quoteWords } from "#app/core/words/language-of-words.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { bumpContent } from "#app/db/content-version.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { story } from "#app/db/schema/stories.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { storyNotices } from "../../messages/story-notices.messages.server.ts";
import { type StoryStatus, storyMachine } from "../../stories/story-status.ts";
import type { StoryRow } from "./lock-story.server.ts";

/** The one way a story changes its status: by the machine, audited; its student is told, the public page renewed. */
export async function changeStory(
  tx: Tx,
  actor: Actor,
  row: StoryRow,
  event: EventOf<typeof storyMachine>,
  reason: string | null = null,
): Promise<void> {
  const to = next(storyMachine, row.status, event, actor);
  await tx
    .update(story)
    .set({ status: to, decidedAt: now(), decidedBy: actor.userId, reason })
    .where(eq(story.id, row.id));
  await writeAudit(tx, {
    chain: `story:${row.id}`,
    actor,
    event: `story.${event}`,
    from: row.status,
    to,
    details: reason ? { reason } : {},
  });
  if (actor.userId !== row.userId && to !== "pending") await tell(tx, row, to, reason);
  if (to === "approved" || row.status === "approved") await bumpContent(tx, "stories");
}

/** In the student's language; a reason is the desk's own sentence. */
async function tell(
  tx: Tx,
  row: StoryRow,
  to: Exclude<StoryStatus, "pending">,
  reason: string | null,
): Promise<void> {
  await notify(tx, row.userId, {
    studentId: row.studentId,
    type: to === "approved" ? "success" : "info",
    inWords: (language) => {
      const { title, message } = storyNotices[language][to];
      return { title, message: reason ? quoteWords(reason, language) : message };
    },
    link: "/student/stories/new",
    dedupeKey: `story:${row.id}:${to}`,
  });
}
