import type { Language } from "#app/core/words/i18n.ts";

type Words = Readonly<Record<Language, string>>;

/** Why somebody is put on hold: one sentence, which they are told in their own language. */
export const suspensionReasons = {
  other_papers: {
    en: "Papers of another person were sent.",
    te: "మరొకరి పత్రాలు పంపారు.",
    hi: "किसी और के दस्तावेज़ भेजे गए।",
  },
  false_information: {
    en: "Something that was written is not true.",
    te: "రాసిన వివరాల్లో ఒకటి నిజం కాదు.",
    hi: "लिखी गई कोई बात सही नहीं है।",
  },
  misuse: {
    en: "The account was used against our terms.",
    te: "ఖాతాను మా నిబంధనలకు విరుద్ధంగా వాడారు.",
    hi: "खाते का इस्तेमाल हमारी शर्तों के ख़िलाफ़ हुआ।",
  },
  to_check: {
    en: "We have to check something first.",
    te: "ముందు మేము ఒక విషయం తనిఖీ చేయాలి.",
    hi: "पहले हमें एक बात जाँचनी है।",
  },
  own_wish: {
    en: "You asked for it.",
    te: "మీరే అడిగారు.",
    hi: "आपने ही कहा था।",
  },
  left: {
    en: "You no longer work with us in this role.",
    te: "ఈ పనిలో మీరు ఇప్పుడు మాతో లేరు.",
    hi: "आप अब इस काम में हमारे साथ नहीं हैं।",
  },
} as const satisfies Record<string, Words>;

export type SuspensionReason = keyof typeof suspensionReasons;

export function suspensionWords(reason: string, language: Language): string {
  return Object.hasOwn(suspensionReasons, reason)
    ? suspensionReasons[reason as SuspensionReason][language]
    : suspensionReasons.to_check[language];
}

export const studentReasons = [
  "other_papers",
  "false_information",
  "misuse",
  "to_check",
  "own_wish",
] as const;
export const partnerReasons = ["false_information", "misuse", "to_check", "own_wish"] as const;
export const staffReasons = ["left", "misuse", "to_check", "own_wish"] as const;
