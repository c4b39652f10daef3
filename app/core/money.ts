import { latinDigits } from "./words/digits.ts";
import type { Language } from "./words/i18n.ts";

declare const paiseBrand: unique symbol;
/** An amount in whole paise. Only the makers below give one, so rupees cannot be mistaken for paise. */
export type Paise = number & { readonly [paiseBrand]: true };

const LAKH = 100_000;
const CRORE = 10_000_000;

/** A count of paise, as stored in the database. */
export function paise(count: number | bigint): Paise {
  const value = Number(count);
  if (!Number.isSafeInteger(value)) throw new RangeError("An amount must be a whole number of paise");
  return (value === 0 ? 0 : value) as Paise;
}

/** 1250.5 rupees → 125050 paise. */
export function rupees(count: number): Paise {
  const value = Math.round(count * 100);
  // A third decimal is a mistake of the caller, not something to round away.
  if (Math.abs(value / 100 - count) > 1e-6) throw new RangeError("Rupees have two decimals");
  return paise(value);
}

/** A part in basis points (2% = 200), rounded half away from zero to a paisa; exact for any amount. */
export function shareOfMoney(amount: Paise, basisPoints: number): Paise {
  const product = BigInt(amount) * BigInt(basisPoints);
  const half = product < 0n ? -5000n : 5000n;
  return paise((product + half) / 10_000n);
}

/** Splits by weight so that the parts add up to the whole: spare paise go to the largest remainders. */
export function splitMoney(amount: Paise, weights: readonly number[]): Paise[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total <= 0n || weights.some((weight) => weight < 0)) throw new RangeError("Weights must be positive");
  const whole = BigInt(Math.abs(amount));
  const parts = weights.map((weight, index) => {
    const product = whole * BigInt(weight);
    return { index, part: product / total, rest: product % total };
  });
  let spare = whole - parts.reduce((sum, { part }) => sum + part, 0n);
  const byRest = [...parts].sort((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1,
  );
  for (const entry of byRest) {
    if (spare === 0n) break;
    entry.part += 1n;
    spare -= 1n;
  }
  return parts.map(({ part }) => paise(amount < 0 ? -part : part));
}

const MULTIPLIERS: readonly (readonly [pattern: RegExp, factor: number])[] = [
  [/^(crores?|cr|కోట్లు|కోటి|करोड़|करोड)$/u, CRORE],
  [/^(lakhs?|lacs?|l|లక్షలు|లక్ష|लाख)$/u, LAKH],
  [/^(thousand|k|వేలు|వెయ్యి|हज़ार|हजार)$/u, 1000],
];

/** Reads what people type: "1,24,567", "₹ 50 lakh", "Rs. 1.5 crore", "५०००"; null when it is no amount. */
export function parseMoney(text: string): Paise | null {
  if (text.length > 60) return null;
  const plain = latinDigits(text.normalize("NFC")).trim().toLowerCase();
  const match =
    /^(?:₹|rs\.?|inr)?\s*(\d{1,3}(?:,\d{2,3})+|\d{1,15})(?:\.(\d{0,10}))?\s*(?:\/-)?\s*([^\d\s].*)?$/u.exec(
      plain,
    );
  if (!match) return null;
  const [, whole = "", fraction = "", unit = ""] = match;
  const factor = unit === "" ? 1 : MULTIPLIERS.find(([pattern]) => pattern.test(unit.trim()))?.[1];
  if (factor === undefined) return null;
  const scale = 10n ** BigInt(fraction.length);
  const scaled = BigInt(whole.replaceAll(",", "") + fraction) * BigInt(factor) * 100n;
  if (scaled % scale !== 0n) return null;
  const value = scaled / scale;
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? paise(value) : null;
}

// Always en-IN: the grouping is the same in all three languages, and one locale cannot differ between the
// server's ICU and an old phone's.
const grouping = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });

/** 1,24,567 */
export function formatCount(count: number, _language: Language = "en"): string {
  return grouping.format(count);
}

/** ₹1,24,567, with paise only where they are not zero: ₹1,24,567.50 */
export function formatMoney(amount: Paise, _language: Language = "en"): string {
  const size = Math.abs(amount);
  const fraction = size % 100;
  const tail = fraction === 0 ? "" : `.${String(fraction).padStart(2, "0")}`;
  return `${amount < 0 ? "-" : ""}₹${grouping.format(Math.trunc(size / 100))}${tail}`;
}

const SCALE_WORDS: Record<
  Language,
  { lakh: [one: string, many: string]; crore: [one: string, many: string] }
> = {
  en: { lakh: ["lakh", "lakh"], crore: ["crore", "crore"] },
  te: { lakh: ["లక్ష", "లక్షలు"], crore: ["కోటి", "కోట్లు"] },
  hi: { lakh: ["लाख", "लाख"], crore: ["करोड़", "करोड़"] },
};

// Before "up to", "from" and "above" a Telugu plural loses its last vowel: ₹2.5 లక్షలు, but ₹2.5 లక్షల వరకు.
const OBLIQUE_SCALE_WORDS: typeof SCALE_WORDS = {
  ...SCALE_WORDS,
  te: { lakh: ["లక్ష", "లక్షల"], crore: ["కోటి", "కోట్ల"] },
};

/** How an amount stands in its sentence: alone, or before a word that governs it. */
export type AmountForm = "plain" | "oblique";

/** ₹50 lakh, ₹8.86 crore; below a lakh the full figure. */
export function shortMoney(amount: Paise, language: Language = "en", form: AmountForm = "plain"): string {
  const size = Math.abs(amount);
  const short = inLakhCrore(size, 100, language, form);
  return short === null ? formatMoney(amount, language) : `${amount < 0 ? "-" : ""}₹${short}`;
}

/** 12.5K, 3.4M: only where the specification shows figures in this manner. */
export function compactCount(count: number): string {
  for (const [size, letter] of [
    [1_000_000, "M"],
    [1000, "K"],
  ] as const) {
    if (Math.abs(count) < size) continue;
    const tenths = Math.round((Math.abs(count) * 10) / size);
    return `${count < 0 ? "-" : ""}${tenths / 10}${letter}`;
  }
  return String(count);
}

function inLakhCrore(
  size: number,
  unitsPerOne: number,
  language: Language,
  form: AmountForm = "plain",
): string | null {
  const lakh = LAKH * unitsPerOne;
  if (size < lakh) return null;
  // Rounding 99.999 lakh up gives a crore, so the scale is chosen after rounding.
  const lakhHundredths = Math.round((size * 100) / lakh);
  const isLakh = size < CRORE * unitsPerOne && lakhHundredths < 10_000;
  const hundredths = isLakh ? lakhHundredths : Math.round(size / ((CRORE * unitsPerOne) / 100));
  const words = form === "oblique" ? OBLIQUE_SCALE_WORDS : SCALE_WORDS;
  const [one, many] = words[language][isLakh ? "lakh" : "crore"];
  const whole = grouping.format(Math.trunc(hundredths / 100));
  const fraction = String(hundredths % 100)
    .padStart(2, "0")
    .replace(/0+$/, "");
  return `${whole}${fraction && `.${fraction}`} ${hundredths === 100 ? one : many}`;
}
