import { istDate } from "#app/core/clock.ts";
import { parsePublicNumber, publicNumber } from "#app/core/id.ts";

const prefix = "AP";

/** AP-2026-0000817-3: what people read aloud, with the year it was begun. */
export function applicationNumber(row: { readonly serial: number; readonly createdAt: Date }): string {
  return publicNumber(prefix, Number(istDate(row.createdAt).slice(0, 4)), row.serial);
}

/** The serial behind a number as people type it; null when it is none of ours. */
export function serialOf(number: string): number | null {
  const parts = parsePublicNumber(number);
  // A serial is an integer column: a number beyond it is nobody's.
  return parts?.prefix === prefix && parts.serial <= 2_147_483_647 ? parts.serial : null;
}
