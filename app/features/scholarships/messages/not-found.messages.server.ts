import { defineMessages } from "#app/core/words/i18n.ts";

/** The page that is not there (L14): one sentence, a search field, what is open. */
export const notFoundMessages = defineMessages({
  en: {
    page: { title: "This page is not here", text: "The address may be old or mistyped." },
    scholarship: {
      title: "This scholarship is not here",
      text: "It may have been taken down, or the address is mistyped.",
    },
    searchLabel: "Search the scholarships",
    searchHint: "Title, provider or words",
    search: "Search",
    open: "Open now, closing first",
    closes: "Closes {date}",
    home: "Home",
    contact: "Contact",
  },
  te: {
    page: { title: "ఈ పేజీ ఇక్కడ లేదు", text: "చిరునామా పాతది లేదా తప్పుగా టైప్ అయి ఉండవచ్చు." },
    scholarship: {
      title: "ఈ స్కాలర్‌షిప్ ఇక్కడ లేదు",
      text: "దీన్ని తీసివేసి ఉండవచ్చు, లేదా చిరునామా తప్పుగా టైప్ అయి ఉండవచ్చు.",
    },
    searchLabel: "స్కాలర్‌షిప్‌లు వెతకండి",
    searchHint: "పేరు, సంస్థ లేదా పదాలు",
    search: "వెతకండి",
    open: "ఇప్పుడు తెరిచి ఉన్నవి, ముందుగా ముగిసేవి",
    closes: "{date}న ముగుస్తుంది",
    home: "హోమ్",
    contact: "సంప్రదించండి",
  },
  hi: {
    page: { title: "यह पेज यहाँ नहीं है", text: "पता पुराना या ग़लत लिखा हो सकता है।" },
    scholarship: {
      title: "यह छात्रवृत्ति यहाँ नहीं है",
      text: "इसे हटा दिया गया हो सकता है, या पता ग़लत लिखा हो।",
    },
    searchLabel: "छात्रवृत्तियाँ खोजें",
    searchHint: "नाम, संस्था या शब्द",
    search: "खोजें",
    open: "अभी खुली, पहले बंद होने वाली",
    closes: "{date} को बंद",
    home: "होम",
    contact: "संपर्क",
  },
});
