import { ageOn, type IstDay } from "#app/core/clock.ts";

export const guardianRelations = ["mother", "father", "guardian"] as const;
export type GuardianRelation = (typeof guardianRelations)[number];

/** T35: under 18 on that day (in India), a parent or guardian agrees before the data is used. */
export function needsGuardian(birthDay: IstDay, day?: IstDay | Date): boolean {
  return (day === undefined ? ageOn(birthDay) : ageOn(birthDay, day)) < 18;
}
