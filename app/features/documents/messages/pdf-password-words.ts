import { defineMessages } from "#app/core/i18n.ts";

/** What stands at the password of a locked PDF. Here, and not with every page's words: few pages take files. */
export const pdfPasswordWords = defineMessages({
  en: {
    label: "Password of this PDF",
    hint: "It is locked. Of an e-Aadhaar: the first four letters of the name in capitals and the year of birth, such as SIRI2009. We open it once and keep its pages without the password.",
    open: "Open it and send",
    has: "My PDF has a password",
  },
  te: {
    label: "ఈ PDF పాస్‌వర్డ్",
    hint: "దీనికి పాస్‌వర్డ్ ఉంది. e-Aadhaar అయితే: పేరులోని మొదటి నాలుగు ఇంగ్లిష్ పెద్ద అక్షరాలు, పుట్టిన సంవత్సరం; ఉదాహరణకు SIRI2009. ఒకసారి తెరిచి, పాస్‌వర్డ్ లేకుండా పేజీలను మాత్రమే ఉంచుతాం.",
    open: "తెరిచి పంపండి",
    has: "నా PDF కి పాస్‌వర్డ్ ఉంది",
  },
  hi: {
    label: "इस PDF का पासवर्ड",
    hint: "इस पर पासवर्ड लगा है। e-Aadhaar का: नाम के पहले चार अंग्रेज़ी बड़े अक्षर और जन्म का साल, जैसे SIRI2009। हम इसे एक बार खोलते हैं और पन्ने बिना पासवर्ड के रखते हैं।",
    open: "खोलें और भेजें",
    has: "मेरी PDF पर पासवर्ड है",
  },
});
