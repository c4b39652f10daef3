import { parsePublicNumber, publicNumber } from "#app/core/id.ts";

const prefix = "WC";
const format = "scholarsetu-certificate/1";

/** WC-2026-0000031-8: a place in a workshop is one booking, so its serial is the certificate's. */
export function certificateNumber(bookingNumber: string): string {
  const parts = parsePublicNumber(bookingNumber);
  if (!parts) throw new Error("A certificate belongs to a booking");
  return publicNumber(prefix, parts.year, parts.serial);
}

/** The booking's number behind a certificate's as people type it; null when it is none of ours. */
export function bookingOfCertificate(number: string): string | null {
  const parts = parsePublicNumber(number.slice(0, 60));
  if (parts?.prefix !== prefix || parts.serial > 2_147_483_647) return null;
  return publicNumber("BK", parts.year, parts.serial);
}

export interface CertificateFacts {
  readonly number: string;
  readonly name: string;
  readonly workshop: string;
  /** YYYY-MM-DD: when it took place. */
  readonly day: string;
}

/** What is signed: the name is in it, but not in the address the code leads to. */
export function certificateText({ number, name, workshop, day }: CertificateFacts): string {
  return JSON.stringify([format, number, name, workshop, day]);
}
