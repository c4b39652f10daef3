import { z } from "zod";
import { type Language, languages } from "#app/core/words/i18n.ts";
import { plainText } from "#app/core/words/plain-text.ts";

export const audiences = ["approved", "action_needed", "under_review", "draft"] as const;
export type Audience = (typeof audiences)[number];

export const audienceWords: Record<Audience, string> = {
  approved: "All who are approved",
  action_needed: "All who were asked to mend something",
  under_review: "All whose application is under review",
  draft: "All who began and have not sent it",
};

export type GroupWords = Partial<Record<Language, { title: string; message: string }>>;

const title = z.union([z.literal(""), plainText({ max: 80 })]).default("");
const message = z.union([z.literal(""), plainText({ max: 1200, multiline: true })]).default("");
const wordFields = Object.fromEntries(
  languages.flatMap((language) => [
    [`title_${language}`, title],
    [`message_${language}`, message],
  ]),
) as Record<`title_${Language}`, typeof title> & Record<`message_${Language}`, typeof message>;

/** In one language at least, each with both its title and its text. */
export const groupMessageSchema = z
  .object({
    scholarshipId: z.uuid("Choose the scholarship."),
    audience: z.enum(audiences, "Choose to whom."),
    ...wordFields,
  })
  .transform((value, context) => {
    const words: GroupWords = {};
    for (const language of languages) {
      const [own, text] = [value[`title_${language}`], value[`message_${language}`]];
      if (own && text) words[language] = { title: own, message: text };
      else if (own || text) {
        const path = [own ? `message_${language}` : `title_${language}`];
        context.addIssue({ code: "custom", path, message: "Write both, or leave both empty." });
      }
    }
    if (Object.keys(words).length === 0 && context.issues.length === 0) {
      const path = [`message_${languages[0]}`];
      context.addIssue({ code: "custom", path, message: "Write it in one language at least." });
    }
    return { scholarshipId: value.scholarshipId, audience: value.audience, words };
  });

export type GroupMessageInput = z.output<typeof groupMessageSchema>;

/** With the number of people that was seen: nobody is written to whom nobody has counted. */
export const sendGroupSchema = z.intersection(
  groupMessageSchema,
  z.object({ people: z.coerce.number().int().min(1) }),
);
export const settleGroupSchema = z.object({ messageId: z.uuid("Reload the page and try again.") });
/** One's own needs no reason; the verb asks for it where somebody else prepared it. */
export const cancelGroupSchema = settleGroupSchema.extend({ reason: z.string().max(300).optional() });
