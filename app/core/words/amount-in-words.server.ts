import { ToWords as EnglishWords } from "to-words/en-IN";
import { ToWords as HindiWords } from "to-words/hi-IN";
import type { Paise } from "../money.ts";
import type { Language } from "./i18n.ts";
import { teluguRupees } from "./telugu-rupees.ts";

const english = new EnglishWords();
const hindi = new HindiWords();

/** For receipts: "One Lakh Twenty Four Thousand Rupees Only". Exact to the paisa up to ₹10,000 crore. */
export function amountInWords(amount: Paise, language: Language = "en"): string {
  const size = Math.abs(amount);
  const [whole, rest] = [Math.trunc(size / 100), size % 100];
  // As text with two decimals: a float would lose paise of large amounts.
  const text = `${amount < 0 ? "-" : ""}${whole}.${String(rest).padStart(2, "0")}`;
  return writers[language](text, whole, rest);
}

const inEnglish = (text: string) => english.convert(text, { currency: true });

const writers: Record<Language, (text: string, whole: number, rest: number) => string> = {
  en: inEnglish,
  // Our own: the package's Telugu is ungrammatical.
  te: (text, whole, rest) => (text.startsWith("-") ? inEnglish(text) : teluguRupees(whole, rest)),
  // The package says "एक हज़ार सौ" for 1,100, and leaves out the word that closes an amount.
  hi: (text) =>
    `${hindi.convert(text, { currency: true }).replace(/(^|(?:हज़ार|लाख|करोड़|अरब) )सौ/gu, "$1एक सौ")} मात्र`,
};
