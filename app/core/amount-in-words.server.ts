import { ToWords as EnglishWords } from "to-words/en-IN";
import { ToWords as HindiWords } from "to-words/hi-IN";
import type { Language } from "./i18n.ts";
import type { Paise } from "./money.ts";

const english = new EnglishWords();
const hindi = new HindiWords();

/** For receipts: "One Lakh Twenty Four Thousand Rupees Only". Exact to the paisa up to ₹10,000 crore. */
export function amountInWords(amount: Paise, language: Language = "en"): string {
  // Telugu gets English: the package writes it ungrammatically.
  const converter = language === "hi" ? hindi : english;
  // As text with two decimals: a float would lose paise of large amounts.
  const size = Math.abs(amount);
  const text = `${amount < 0 ? "-" : ""}${Math.trunc(size / 100)}.${String(size % 100).padStart(2, "0")}`;
  return converter.convert(text, { currency: true });
}
