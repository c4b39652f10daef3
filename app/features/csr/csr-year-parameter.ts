import { financialYear } from "#app/core/clock.ts";
import { badRequest } from "#app/core/requests/errors.ts";

/** ?year=2025 of a file's address; this year when nothing is said. */
export function csrYearParameter(url: string): number {
  const text = new URL(url).searchParams.get("year");
  if (text === null) return financialYear();
  if (!/^20\d\d$/.test(text)) throw badRequest("Choose a financial year, such as 2025.");
  return Number(text);
}
