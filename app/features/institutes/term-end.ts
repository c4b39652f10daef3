import { addIstDays, type IstDay } from "#app/core/clock.ts";
import { termYears } from "./partnership-status.ts";

/** The same day three years later; 29 February becomes 1 March. */
function later(day: IstDay): IstDay {
  const same = `${Number(day.slice(0, 4)) + termYears}${day.slice(4)}`;
  return same.endsWith("-02-29") ? same.replace("-02-29", "-03-01") : same;
}

export const termEnd = {
  later,
  /** Three years less a day: from 15 Nov 2026 to 14 Nov 2029. */
  ofTermFrom: (from: IstDay): IstDay => addIstDays(later(from), -1),
};
