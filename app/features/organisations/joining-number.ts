import { istDate } from "#app/core/clock.ts";
import { type PublicNumber, parsePublicNumber, publicNumber } from "#app/core/id.ts";

const prefix = "JN";

/** JN-2026-0000012-5: on the page, in the mail, on the phone. */
export function joiningNumber(row: { serial: number; createdAt: Date }): string {
  return publicNumber(prefix, Number(istDate(row.createdAt).slice(0, 4)), row.serial);
}

export function parseJoiningNumber(text: string): PublicNumber | null {
  const number = parsePublicNumber(text);
  return number?.prefix === prefix ? number : null;
}
