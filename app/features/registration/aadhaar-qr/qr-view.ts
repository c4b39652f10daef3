import type { AadhaarQr } from "#app/core/numbers/aadhaar-qr.ts";

/** What is kept of a QR that was verified, and when. */
export type KeptQr = AadhaarQr & { readonly readAt: string };

/** What the student's own pages say of it: which of her answers stand as UIDAI signed them. */
export interface QrView {
  readonly readAt: string;
  readonly lastFour: string;
  readonly agrees: { readonly name: boolean; readonly dateOfBirth: boolean; readonly gender: boolean };
  /** Null while no number is typed. */
  readonly isSameNumber: boolean | null;
}

/** What a QR is held against. */
export interface SaidOfHer {
  readonly name?: string | null | undefined;
  readonly dateOfBirth?: string | null | undefined;
  readonly gender?: string | null | undefined;
  readonly aadhaarLastFour: string | null;
}

const plain = (text: string) => text.normalize("NFKC").trim().replace(/\s+/g, " ").toUpperCase();

/** An answer changed after the QR was read is hers alone again. */
export function viewOfQr({ readAt, lastFour, ...qr }: KeptQr, her: SaidOfHer): QrView {
  return {
    readAt,
    lastFour,
    agrees: {
      name: plain(qr.name) === plain(her.name ?? ""),
      dateOfBirth: qr.born !== null && qr.born === her.dateOfBirth,
      gender: qr.gender !== null && qr.gender === her.gender,
    },
    isSameNumber: her.aadhaarLastFour === null ? null : her.aadhaarLastFour === lastFour,
  };
}

/** Name, day of birth and number stand as signed. */
export function isVerifiedByQr({ agrees, isSameNumber }: QrView): boolean {
  return agrees.name && agrees.dateOfBirth && isSameNumber === true;
}
