/**
 * What somebody can agree to, item by item (T34). A changed wording gets a new version, and is asked again.
 * The words in the reader's language are in the messages under login.consent.
 */
export const consentPurposes = {
  terms: { version: "2026-01", needed: true },
  privacy: { version: "2026-01", needed: true },
  sms_updates: { version: "2026-01", needed: false },
  email_new_scholarships: { version: "2026-01", needed: false },
  weekly_digest: { version: "2026-01", needed: false },
  visible_to_providers: { version: "2026-01", needed: false },
  share_story: { version: "2026-01", needed: false },
} as const;

export type ConsentPurpose = keyof typeof consentPurposes;

export const consentPurposeNames = Object.keys(consentPurposes) as [ConsentPurpose, ...ConsentPurpose[]];

export function isConsentPurpose(value: unknown): value is ConsentPurpose {
  return typeof value === "string" && Object.hasOwn(consentPurposes, value);
}

/** Version of the words a guardian agrees to (T35). */
export const guardianConsentVersion = "2026-01";
