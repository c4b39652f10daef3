import { addIstDays, isIstDay } from "#app/core/clock.ts";
import { journalList } from "./journal-list.ts";
import { journalPeriod } from "./journal-period.ts";

/** The form of two days as the address of a period, so that list, sums and files speak of the same one; null: none asked. */
export function periodOfDays(url: URL): string | null {
  const [from, to] = [url.searchParams.get("from"), url.searchParams.get("to")];
  if (from === null && to === null) return null;
  const next = new URLSearchParams(url.searchParams);
  next.delete("from");
  next.delete("to");
  const days = [from ?? "", to ?? ""].filter(isIstDay).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first && last) next.set("period", `${first}_${last}`);
  else next.delete("period");
  return `${journalList.path}${next.size > 0 ? `?${next}` : ""}`;
}

/** A period as its first and last day, for the form. */
export function shownRange(period: string): { from: string; to: string } {
  const { from, until } = journalPeriod(period);
  return { from, to: addIstDays(until, -1) };
}
