import type { HelpWords } from "../help/help-topics.ts";

export const helpHi: HelpWords = {
  downloads: {
    "document-checklist": {
      title: "दस्तावेज़ों की सूची",
      description: "हर दस्तावेज़ जो लग सकता है, कहाँ से मिलेगा और कितना समय लगेगा।",
    },
    "sample-application": {
      title: "नमूना आवेदन",
      description: "पहले से आख़िरी ख़ाने तक भरा हुआ फ़ॉर्म, हर हिस्से पर टिप्पणी के साथ।",
    },
    "income-certificate-guide": {
      title: "आय प्रमाण पत्र गाइड",
      description: "कौन देता है, क्या ले जाना है, आवेदन कैसे करें, और क्या जाँचें।",
    },
    "timeline-planner": {
      title: "12 महीने की योजना",
      description: "किस महीने क्या करना है, और बड़ी छात्रवृत्तियाँ आम तौर पर कब खुलती हैं।",
    },
  },
  services: {
    "application-help": "आवेदन में मदद",
    "scholarship-search": "छात्रवृत्ति की खोज",
    "document-review": "दस्तावेज़ों की जाँच",
    "eligibility-check": "पात्रता की जाँच",
    "technical-support": "तकनीकी मदद",
    "career-guidance": "करियर मार्गदर्शन",
    other: "कुछ और",
  },
  times: {
    morning: "सुबह (9–12 बजे)",
    afternoon: "दोपहर (12–4 बजे)",
    evening: "शाम (4–8 बजे)",
    flexible: "कोई भी समय चलेगा",
  },
  eachSite: "हर संस्था की साइट",
};
