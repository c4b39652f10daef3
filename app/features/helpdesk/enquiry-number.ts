import { istDate } from "#app/core/clock.ts";
import { type PublicNumber, parsePublicNumber, publicNumber } from "#app/core/id.ts";
import type { EnquiryKind } from "./enquiry-subjects.ts";

const prefixes: Record<EnquiryKind, string> = { enquiry: "ENQ", grievance: "GRV" };

/** ENQ-2026-0000012-5, as it stands in the e-mail and as people read it out on the phone. */
export function enquiryNumber(row: { kind: EnquiryKind; serial: number; createdAt: Date }): string {
  return publicNumber(prefixes[row.kind], Number(istDate(row.createdAt).slice(0, 4)), row.serial);
}

export function parseEnquiryNumber(text: string): PublicNumber | null {
  const number = parsePublicNumber(text);
  return number && Object.values(prefixes).includes(number.prefix) ? number : null;
}
