import type { Language, Translated } from "#app/core/words/i18n.ts";
import { defaultLanguage } from "#app/core/words/i18n.ts";

/** The papers of our mock tests, by the test's id. The questions themselves are in the language of the exam. */
const papers: Readonly<Record<string, Readonly<Record<Translated, string>>>> = {
  bitsat: { te: "ఫిజిక్స్, కెమిస్ట్రీ, ఇంగ్లీషు, తార్కిక ఆలోచన, మ్యాథ్స్", hi: "भौतिकी, रसायन, अंग्रेज़ी, तार्किक सोच और गणित" },
  cat: { te: "VARC, DILR, QA", hi: "VARC, DILR और QA" },
  "clat-ug": { te: "డిగ్రీ ప్రవేశ పేపర్ (UG)", hi: "ग्रेजुएट प्रवेश का पेपर (UG)" },
  "cuet-ug": { te: "జనరల్ ఆప్టిట్యూడ్ టెస్ట్", hi: "सामान्य अभिरुचि परीक्षा (General Aptitude Test)" },
  gate: { te: "కంప్యూటర్ సైన్స్, ఇన్ఫర్మేషన్ టెక్నాలజీ (CS)", hi: "कंप्यूटर साइंस और सूचना प्रौद्योगिकी (CS)" },
  gmat: {
    te: "లెక్కలు, భాష, డేటా విశ్లేషణ (Quantitative, Verbal, Data Insights)",
    hi: "गणित, भाषा और आँकड़ों की समझ (Quantitative, Verbal, Data Insights)",
  },
  gre: {
    te: "జనరల్ టెస్ట్: భాష, లెక్కలు (Verbal, Quantitative)",
    hi: "जनरल टेस्ट: भाषा और गणित (Verbal, Quantitative)",
  },
  "ibps-po": { te: "ప్రిలిమ్స్", hi: "प्रीलिम्स" },
  ielts: { te: "అకడమిక్ రీడింగ్, వ్యాకరణం, పదాలతో", hi: "अकादमिक रीडिंग, व्याकरण और शब्दों के साथ" },
  "jee-advanced": {
    te: "రెండు పేపర్లలో ఒకటి, ఒకే సరైన జవాబున్న ప్రశ్నలు మాత్రమే",
    hi: "दो में से एक पेपर, सिर्फ़ एक सही जवाब वाले सवाल",
  },
  "jee-main": { te: "పేపర్ 1 (B.E./B.Tech)", hi: "पेपर 1 (B.E./B.Tech)" },
  nda: { te: "మ్యాథ్స్, సాధారణ సామర్థ్యం, ఒకే టెస్ట్‌లో", hi: "गणित और सामान्य योग्यता, एक ही टेस्ट में" },
  "neet-pg": { te: "ప్రీ-క్లినికల్, పారా-క్లినికల్, క్లినికల్ సబ్జెక్టులు", hi: "प्री-क्लिनिकल, पैरा-क्लिनिकल और क्लिनिकल विषय" },
  "neet-ug": { te: "ఫిజిక్స్, కెమిస్ట్రీ, బయాలజీ", hi: "भौतिकी, रसायन और जीव विज्ञान" },
  "pte-academic": { te: "రీడింగ్, వ్యాకరణం, సరైన పదం ఎంపికతో", hi: "रीडिंग, व्याकरण और शब्द चुनने के साथ" },
  "rbi-grade-b": { te: "మొదటి దశ (Phase I)", hi: "पहला चरण (Phase I)" },
  sat: { te: "రీడింగ్, రైటింగ్, మ్యాథ్", hi: "रीडिंग, राइटिंग और गणित" },
  "sbi-po": { te: "ప్రిలిమ్స్", hi: "प्रीलिम्स" },
  "ssc-cgl": { te: "టైర్ 1", hi: "टियर 1" },
  toefl: { te: "రీడింగ్, భాష వాడకం", hi: "रीडिंग और भाषा का इस्तेमाल" },
  "ugc-net": { te: "పేపర్ 1 (బోధన, పరిశోధన సామర్థ్యం)", hi: "पेपर 1 (पढ़ाने और शोध की योग्यता)" },
  "upsc-cse": { te: "ప్రిలిమ్స్, జనరల్ స్టడీస్ పేపర్ I", hi: "प्रीलिम्स, सामान्य अध्ययन पेपर I" },
  xat: {
    te: "భాష, తర్కం, నిర్ణయాలు తీసుకోవడం, లెక్కలు, డేటా, జనరల్ నాలెడ్జ్",
    hi: "भाषा और तर्क, फ़ैसले लेना, गणित और आँकड़े, सामान्य ज्ञान",
  },
};

export function paperIn(test: { readonly id: string; readonly paper: string }, language: Language): string {
  return language === defaultLanguage ? test.paper : (papers[test.id]?.[language] ?? test.paper);
}
