import { istDate } from "#app/core/clock.ts";
import { parsePublicNumber, publicNumber } from "#app/core/id.ts";

const prefix = "AL";
const format = "scholarsetu-letter/1";

/** AL-2026-0000031-8: an application has one award, so its serial is the letter's. */
export function letterNumber(of: { readonly serial: number; readonly awardedAt: Date }): string {
  return publicNumber(prefix, Number(istDate(of.awardedAt).slice(0, 4)), of.serial);
}

/** The serial and year behind a letter's number as people type it; null when it is none of ours. */
export function letterParts(number: string): { serial: number; year: number } | null {
  const parts = parsePublicNumber(number.slice(0, 60));
  if (parts?.prefix !== prefix || parts.serial > 2_147_483_647) return null;
  return { serial: parts.serial, year: parts.year };
}

export interface LetterFacts {
  readonly number: string;
  readonly name: string;
  readonly amountPaise: number;
  /** YYYY-MM-DD: when this letter was written. */
  readonly day: string;
}

/** What is signed: the name is in it, but not in the address the code leads to. */
export function letterText({ number, name, amountPaise, day }: LetterFacts): string {
  return JSON.stringify([format, number, name, amountPaise, day]);
}

/** What the code on the letter carries beside the number: amount, day, signature. */
export interface LetterMark {
  readonly amountPaise: number;
  readonly day: string;
  readonly signature: string;
}

export function writeMark({ amountPaise, day, signature }: LetterMark): string {
  return `${amountPaise}.${day}.${signature}`;
}

export function readMark(text: string): LetterMark | null {
  const [, amount, day, signature] = /^(\d{1,15})\.(\d{4}-\d{2}-\d{2})\.([\w-]{86})$/.exec(text) ?? [];
  return amount && day && signature ? { amountPaise: Number(amount), day, signature } : null;
}
