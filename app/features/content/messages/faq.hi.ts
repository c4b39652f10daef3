import type { Catalogue } from "#app/core/words/i18n.ts";
import type { faqEn } from "./faq.en.ts";

export const faqHi: Catalogue<typeof faqEn> = {
  title: "अक्सर पूछे जाने वाले सवाल",
  description: "बारह सवाल जो विद्यार्थी सबसे ज़्यादा पूछते हैं, और उनके सीधे जवाब।",
  search: "सवालों में खोजें",
  example: "दस्तावेज़, बैंक, विदेश …",
  questions: "सवाल",
  all: "{count} सवाल",
  found: "{count} में से {found} सवाल",
  linkHere: "इस जवाब का लिंक",
  nothing: "इन शब्दों वाला कोई सवाल नहीं मिला",
  nothingText: "कम शब्द या दूसरे शब्द लिखकर देखें, या नीचे सीधे हमसे पूछें।",
  support: "कोई और सवाल है?",
  supportLead: "हम 24/7 आपके साथ हैं: तेलुगु, हिन्दी और अंग्रेज़ी में।",
  call: "{phone} पर फ़ोन करें",
  write: "हमें ईमेल लिखें",
};
