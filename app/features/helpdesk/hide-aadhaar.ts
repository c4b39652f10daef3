import { isVerhoeffValid } from "#app/core/numbers/check-digit.ts";
import { maskAadhaar } from "#app/core/secrets/mask.ts";

const TWELVE_DIGITS = /(?<![\d-])[2-9]\d{3}([ -]?)\d{4}\1\d{4}(?![\d-])/g;

/**
 * People paste their Aadhaar number into a message. It is never stored whole (T25), so it is masked before
 * the message is kept. A phone with its country code looks alike and stays.
 */
export function hideAadhaar(text: string): string {
  return text.replace(TWELVE_DIGITS, (found) => {
    const digits = found.replace(/\D/g, "");
    const isPhone = /^91[6-9]/.test(digits) && !/[ -]/.test(found);
    return isVerhoeffValid(digits) && !isPhone ? maskAadhaar(digits) : found;
  });
}
