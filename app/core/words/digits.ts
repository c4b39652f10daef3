// The digits of the Indian scripts (Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada,
// Malayalam) stand at the same place of their Unicode blocks, 0x80 apart.
const INDIAN_DIGITS =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g;

/** "९८७" → "987": a number typed on an Indian keyboard is the same number. */
export function latinDigits(text: string): string {
  return text.replace(INDIAN_DIGITS, (digit) => String((digit.charCodeAt(0) - 0x0966) % 0x80));
}
