/** An ordinary day in the season: our assumption, said wherever it is used. */
export const ordinaryDay = { comeEachDay: 0.1, requestsEach: 15, busiestHour: 1 / 9 };

/** The last minutes before a closing, against the busiest hour of an ordinary day. */
export const rush = 20;

/** What people do in the last minutes: of a hundred requests. */
export const mix = { publicPages: 30, dashboards: 25, wizard: 20, draftSaves: 15, submissions: 10 };

export type Kind = keyof typeof mix;

/** Requests a second in the busiest hour of an ordinary day. */
export function ordinaryPerSecond(students: number): number {
  const { comeEachDay, requestsEach, busiestHour } = ordinaryDay;
  return (students * comeEachDay * requestsEach * busiestHour) / 3600;
}
