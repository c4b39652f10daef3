import { z } from "zod";
import { email, personName } from "#app/core/forms/india-fields.ts";
import { duties, sessionKinds, talkLanguages } from "../counsellors/counsellor-duties.ts";
import { readHours } from "../counsellors/counsellor-hours.ts";

const day = z
  .string()
  .max(100)
  .optional()
  .transform((text, context) => {
    const spans = readHours(text ?? "");
    if (!spans) context.addIssue({ code: "custom", message: "Write hours such as 9:00-13:00, 14:00-18:00." });
    return spans ?? [];
  });

/** Somebody who gives sessions, as the desk writes them down. */
export const counsellorSchema = z.object({
  name: personName({ required: "Enter the name." }),
  email: email().optional(),
  serves: z
    .array(z.enum(duties))
    .max(duties.length)
    .refine(
      (chosen) => chosen.some((duty) => sessionKinds.includes(duty)),
      "Tick at least one kind of session.",
    ),
  languages: z.array(z.enum(talkLanguages)).min(1, "Tick at least one language.").max(talkLanguages.length),
  active: z.literal("on").optional(),
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  /** As the form was opened (T39); somebody new has none. */
  revision: z.coerce.number().int().optional(),
});

export type CounsellorInput = z.output<typeof counsellorSchema>;
