import type { Catalogue } from "#app/core/words/i18n.ts";
import type { trialEn } from "./trial.en.ts";

export const trialHi: Catalogue<typeof trialEn> = {
  title: "व्यक्तिगत जानकारी",
  description: "व्यक्तिगत जानकारी का छोटा फ़ॉर्म: पंजीकरण से पहले देखने के लिए कि हमारे फ़ॉर्म कैसे चलते हैं।",
  lead: "यह आज़माने का फ़ॉर्म है। आप जो भेजते हैं उसे जाँचकर छोड़ दिया जाता है: कुछ भी नहीं रखा जाता।",
  mobile: "मोबाइल नंबर",
  name: "पूरा नाम",
  gender: "लिंग",
  genders: {
    Male: "पुरुष",
    Female: "महिला",
    Other: "अन्य",
  },
  dob: "जन्म की तारीख़",
  mother: "माता का नाम",
  father: "पिता का नाम",
  sending: "भेज रहे हैं…",
  submit: "भेजें",
  sent: "फ़ॉर्म भेज दिया गया!",
  errors: {
    mobile: "सही 10 अंकों का मोबाइल नंबर लिखें",
    name: "पूरा नाम लिखना ज़रूरी है",
    gender: "कृपया लिंग चुनें",
    dob: "जन्म की तारीख़ लिखना ज़रूरी है",
  },
};
