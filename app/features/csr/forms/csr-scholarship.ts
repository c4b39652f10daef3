import { z } from "zod";
import { istDate } from "#app/core/clock.ts";
import { formKeySchema } from "#app/core/forms/form.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { categoryIds } from "#app/features/scholarships/catalogue/catalogue-options.ts";
import { levelFilters } from "#app/features/scholarships/catalogue/levels.ts";
import { shortestDescription } from "#app/features/scholarships/catalogue/missing-content.ts";
import { amountAboveZero, dayOf } from "./csr-fields.ts";

type LevelId = (typeof levelFilters)[number]["id"];
const levelIds = levelFilters.map(({ id }) => id) as [LevelId, ...LevelId[]];

/** A scholarship of a program, run on this site: for whom, how much, how many, until when. */
export const csrScholarshipSchema = z.object({
  formKey: formKeySchema,
  title: plainText({ max: 120, required: "Give the scholarship a name." }),
  description: plainText({
    max: 1500,
    min: shortestDescription,
    multiline: true,
    required: "Say what it is for.",
    tooShort: `Write a little more, at least ${shortestDescription} characters.`,
  }),
  category: z.enum(categoryIds, "Choose a category."),
  level: z.enum(levelIds, "Choose the level."),
  onlyGirls: z.enum(["yes", "no"]).default("no"),
  incomeMax: amountAboveZero("the income limit").optional(),
  marksMin: z.coerce
    .number("Enter a percentage.")
    .min(0, "From 0 to 100.")
    .max(100, "From 0 to 100.")
    .optional(),
  award: amountAboveZero("the award").refine((amount) => amount >= 500_00, "An award is at least ₹500."),
  seats: z.coerce
    .number("Enter how many students.")
    .int("Enter a whole number.")
    .min(1, "At least one student.")
    .max(10_000, "At most 10,000 students."),
  closesOn: dayOf("the last day").refine((day) => day >= istDate(), "The last day cannot be in the past."),
});
export type CsrScholarshipForm = z.output<typeof csrScholarshipSchema>;
