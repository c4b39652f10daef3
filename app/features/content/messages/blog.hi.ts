import type { Catalogue } from "#app/core/words/i18n.ts";
import type { blogEn } from "./blog.en.ts";

export const blogHi: Catalogue<typeof blogEn> = {
  title: "शिक्षा ब्लॉग",
  description:
    "छात्रवृत्ति, करियर, विदेश में पढ़ाई और परीक्षाओं पर भारत के विद्यार्थियों के लिए पैंतालीस आसान लेख; हर लेख कुछ ही मिनट का।",
  lead: "पढ़ाई के पैसे, सही राह और परीक्षाओं की बातें, आसान शब्दों में।",
  search: "लेखों में खोजें",
  example: "आय प्रमाण पत्र, GATE, रिज़्यूमे…",
  categories: "विषय",
  names: {
    all: "सभी लेख",
    scholarships: "छात्रवृत्तियाँ",
    career: "करियर",
    "study-abroad": "विदेश में पढ़ाई",
    "exam-prep": "परीक्षा की तैयारी",
  },
  count: "{count} लेख",
  found: "{count} में से {found} लेख",
  featured: "पहले ये पढ़ें",
  all: "सभी लेख",
  nothing: "ऐसा कोई लेख नहीं मिला",
  nothingText: "किसी दूसरे शब्द से खोजें, या दूसरा विषय चुनें।",
  subscribe: "कुछ नया आने पर एक पत्र",
  subscribeLead: "हफ़्ते में ज़्यादा से ज़्यादा एक। एक बार पुष्टि करें; एक बार दबाने से रुक जाता है।",
  rss: "या RSS से पढ़ें",
  team: "ScholarSetu टीम",
  minutes: "{minutes} मिनट में पढ़ें",
  views: "बार पढ़ा गया",
  likes: "लोगों को पसंद",
  email: "ईमेल",
  sending: "भेजा जा रहा है…",
  send: "पत्र मँगाएँ",
  sent: "बस हो ही गया। हमने आपको ईमेल भेजा है: उसका बटन दबाएँ, फिर पत्र आने लगेंगे।",
  errors: {
    required: "अपना ईमेल पता लिखें।",
    invalid: "name@example.org जैसा ईमेल पता लिखें।",
  },
};
