import { defineMessages } from "#app/core/words/i18n.ts";

/** What a phone says of the installed app: under its icon, on a long press, and before it is put there. */
export const manifestWords = defineMessages({
  en: {
    description: "A free bridge to scholarships for students in India.",
    find: "Find scholarships",
    applications: "My applications",
    saved: "Saved scholarships",
    status: "Check the status",
    screenNarrow: "The first page on a phone: find scholarships that fit you",
    screenWide: "The first page on a computer: find scholarships that fit you",
  },
  te: {
    description: "భారత విద్యార్థులకు స్కాలర్‌షిప్‌ల దాకా ఉచిత వారధి.",
    find: "స్కాలర్‌షిప్‌లు వెతకండి",
    applications: "నా దరఖాస్తులు",
    saved: "సేవ్ చేసిన స్కాలర్‌షిప్‌లు",
    status: "స్థితి చూడండి",
    screenNarrow: "ఫోన్‌లో మొదటి పేజీ: మీకు సరిపోయే స్కాలర్‌షిప్‌లు వెతకండి",
    screenWide: "కంప్యూటర్‌లో మొదటి పేజీ: మీకు సరిపోయే స్కాలర్‌షిప్‌లు వెతకండి",
  },
  hi: {
    description: "भारत के विद्यार्थियों के लिए छात्रवृत्तियों तक मुफ़्त पुल।",
    find: "छात्रवृत्तियाँ खोजें",
    applications: "मेरे आवेदन",
    saved: "सहेजी छात्रवृत्तियाँ",
    status: "स्थिति देखें",
    screenNarrow: "फ़ोन पर पहला पेज: अपने लिए छात्रवृत्तियाँ खोजें",
    screenWide: "कंप्यूटर पर पहला पेज: अपने लिए छात्रवृत्तियाँ खोजें",
  },
});
