import { istDate } from "#app/core/clock.ts";
import { type PublicNumber, parsePublicNumber, publicNumber } from "#app/core/id.ts";

const prefix = "RQ";

/** RQ-2026-0000041-5: on the page, in the SMS, on the phone. */
export function recoveryNumber(row: { serial: number; createdAt: Date }): string {
  return publicNumber(prefix, Number(istDate(row.createdAt).slice(0, 4)), row.serial);
}

export function parseRecoveryNumber(text: string): PublicNumber | null {
  const number = parsePublicNumber(text);
  return number?.prefix === prefix ? number : null;
}
