/** What a verified Secure QR says. The whole Aadhaar number is not in it. */
export interface AadhaarQr {
  readonly lastFour: string;
  readonly name: string;
  /** ISO. */
  readonly born: string | null;
  readonly gender: "male" | "female" | "other" | null;
  readonly home: {
    readonly address: string;
    readonly city: string;
    readonly pincode: string;
    /** As UIDAI writes it. */
    readonly state: string;
  };
}

/** Why one is not believed: none found, no Secure QR at all, one from before they were signed, not UIDAI's, not of its time. */
export const aadhaarQrProblems = ["unseen", "other", "old", "forged", "expired"] as const;
export type AadhaarQrProblem = (typeof aadhaarQrProblems)[number];

/** No QR code holds more. */
export const maxQrDigits = 7089;
