import { z } from "zod";
import { ageOn, type IstDay } from "#app/core/clock.ts";
import { personName, phone10 } from "#app/core/india-fields.ts";

export const guardianRelations = ["mother", "father", "guardian"] as const;
export type GuardianRelation = (typeof guardianRelations)[number];

/** T35: under 18 on that day (in India), a parent or guardian agrees before the data is used. */
export function needsGuardian(birthDay: IstDay, day?: IstDay | Date): boolean {
  return (day === undefined ? ageOn(birthDay) : ageOn(birthDay, day)) < 18;
}

export const guardianSchema = z.object({
  guardianName: personName({ required: "Enter the parent's or guardian's name." }),
  relation: z.enum(guardianRelations, "Please choose one."),
  phone: phone10({ invalid: "Please enter a valid 10-digit phone number" }),
  /** Needed when the guardian's number is the one the student signs in with: a family phone is common. */
  phoneIsGuardians: z.boolean().default(false),
});

export type GuardianDetails = z.infer<typeof guardianSchema>;
