import { istDate } from "#app/core/clock.ts";
import { publicNumber } from "#app/core/id.ts";

/** BON-2026-0000012-5, printed on the letter. */
export function letterNumber(row: { serial: number; issuedAt: Date }): string {
  return publicNumber("BON", Number(istDate(row.issuedAt).slice(0, 4)), row.serial);
}
