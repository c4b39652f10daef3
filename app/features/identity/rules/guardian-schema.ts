import { z } from "zod";
import { personName, phone10 } from "#app/core/forms/india-fields.ts";
import { languages } from "#app/core/words/i18n.ts";
import { guardianRelations } from "./guardian-rules.ts";

export const guardianSchema = z.object({
  guardianName: personName({ required: "Enter the parent's or guardian's name." }),
  relation: z.enum(guardianRelations, "Please choose one."),
  phone: phone10({ invalid: "Please enter a valid 10-digit phone number" }),
  /** Needed when the guardian's number is the one the student signs in with: a family phone is common. */
  phoneIsGuardians: z.boolean().default(false),
  /** Of the SMS and of the record: the guardian may read another language than the student. */
  language: z.enum(languages),
});

export type GuardianDetails = z.infer<typeof guardianSchema>;
