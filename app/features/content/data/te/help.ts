import type { HelpWords } from "../help/help-topics.ts";

export const helpTe: HelpWords = {
  downloads: {
    "document-checklist": {
      title: "పత్రాల జాబితా",
      description: "మీకు కావాల్సిన ప్రతి పత్రం, అది ఎక్కడ దొరుకుతుంది, ఎంత సమయం పడుతుంది.",
    },
    "sample-application": {
      title: "నమూనా దరఖాస్తు",
      description: "మొదటి నుంచి చివరి వరకు నింపిన ఫారమ్, ప్రతి భాగంపై వివరణతో.",
    },
    "income-certificate-guide": {
      title: "ఆదాయ ధ్రువపత్రం మార్గదర్శి",
      description: "ఎవరు ఇస్తారు, ఏం తీసుకెళ్లాలి, ఎలా దరఖాస్తు చేయాలి, ఏం సరిచూడాలి.",
    },
    "timeline-planner": {
      title: "12 నెలల ప్రణాళిక",
      description: "ఏ నెలలో ఏం చేయాలి, పెద్ద స్కాలర్‌షిప్‌లు మామూలుగా ఎప్పుడు తెరుచుకుంటాయి.",
    },
  },
  services: {
    "application-help": "దరఖాస్తు సహాయం",
    "scholarship-search": "స్కాలర్‌షిప్ వెతుకులాట",
    "document-review": "పత్రాల పరిశీలన",
    "eligibility-check": "అర్హత సరిచూడటం",
    "technical-support": "సాంకేతిక సహాయం",
    "career-guidance": "కెరీర్ మార్గదర్శనం",
    other: "మరొకటి",
  },
  times: {
    morning: "ఉదయం (9–12 గంటలు)",
    afternoon: "మధ్యాహ్నం (12–4 గంటలు)",
    evening: "సాయంత్రం (4–8 గంటలు)",
    flexible: "ఎప్పుడైనా పర్వాలేదు",
  },
  eachSite: "ఆయా సంస్థల సైట్",
};
