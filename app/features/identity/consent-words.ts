import type { ConsentPurpose } from "./consent-purposes.ts";

/** What each item means, for Settings → Privacy. */
export const consentWords: Record<ConsentPurpose, { title: string; text: string }> = {
  terms: { title: "Terms of Service", text: "The rules of using ScholarSetu. The account rests on them." },
  privacy: { title: "Privacy Policy", text: "What we keep about you and why. The account rests on it." },
  profile_matching: {
    title: "Matching with my details",
    text: "We compare what you told us with scholarships, recommend the ones that fit, and fill in forms for you.",
  },
  application_sharing: {
    title: "Sharing my applications",
    text: "An application and its documents go to the institute or provider that you apply to, and to nobody else.",
  },
  share_story: {
    title: "Your success story",
    text: "A story that you shared is shown to everyone on the success page, with as much of your name as you chose.",
  },
};
