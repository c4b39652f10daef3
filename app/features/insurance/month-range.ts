import { istDate, monthName } from "#app/core/clock.ts";

/** Whole months, "2026-01" to "2026-06", both included. */
export type MonthRange = { from: string; to: string };

const shape = /^(20\d\d)-(0[1-9]|1[0-2])$/;
const most = 24;

/** January to June of this year (spec 2), or any two months of the address; what does not fit is not taken. */
export function monthRangeOf(parameters: URLSearchParams): MonthRange {
  const year = istDate().slice(0, 4);
  const from = parameters.get("from") ?? "";
  const to = parameters.get("to") ?? "";
  const fits = shape.test(from) && shape.test(to) && from <= to && monthsOf({ from, to }).length <= most;
  return fits ? { from, to } : { from: `${year}-01`, to: `${year}-06` };
}

export function monthsOf({ from, to }: MonthRange): string[] {
  const months: string[] = [];
  let [year = 0, month = 0] = from.split("-").map(Number);
  const end = to;
  for (;;) {
    const text = `${year}-${String(month).padStart(2, "0")}`;
    if (text > end || months.length > 600) return months;
    months.push(text);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
}

/** "Jan" inside one year, "Jan 25" across years. */
export function monthLabel(month: string, range: MonthRange): string {
  const name = monthName(Number(month.slice(5)));
  return range.from.slice(0, 4) === range.to.slice(0, 4) ? name : `${name} ${month.slice(2, 4)}`;
}
