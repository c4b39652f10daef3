import { ageOn, type IstDay, istDate } from "#app/core/clock.ts";

/** Usual ages for a class in India, wide enough for late starters and repeaters. */
const usualAges: Readonly<Record<string, readonly [number, number]>> = {
  "6th": [9, 16],
  "7th": [10, 17],
  "8th": [11, 18],
  "9th": [12, 19],
  "10th": [13, 21],
  "11th": [14, 23],
  "12th": [15, 25],
};

/** A gentle question, not a wall: is the date of birth usual for this class? (T20) */
export function isUsualAge(classOption: string, dateOfBirth: IstDay, today: IstDay = istDate()): boolean {
  const age = ageOn(dateOfBirth, today);
  const [from, to] = usualAges[classOption] ?? [14, 60];
  return age >= from && age <= to;
}
