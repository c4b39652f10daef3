import { istDate } from "#app/core/clock.ts";
import { type PublicNumber, parsePublicNumber, publicNumber } from "#app/core/id.ts";

const prefix = "PRT";

/** PRT-2026-0000012-5, as it stands in the mail and as people read it out on the phone. */
export function partnershipNumber(row: { serial: number; createdAt: Date }): string {
  return publicNumber(prefix, Number(istDate(row.createdAt).slice(0, 4)), row.serial);
}

export function parsePartnershipNumber(text: string): PublicNumber | null {
  const number = parsePublicNumber(text);
  return number?.prefix === prefix ? number : null;
}

/** INS-2026-0012 */
export function instituteCode(year: number, serial: number): string {
  return `INS-${year}-${String(serial).padStart(4, "0")}`;
}

/** "TS/EDU-1998 / 77" and "ts edu 1998 77" are one number. */
export function registrationKeyOf(number: string): string {
  return number
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
