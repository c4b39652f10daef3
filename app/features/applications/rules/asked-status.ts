import { parsePublicNumber, publicNumber } from "#app/core/id.ts";
import { latinDigits } from "#app/core/words/digits.ts";
import type { ApplicationStatus } from "./application-status.ts";

/** The two kinds of number a student has on paper: of an application, and of herself. */
export interface AskedNumber {
  readonly kind: "application" | "registration";
  /** As we write it. */
  readonly number: string;
}

/** What is told without a sign-in: words of the two machines, and nothing about the person or what it is for. */
export interface AskedStatus extends AskedNumber {
  readonly registration: "payment_due" | "registered" | null;
  readonly applications: readonly { readonly number: string; readonly status: ApplicationStatus }[];
}

const kinds: Readonly<Record<string, AskedNumber["kind"]>> = { AP: "application", SS: "registration" };

/** As people type it; null where it cannot be a number of ours. Whether there is such a one is not looked at. */
export function parseAskedNumber(typed: string): AskedNumber | null {
  const parts = parsePublicNumber(latinDigits(typed.slice(0, 60)));
  const kind = parts && kinds[parts.prefix];
  if (!kind || parts.serial > 2_147_483_647) return null;
  return { kind, number: publicNumber(parts.prefix, parts.year, parts.serial) };
}

/** Where a receipt's QR code leads. */
export const statusPath = (number: string): string => `/status?number=${encodeURIComponent(number)}`;
