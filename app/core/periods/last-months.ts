import { istDate, monthName } from "../clock.ts";

/** "2026-11" → "Nov 2026", this month first: the choices of a filter. */
export function lastMonths(count: number, today: string = istDate()): Record<string, string> {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return Object.fromEntries(
    Array.from({ length: count }, (_, back) => {
      const index = year * 12 + month - 1 - back;
      const text = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
      return [text, `${monthName((index % 12) + 1)} ${text.slice(0, 4)}`];
    }),
  );
}
