import type { Language } from "#app/core/words/i18n.ts";

/** What the student reads when the desk has found a scholarship for an assisted application. */
export const chosenWords: Record<Language, { title: string; message: string }> = {
  en: {
    title: "We found a scholarship for you",
    message: "Your application goes on for {scholarship}. You need not fill in anything again.",
  },
  te: {
    title: "మీ కోసం ఒక స్కాలర్‌షిప్ దొరికింది",
    message: "మీ దరఖాస్తు {scholarship} కోసం కొనసాగుతుంది. మళ్లీ ఏమీ నింపనవసరం లేదు.",
  },
  hi: {
    title: "आपके लिए एक छात्रवृत्ति मिली",
    message: "आपका आवेदन {scholarship} के लिए आगे बढ़ेगा। दोबारा कुछ भरने की ज़रूरत नहीं है।",
  },
};
