import { now } from "./clock.ts";
import { verhoeffDigit } from "./numbers/check-digit.ts";

const ID_SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
// A clock that steps back by less than this keeps the order; a longer jump is a test or the demo builder
// standing at another day, whose ids should sort by that day.
const SMALL_STEP_BACK_MS = 1000;

let lastMs = -1;
let counter = 0;

/** A UUID version 7: sortable by time, and in order even within one millisecond of one process. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const ms = now().getTime();
  if (ms > lastMs || lastMs - ms > SMALL_STEP_BACK_MS) {
    lastMs = ms;
    // Only the lower half of the counter's range is drawn, so that many ids fit into one millisecond.
    counter = (((bytes[6] ?? 0) << 8) | (bytes[7] ?? 0)) & 0x7ff;
  } else {
    counter += 1;
    if (counter > 0xfff) {
      counter = 0;
      lastMs += 1;
    }
  }
  const time = lastMs.toString(16).padStart(12, "0");
  const tick = counter.toString(16).padStart(3, "0");
  const variant = (((bytes[8] ?? 0) & 0x3f) | 0x80).toString(16);
  const rest = Array.from(bytes.subarray(9), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${tick}-${variant}${rest.slice(0, 2)}-${rest.slice(2)}`;
}

export function isId(value: unknown): value is string {
  return typeof value === "string" && ID_SHAPE.test(value);
}

export interface PublicNumber {
  prefix: string;
  year: number;
  serial: number;
}

const PUBLIC_NUMBER = /^([A-Z]{2,5})-?(\d{4})-?(\d{7,10})-?(\d)$/;

/** A number people read aloud and type, such as SS-2026-0001234-7; the last digit catches a slip. */
export function publicNumber(prefix: string, year: number, serial: number): string {
  const digits = String(serial).padStart(7, "0");
  const body = `${prefix}-${String(year).padStart(4, "0")}-${digits}`;
  const number = `${body}-${verhoeffDigit(body)}`;
  if (!Number.isSafeInteger(serial) || serial < 0 || !PUBLIC_NUMBER.test(number)) {
    throw new RangeError(`No public number can be made of ${prefix}, ${year}, ${serial}`);
  }
  return number;
}

/** Reads a number as people type it (lower case, spaces, no hyphens); null when it is not one of ours. */
export function parsePublicNumber(text: string): PublicNumber | null {
  const compact = text.toUpperCase().replace(/[\s\u2010-\u2015]+/g, (gap) => (gap.trim() ? "-" : ""));
  const parts = PUBLIC_NUMBER.exec(compact);
  if (!parts) return null;
  const [, prefix = "", year = "", serial = "", check = ""] = parts;
  if (verhoeffDigit(`${prefix}-${year}-${serial}`) !== check) return null;
  return { prefix, year: Number(year), serial: Number(serial) };
}
