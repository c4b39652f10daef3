import { z } from "zod";
import { istDate } from "#app/core/clock.ts";
import { plainText } from "#app/core/plain-text.ts";
import {
  storyLevelValues,
  storyNameValues,
  storyPortraitValues,
  storyStates,
} from "../data/story-options.ts";

const firstYear = 2015;

/** A student's own success story (spec 1, Success story: its fields), and the consent that goes with it. */
export const storySchema = z.object({
  showName: z.enum(storyNameValues, "Choose how your name is shown."),
  place: plainText({ max: 60, required: "Enter your town or district." }),
  state: z.enum(storyStates, "Choose your state."),
  course: plainText({ max: 60, required: "Enter your class or course." }),
  level: z.enum(storyLevelValues, "Choose what you study."),
  scholarship: plainText({ max: 80, required: "Enter the scholarship you got." }),
  amount: plainText({ max: 40, required: "Enter the amount, such as ₹50,000 a year." }),
  year: z.coerce
    .number("Enter the year.")
    .int("Enter the year.")
    .min(firstYear, `Enter a year from ${firstYear} on.`)
    .refine((year) => year <= Number(istDate().slice(0, 4)), "The year cannot be in the future."),
  rating: z.coerce
    .number("Choose 1 to 5.")
    .int("Choose 1 to 5.")
    .min(1, "Choose 1 to 5.")
    .max(5, "Choose 1 to 5."),
  text: plainText({
    min: 40,
    max: 600,
    multiline: true,
    required: "Write your story.",
    tooShort: "Write a little more, at least 40 characters.",
  }),
  portrait: z.enum(storyPortraitValues, "Choose a picture."),
  consent: z.literal("on", "Tick the box if you agree that your story is shown to everyone."),
});

export type StoryInput = z.output<typeof storySchema>;

export const rejectStorySchema = z.object({
  storyId: z.uuid("Reload the page and try again."),
  reason: plainText({ max: 300, required: "Write the reason: the student reads it." }),
});
