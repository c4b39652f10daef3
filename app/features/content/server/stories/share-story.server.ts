import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, forbidden, unauthenticated } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { isUniqueViolation } from "#app/db/opening/query-error.server.ts";
import { story } from "#app/db/schema/stories.ts";
import { student } from "#app/db/schema/students.ts";
import { needsGuardian } from "#app/features/identity/rules/guardian-rules.ts";
import { findGuardianConsent } from "#app/features/identity/server/consents/find-guardian-consent.server.ts";
import { recordConsent } from "#app/features/identity/server/consents/record-consent.server.ts";
import type { StoryNameChoice } from "../../data/story-options.ts";
import type { StoryInput } from "../../forms/story-schema.ts";
import { storyMessages } from "../../messages/story.messages.server.ts";
import { storyMachine } from "../../stories/story-status.ts";
import { storyPermissions } from "../../story-permissions.ts";

/** Keeps a student's story with the consent to show it. Nobody sees it before the desk has approved it. */
export async function shareStory(actor: Actor, input: StoryInput): Promise<{ storyId: string }> {
  storyPermissions.assertCan(actor, "story.share");
  const { userId, studentId } = actor;
  if (userId === null || !studentId) throw unauthenticated();
  const name = await checkedName(studentId, storyMessages[actor.language].errors);
  const { showName, consent: _, ...fields } = input;
  const storyId = newId();
  try {
    await inTransaction(async (tx) => {
      const { language } = actor;
      const words = storyMessages[language].fields.consent;
      await recordConsent(actor, { purpose: "share_story", language, words });
      await tx.insert(story).values({
        ...fields,
        id: storyId,
        userId,
        studentId,
        status: storyMachine.initial,
        shownName: shownName(name, showName),
        createdAt: now(),
      });
      await writeAudit(tx, {
        chain: `story:${storyId}`,
        actor,
        event: "story.shared",
        to: storyMachine.initial,
        details: { showName },
      });
    });
  } catch (error) {
    if (!isUniqueViolation(error, "story_alive_key")) throw error;
    throw conflict(storyMessages[actor.language].errors.oneStory, "one_story");
  }
  return { storyId };
}

/** T35: under 18 a parent or guardian has agreed before; of whom we do not know the age we publish nothing. */
async function checkedName(
  studentId: string,
  words: { readonly ageUnknown: string; readonly guardian: string },
): Promise<string | null> {
  const [row] = await database().select().from(student).where(eq(student.id, studentId));
  if (!row?.birthDay) throw forbidden(words.ageUnknown);
  if (needsGuardian(row.birthDay) && !(await findGuardianConsent(studentId))) {
    throw forbidden(words.guardian);
  }
  return row.name;
}

function shownName(name: string | null, choice: StoryNameChoice): string {
  if (!name || choice === "none") return "A student";
  return choice === "first" ? (name.split(" ")[0] ?? name) : name;
}
