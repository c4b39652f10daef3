import {
  addIstDays,
  financialYearLabel,
  formatDate,
  type IstDay,
  isIstDay,
  monthName,
} from "#app/core/clock.ts";

const range = /^(\d{4}-\d\d-\d\d)_(\d{4}-\d\d-\d\d)$/;

/** "2026-11", "fy2026" or "2026-11-03_2026-11-17" (both days with it): what the address of the journal may say. */
export function isJournalPeriod(text: string): boolean {
  const [, from = "", to = ""] = range.exec(text) ?? [];
  return /^(20\d\d-(0[1-9]|1[0-2])|fy20\d\d)$/.test(text) || (isIstDay(from) && isIstDay(to) && from <= to);
}

/** The first day of a period, and the day after the last. */
export function journalPeriod(text: string): { from: IstDay; until: IstDay } {
  const [, first, last] = range.exec(text) ?? [];
  if (first && last) return { from: first, until: addIstDays(last, 1) };
  const year = /^fy(\d{4})$/.exec(text)?.[1];
  if (year) return { from: `${Number(year)}-04-01` as IstDay, until: `${Number(year) + 1}-04-01` as IstDay };
  const [whole = 0, month = 1] = text.split("-").map(Number);
  const next = month === 12 ? `${whole + 1}-01` : `${whole}-${String(month + 1).padStart(2, "0")}`;
  return { from: `${text}-01` as IstDay, until: `${next}-01` as IstDay };
}

/** "3 Nov 2026 to 17 Nov 2026", one day alone, "Nov 2019" or a year: as the chip over the journal says it. */
export function sayJournalPeriod(text: string): string {
  const [, first = "", last = ""] = range.exec(text) ?? [];
  if (first) return first === last ? formatDate(first) : `${formatDate(first)} to ${formatDate(last)}`;
  const year = /^fy(\d{4})$/.exec(text)?.[1];
  if (year) return financialYearLabel(Number(year));
  const [whole = "", month = ""] = text.split("-");
  return `${monthName(Number(month))} ${whole}`;
}
