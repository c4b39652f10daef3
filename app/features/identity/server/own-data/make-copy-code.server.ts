import { randomInt } from "node:crypto";

/** Without what is mistaken for something else when it is read aloud. */
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** "K7QM-2XWD-9RTA-HB4C": told by SMS, typed by hand, guessed by nobody. */
export function makeCopyCode(): string {
  const signs = Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]);
  return [0, 4, 8, 12].map((at) => signs.slice(at, at + 4).join("")).join("-");
}
