import { latinDigits } from "#app/core/digits.ts";

const MOBILE = /^[6-9]\d{9}$/;

/**
 * The ten digits of an Indian mobile number (T18), however it was copied: "+91 98765-43210", "098765 43210",
 * "९८७६५४३२१०". Null for anything else: a longer number is never cut, since it would reach a stranger.
 */
export function parsePhone(text: string): string | null {
  const compact = latinDigits(text).replace(/[\s\u200b-\u200f\u202a-\u202e\u2060\ufeff().\u2010-\u2015-]/g, "");
  const digits = compact.replace(/^(?:\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))/, "");
  return MOBILE.test(digits) ? digits : null;
}

/** "98765 43210", as people read it aloud. */
export function formatPhone(phone: string): string {
  return `${phone.slice(0, 5)} ${phone.slice(5)}`;
}
