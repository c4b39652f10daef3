export const passwordMinLength = 12;
/** Argon2 takes any length, but a megabyte of password is somebody testing us. */
export const passwordMaxLength = 200;

export type PasswordProblem = "too_short" | "too_long" | "common" | "about_you";

// What remains of the usual lists of leaked passwords at twelve characters and more is nearly always one of
// these words or rows, repeated or filled up with digits: so words are kept, and padding is taken off.
const COMMON_WORDS = new Set(
  (
    "password passwort passw0rd admin administrator welcome letmein login master secret changeme default qwerty " +
    "qwertyuiop asdfghjkl zxcvbnm qazwsx qwertyasdf iloveyou iloveu loveyou princess sunshine football baseball " +
    "superman batman dragon monkey shadow michael jordan jennifer computer internet whatever trustno starwars " +
    "pokemon hello helloworld test testing tester user username guest root toor india bharat jaihind krishna " +
    "ganesh ganesha saibaba sairam jaishreeram omsairam mahadev lakshmi hanuman cricket sachin dhoni kohli " +
    "virat mumbai delhi hyderabad bangalore chennai scholarsetu scholarship scholarships student institute " +
    "donor charlie killer access flower freedom mustang maggie pepper cookie summer winter spring autumn " +
    "google facebook samsung nokia apple linkedin correcthorsebatterystaple thisisapassword mypassword " +
    "yourpassword newpassword mysecret abcdef abcdefgh abcdefghijkl passwordpassword"
  ).split(" "),
);

const ROWS = [
  "01234567890123456789",
  "qwertyuiopasdfghjklzxcvbnm",
  "abcdefghijklmnopqrstuvwxyz",
  "1qaz2wsx3edc4rfv5tgb6yhn",
];

/** T5: length counts, common ones are refused, no rules of composition. Null when the password is fine. */
export function findPasswordProblem(password: string, about: readonly string[] = []): PasswordProblem | null {
  const length = [...password].length;
  if (length < passwordMinLength) return "too_short";
  if (length > passwordMaxLength) return "too_long";
  const plain = plainOf(password);
  if (isCommon(plain)) return "common";
  const own = about.map(plainOf).filter((word) => word.length >= 4);
  if (own.some((word) => plain.replaceAll(word, "").length < 6 && plain.includes(word))) return "about_you";
  return null;
}

function isCommon(plain: string): boolean {
  if (new Set(plain).size <= 3) return true;
  const core = plain.replace(/^\d+|\d+$/g, "");
  if (core === "") return isRow(plain) || isRepeated(plain) || /^(19|20)\d{10}$/.test(plain);
  if (COMMON_WORDS.has(core) || COMMON_WORDS.has(plain)) return true;
  if (isRow(core) || isRow(plain) || isRepeated(plain)) return true;
  const unit = repeatedUnit(core);
  return unit !== null && COMMON_WORDS.has(unit);
}

function isRow(text: string): boolean {
  const backwards = [...text].reverse().join("");
  return text.length >= 4 && ROWS.some((row) => row.includes(text) || row.includes(backwards));
}

function isRepeated(text: string): boolean {
  const unit = repeatedUnit(text);
  return unit !== null && (unit.length <= 4 || isRow(unit));
}

/** "abcabcabc" → "abc": the shortest part the text consists of, when it is not the text itself. */
function repeatedUnit(text: string): string | null {
  for (let size = 1; size <= text.length / 2; size += 1) {
    const unit = text.slice(0, size);
    if (text.length % size === 0 && unit.repeat(text.length / size) === text) return unit;
  }
  return null;
}

const LOOKALIKES: Record<string, string> = { "@": "a", $: "s", "!": "i", "0": "o", "3": "e", "5": "s" };

/** Lower case, without marks, lookalike signs between letters as the letters they stand for. */
function plainOf(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/(?<=[a-z])[@$!035](?=[a-z])/g, (sign) => LOOKALIKES[sign] ?? sign)
    .replace(/^[@$](?=[a-z])/g, (sign) => LOOKALIKES[sign] ?? sign)
    .replace(/[^\p{L}\p{N}]/gu, "");
}
