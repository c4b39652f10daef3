import type { Catalogue } from "#app/core/words/i18n.ts";
import type { successEn } from "./success.en.ts";

export const successHi: Catalogue<typeof successEn> = {
  title: "सफलता की कहानियाँ",
  purpose: "सेतु पार करने वाले विद्यार्थी, अपने ही शब्दों में।",
  filters: {
    course: "पढ़ाई",
    courseAny: "सभी पढ़ाई",
    state: "राज्य",
    stateAny: "सभी राज्य",
    scholarship: "छात्रवृत्ति",
    scholarshipAny: "सभी छात्रवृत्तियाँ",
  },
  levels: {
    school: "स्कूल (कक्षा 6-12)",
    diploma: "डिप्लोमा और ITI",
    undergraduate: "स्नातक (UG)",
    postgraduate: "स्नातकोत्तर (PG)",
    research: "PhD और शोध",
  },
  stories: "कहानियाँ",
  count: "{count, plural, one {1 कहानी} other {# कहानियाँ}}",
  rated: "5 में से {rating} रेटिंग",
  none: "ऐसी कोई कहानी नहीं मिली",
  noneText: "कम फ़िल्टर चुनें, या पहली कहानी आप लिखें।",
  received: "हाल में मिली",
  receivedLead: "उन विद्यार्थियों से, जिन्होंने नाम के बिना यह बताने दिया।",
  outcome: "<b>{amount}</b>, {scholarship}, {month}",
  share: "अपनी कहानी साझा करें",
  shareLead:
    "क्या छात्रवृत्ति ने आपको आगे बढ़ाया? अगले विद्यार्थी को बताएँ। नाम दिखे या नहीं, यह आप चुनते हैं, और कहानी वापस भी ले सकते हैं।",
};
