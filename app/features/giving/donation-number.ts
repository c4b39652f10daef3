import { financialYear } from "#app/core/clock.ts";
import { parsePublicNumber, publicNumber } from "#app/core/id.ts";
import type { GiverRole } from "#app/core/portals/roles.ts";

/** DN-2026-0000007-3: what people read aloud; the receipt has a number of its own. */
export function donationNumber({ serial, createdAt }: { serial: number; createdAt: Date }): string {
  return publicNumber("DN", financialYear(createdAt), serial);
}

export function donationSerialOf(number: string): number | null {
  const parsed = parsePublicNumber(number);
  return parsed?.prefix === "DN" ? parsed.serial : null;
}

/** "DNR-2026-0031" as the header shows it. */
export function organisationNumber({
  kind,
  serial,
  createdAt,
}: {
  kind: GiverRole;
  serial: number;
  createdAt: Date;
}): string {
  const prefix = kind === "donor" ? "DNR" : "CSR";
  return `${prefix}-${financialYear(createdAt)}-${String(serial).padStart(4, "0")}`;
}
