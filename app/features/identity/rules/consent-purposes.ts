import { defaultLanguage, type Language, type Translated } from "#app/core/words/i18n.ts";

/**
 * What somebody can agree to, item by item (T34). A changed wording gets a new version, and is asked again
 * unless it asks for less; each row keeps the very words that were shown.
 * Which messages somebody wants is not here but with the notifications, where they are switched on and off.
 * On a family's phone what is about a student holds for that student alone, never for a sister or brother.
 */
export const consentPurposes = {
  terms: { version: "2026-01", needed: true, about: "account" },
  privacy: { version: "2026-11", needed: true, about: "account" },
  /** Recommending scholarships. Filling her own later forms is not here: that is what she registers for (S6). */
  profile_matching: { version: "2026-11", needed: false, about: "student" },
  /** Handing an application and its documents to the institute or provider it goes to. */
  application_sharing: { version: "2026-01", needed: false, about: "student" },
  /** Looking into her DigiLocker once, for the papers that she chooses. The words stand at the button of each way there. */
  digilocker: { version: "2026-11", needed: false, about: "student" },
  /** Showing a success story that they wrote themselves to everyone. */
  share_story: { version: "2026-01", needed: false, about: "student" },
} as const;

export type ConsentPurpose = keyof typeof consentPurposes;
export type StudentPurpose = {
  [P in ConsentPurpose]: (typeof consentPurposes)[P]["about"] extends "student" ? P : never;
}[ConsentPurpose];

export const consentPurposeNames = Object.keys(consentPurposes) as [ConsentPurpose, ...ConsentPurpose[]];

/**
 * Terms and privacy policy are read in the reader's language, while the English text governs. What was shown is that
 * version in a translation of its own month. Rows without one are older: their sentence was translated, the text behind
 * it was English. A test holds each file of content/legal to these numbers.
 */
const translationsOf: Partial<Record<ConsentPurpose, Record<Translated, string>>> = {
  terms: { te: "2026-11", hi: "2026-11" },
  privacy: { te: "2026-11", hi: "2026-11" },
};

/** What is recorded as shown (T34): "2026-01" in English, "2026-01, te 2026-11" in Telugu. */
export function shownVersion(purpose: ConsentPurpose, language: Language): string {
  const { version } = consentPurposes[purpose];
  const translated = language === defaultLanguage ? undefined : translationsOf[purpose]?.[language];
  return translated ? `${version}, ${language} ${translated}` : version;
}

export function isConsentPurpose(value: unknown): value is ConsentPurpose {
  return typeof value === "string" && Object.hasOwn(consentPurposes, value);
}

/** Version of the words a guardian agrees to (T35). */
export const guardianConsentVersion = "2026-11";
