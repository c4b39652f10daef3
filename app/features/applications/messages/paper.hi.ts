import type { Catalogue } from "#app/core/i18n.ts";
import type { paperEn } from "./paper.en.ts";

export const paperHi: Catalogue<typeof paperEn> = {
  title: "आवेदन {number}",
  subtitle: "छात्रवृत्ति आवेदन की रसीद",
  number: "आवेदन नंबर",
  scholarship: "छात्रवृत्ति",
  assisted: "सहायता वाला आवेदन: सही छात्रवृत्ति हमारी डेस्क खोजती है",
  provider: "देने वाले",
  desk: "ScholarSetu आवेदन डेस्क",
  applicant: "आवेदक",
  received: "मिलने की तारीख़",
  indianTime: "{time} (भारतीय समय)",
  aadhaar: "आधार",
  account: "बैंक खाता",
  papers: "दस्तावेज़",
  reviewedBy: "जाँच कब तक",
  next: "आगे क्या होगा",
  next1: "आपके दस्तावेज़ जाँचे जाएँगे। 48 घंटे में हम आपको बताएँगे।",
  next2: "कुछ ग़लत हुआ तो हम केवल वही एक चीज़ माँगेंगे। बाकी वैसा ही रहेगा।",
  next3: "निर्णय कारणों के साथ आएगा। जाँच और चयन में 2-8 सप्ताह लगते हैं।",
  next4: "चुने जाने पर राशि आपके बैंक खाते में आएगी।",
  where: "आवेदन कहाँ है, कभी भी यहाँ देखें:",
  tooEarly: "रसीद आवेदन भेजने के बाद मिलती है।",
};
