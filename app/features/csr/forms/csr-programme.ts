import { z } from "zod";
import { formKeySchema, wholeForm } from "#app/core/forms/form.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { stateSlugs } from "#app/features/scholarships/catalogue/states.ts";
import { scheduleItemIds } from "../csr-options.ts";
import { amountAboveZero, csr1Field, dayOf } from "./csr-fields.ts";

const milestone = z
  .object({ title: plainText({ max: 120 }).optional(), dueOn: dayOf("the day it is due").optional() })
  .refine(({ title, dueOn }) => !title || dueOn, { path: ["dueOn"], error: "Choose the day it is due." })
  .refine(({ title, dueOn }) => title || !dueOn, { path: ["title"], error: "Say what is reached." });

/** New Program (spec 2): Schedule VII item, ongoing or not, budget, milestones, implementing partner. */
export const csrProgrammeSchema = z
  .object({
    formKey: formKeySchema,
    title: plainText({ max: 120, required: "Give the program a name." }),
    description: plainText({ max: 1500, multiline: true, required: "Say what it is for." }),
    scheduleItem: z.enum(scheduleItemIds, "Choose the item of Schedule VII."),
    isOngoing: z.enum(["yes", "no"], "Say whether it is ongoing."),
    budget: amountAboveZero("the budget"),
    startsOn: dayOf("the first day"),
    endsOn: dayOf("the last day"),
    states: z.array(z.enum(stateSlugs)).default([]),
    partnerName: plainText({ max: 150 }).optional(),
    partnerCsr1: csr1Field.optional(),
    milestones: z.array(milestone).max(12).default([]),
  })
  .refine(({ startsOn, endsOn }) => !(startsOn > endsOn), {
    path: ["endsOn"],
    error: "The last day is before the first.",
    when: wholeForm,
  })
  .refine(({ isOngoing, startsOn, endsOn }) => isOngoing === "no" || endsOn <= lastOngoingDay(startsOn), {
    path: ["endsOn"],
    error: "An ongoing project ends within three years after the year in which it began.",
  })
  // Rule 4(2): no money to an agency before its CSR-1.
  .refine(({ partnerName, partnerCsr1 }) => !partnerName || partnerCsr1, {
    path: ["partnerCsr1"],
    error: "An implementing partner needs its CSR-1 number before it gets money.",
    when: wholeForm,
  });
export type CsrProgrammeForm = z.output<typeof csrProgrammeSchema>;

/** Three financial years, the one in which it begins not counted. */
function lastOngoingDay(startsOn: string): string {
  const year = Number(startsOn.slice(0, 4)) - (startsOn.slice(5) < "04-01" ? 1 : 0);
  return `${year + 4}-03-31`;
}

export const csrBudgetSchema = z.object({
  budget: amountAboveZero("the budget"),
  endsOn: dayOf("the last day"),
});
export type CsrBudgetForm = z.output<typeof csrBudgetSchema>;

export const csrMilestoneSchema = z.object({
  title: plainText({ max: 120, required: "Say what is reached." }),
  dueOn: dayOf("the day it is due"),
});
