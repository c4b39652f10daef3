import type { IstDay } from "#app/core/clock.ts";

/** "2026-11" or "fy2026" as the first day and the day after the last. */
export function journalPeriod(text: string): { from: IstDay; until: IstDay } {
  const year = /^fy(\d{4})$/.exec(text)?.[1];
  if (year) return { from: `${Number(year)}-04-01` as IstDay, until: `${Number(year) + 1}-04-01` as IstDay };
  const [whole = 0, month = 1] = text.split("-").map(Number);
  const next = month === 12 ? `${whole + 1}-01` : `${whole}-${String(month + 1).padStart(2, "0")}`;
  return { from: `${text}-01` as IstDay, until: `${next}-01` as IstDay };
}
