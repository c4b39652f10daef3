import { z } from "zod";
import { istDate } from "#app/core/clock.ts";
import { tickedIds } from "#app/core/forms/ticked-rows.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import {
  storyLevelValues,
  storyNameValues,
  storyPortraitValues,
  storyStates,
} from "../data/story-options.ts";
import type { storyEn } from "../messages/story.en.ts";

const firstYear = 2015;

type StoryErrors = { readonly [name in keyof (typeof storyEn)["errors"]]: string };

/**
 * A student's own success story (spec 1, Success story: its fields), and the consent that goes with it. Refuses
 * in its reader's language.
 */
export function storySchema(words: StoryErrors) {
  const line = (max: number, required: string) =>
    plainText({ max, required, tooLong: words.tooLong, forbidden: words.hidden });
  return z.object({
    showName: z.enum(storyNameValues, words.showName),
    place: line(60, words.place),
    state: z.enum(storyStates, words.state),
    course: line(60, words.course),
    level: z.enum(storyLevelValues, words.level),
    scholarship: line(80, words.scholarship),
    amount: line(40, words.amount),
    year: z.coerce
      .number(words.year)
      .int(words.year)
      .min(firstYear, words.yearEarly)
      .refine((year) => year <= Number(istDate().slice(0, 4)), words.yearLate),
    rating: z.coerce.number(words.rating).int(words.rating).min(1, words.rating).max(5, words.rating),
    text: plainText({
      min: 40,
      max: 600,
      multiline: true,
      required: words.text,
      tooShort: words.textShort,
      tooLong: words.textLong,
      forbidden: words.hidden,
    }),
    portrait: z.enum(storyPortraitValues, words.portrait),
    consent: z.literal("on", words.consent),
  });
}

export type StoryInput = z.output<ReturnType<typeof storySchema>>;

export const rejectStorySchema = z.object({
  storyId: z.uuid("Reload the page and try again."),
  reason: plainText({ max: 300, required: "Write the reason: the student reads it." }),
});

export const approveManyStoriesSchema = z.object({ ids: tickedIds });
/** One reason for all, which each of the students reads. */
export const rejectManyStoriesSchema = rejectStorySchema.pick({ reason: true }).extend({ ids: tickedIds });
