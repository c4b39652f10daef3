import type { Language } from "#app/core/words/i18n.ts";

/** What the bell says of a day's digest; {matches} and {deadlines} are numbers. */
interface DigestWords {
  readonly title: string;
  readonly matches: string;
  readonly deadlines: string;
  readonly both: string;
  /** A line of the letter. */
  readonly lastDay: string;
  readonly isNew: string;
  readonly hasChanged: string;
  /** The last line of the letter. */
  readonly fits: string;
  /** How somebody is called who has not told her name. */
  readonly student: string;
}

// Worded so that one and many read alike: the sentences are filled in by the database.
export const digestWords: Record<Language, DigestWords> = {
  en: {
    title: "Your scholarships today",
    matches: "New scholarships for you: {matches}.",
    deadlines: "Deadlines coming up among your saved scholarships: {deadlines}.",
    both: "New scholarships for you: {matches}. Deadlines coming up: {deadlines}.",
    lastDay: "{title}: last day {date}",
    isNew: "{title}: new for you",
    hasChanged: "{title}, which you saved, has changed",
    fits: "You can apply for so many now: {fits}",
    student: "student",
  },
  te: {
    title: "ఈ రోజు మీ స్కాలర్‌షిప్‌లు",
    matches: "మీకు సరిపోయే కొత్త స్కాలర్‌షిప్‌లు: {matches}.",
    deadlines: "మీరు సేవ్ చేసిన స్కాలర్‌షిప్‌లలో దగ్గరపడుతున్న గడువులు: {deadlines}.",
    both: "మీకు సరిపోయే కొత్త స్కాలర్‌షిప్‌లు: {matches}. దగ్గరపడుతున్న గడువులు: {deadlines}.",
    lastDay: "{title}: చివరి తేదీ {date}",
    isNew: "{title}: మీకు కొత్తది",
    hasChanged: "{title}: మీరు సేవ్ చేసిన ఇది మారింది",
    fits: "ఇప్పుడు మీరు దరఖాస్తు చేయగలవి: {fits}",
    student: "విద్యార్థి",
  },
  hi: {
    title: "आज की आपकी छात्रवृत्तियाँ",
    matches: "आपके लिए नई छात्रवृत्तियाँ: {matches}।",
    deadlines: "आपकी सहेजी छात्रवृत्तियों की पास आती आख़िरी तारीख़ें: {deadlines}।",
    both: "आपके लिए नई छात्रवृत्तियाँ: {matches}। पास आती आख़िरी तारीख़ें: {deadlines}।",
    lastDay: "{title}: आख़िरी तारीख़ {date}",
    isNew: "{title}: आपके लिए नई",
    hasChanged: "{title}: आपकी सहेजी यह छात्रवृत्ति बदली है",
    fits: "अभी आप इतनी के लिए आवेदन कर सकते हैं: {fits}",
    student: "विद्यार्थी",
  },
};
