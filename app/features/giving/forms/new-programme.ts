import { z } from "zod";
import { isIstDay, istDate } from "#app/core/clock.ts";
import { amountField } from "#app/core/forms/amount-field.ts";
import { formKeySchema } from "#app/core/forms/form.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { categoryIds } from "#app/features/scholarships/catalogue/catalogue-options.ts";
import { levelFilters } from "#app/features/scholarships/catalogue/levels.ts";
import { stateSlugs } from "#app/features/scholarships/catalogue/states.ts";

export const programmeLevels = levelFilters.map(({ id }) => id) as [
  (typeof levelFilters)[number]["id"],
  ...(typeof levelFilters)[number]["id"][],
];

const percent = z.coerce.number("Enter a percentage.").min(0, "From 0 to 100.").max(100, "From 0 to 100.");
const aboveZero = (amount: number) => amount > 0;

/** Its words: changing them breaks no promise. */
export const programmeWords = {
  title: plainText({ max: 120, required: "Give the program a name." }),
  description: plainText({
    max: 1500,
    min: 30,
    multiline: true,
    required: "Say what it is for.",
    tooShort: "Write a little more, at least 30 characters.",
  }),
  /** Other givers may give to it too. */
  isOpen: z.boolean().default(false),
};

/** For whom, how much and how many: what students apply by. */
export const programmeRules = {
  category: z.enum(categoryIds, "Choose a category."),
  levelFrom: z.enum(programmeLevels, "Choose the lowest level."),
  levelTo: z.enum(programmeLevels, "Choose the highest level."),
  states: z.array(z.enum(stateSlugs)).default([]),
  gender: z.enum(["any", "female"]).default("any"),
  incomeMax: amountField.refine(aboveZero, "Enter an amount above zero.").optional(),
  marksMin: percent.optional(),
  award: amountField.refine((amount) => amount >= 500_00, "An award is at least ₹500."),
  seats: z.coerce
    .number("Enter how many students.")
    .int("Enter a whole number.")
    .min(1, "At least one student.")
    .max(10_000, "At most 10,000 students."),
};
export type ProgrammeRules = z.output<z.ZodObject<typeof programmeRules>>;

export const areLevelsInOrder = ({ levelFrom, levelTo }: Pick<ProgrammeRules, "levelFrom" | "levelTo">) =>
  rankOf(levelFrom) <= rankOf(levelTo);
export const levelsNotInOrder = { path: ["levelTo"], error: "The highest level is below the lowest." };

/** A donor's own scholarship programme: for whom, how much, how many, until when. */
export const newProgrammeSchema = z
  .object({
    formKey: formKeySchema,
    ...programmeWords,
    ...programmeRules,
    closesOn: z
      .string("Choose the last day for applications.")
      .refine(isIstDay, "Choose the last day for applications.")
      .refine((day) => day >= istDate(), "The last day cannot be in the past."),
  })
  .refine(areLevelsInOrder, levelsNotInOrder);
export type NewProgramme = z.output<typeof newProgrammeSchema>;

const order = [
  "class-6-8",
  "class-9-10",
  "class-11-12",
  "iti-diploma",
  "undergraduate",
  "postgraduate",
  "phd",
];
function rankOf(level: string): number {
  return order.indexOf(level);
}
