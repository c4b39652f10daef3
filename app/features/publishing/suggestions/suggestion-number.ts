import { istDate } from "#app/core/clock.ts";
import { type PublicNumber, parsePublicNumber, publicNumber } from "#app/core/id.ts";

const prefix = "SG";

/** SG-2026-0000041-5: on the page, in the mail, in the record's history. */
export function suggestionNumber(row: { serial: number; createdAt: Date }): string {
  return publicNumber(prefix, Number(istDate(row.createdAt).slice(0, 4)), row.serial);
}

export function parseSuggestionNumber(text: string): PublicNumber | null {
  const number = parsePublicNumber(text);
  return number?.prefix === prefix ? number : null;
}
