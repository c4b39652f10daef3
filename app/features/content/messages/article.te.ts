import type { Catalogue } from "#app/core/words/i18n.ts";
import type { articleEn } from "./article.en.ts";

export const articleTe: Catalogue<typeof articleEn> = {
  updated: "{day} న సరిచూశాం",
  contents: "ఈ పేజీలో",
  textInEnglish: "ఈ వ్యాసం పూర్తి పాఠం ప్రస్తుతం ఇంగ్లీషులో ఉంది.",
  like: "నచ్చింది",
  liked: "మీకు నచ్చింది",
  more: {
    scholarships: "స్కాలర్‌షిప్‌లపై మరిన్ని",
    career: "కెరీర్‌పై మరిన్ని",
    "study-abroad": "విదేశీ చదువుపై మరిన్ని",
    "exam-prep": "పరీక్షలపై మరిన్ని",
  },
  allOf: {
    scholarships: "స్కాలర్‌షిప్‌లపై అన్ని వ్యాసాలు",
    career: "కెరీర్‌పై అన్ని వ్యాసాలు",
    "study-abroad": "విదేశీ చదువుపై అన్ని వ్యాసాలు",
    "exam-prep": "పరీక్షలపై అన్ని వ్యాసాలు",
  },
};
