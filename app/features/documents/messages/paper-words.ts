import { defineMessages } from "#app/core/words/i18n.ts";

/** What stands at a paper's field besides its own words. Here, and not with every page's: few pages take files. */
export const paperWords = defineMessages({
  en: {
    password: "Password of this PDF",
    passwordHint:
      "It is locked. Of an e-Aadhaar: the first four letters of the name in capitals and the year of birth, such as SIRI2009. We open it once and keep its pages without the password.",
    open: "Open it and send",
    hasPassword: "My PDF has a password",
    crop: "Crop and straighten",
    glare:
      "A light shines back from this paper. If a word is lost in it, tilt the paper or step out of the light, and take it again.",
    dark: "This photo looks dark. If you cannot read every word on it, take it again by a window or outside.",
    blurred:
      "This photo looks blurred. If you cannot read every word on it, hold the phone still and take it again.",
  },
  te: {
    password: "ఈ PDF పాస్‌వర్డ్",
    passwordHint:
      "దీనికి పాస్‌వర్డ్ ఉంది. e-Aadhaar అయితే: పేరులోని మొదటి నాలుగు ఇంగ్లీషు పెద్ద అక్షరాలు, పుట్టిన సంవత్సరం; ఉదాహరణకు SIRI2009. ఒకసారి తెరిచి, పాస్‌వర్డ్ లేకుండా పేజీలను మాత్రమే ఉంచుతాం.",
    open: "తెరిచి పంపండి",
    hasPassword: "నా PDF కి పాస్‌వర్డ్ ఉంది",
    crop: "కత్తిరించి నిటారుగా చేయండి",
    glare: "ఈ కాగితంపై వెలుతురు మెరుస్తోంది. ఏ పదమైనా కనిపించకపోతే, కాగితాన్ని వంచి లేదా వెలుతురు మార్చి మళ్లీ తీయండి.",
    dark: "ఈ ఫోటో చీకటిగా ఉన్నట్లుంది. ప్రతి అక్షరం చదవలేకపోతే, కిటికీ దగ్గర లేదా బయట మళ్లీ తీయండి.",
    blurred: "ఈ ఫోటో మసకగా ఉన్నట్లుంది. ప్రతి అక్షరం చదవలేకపోతే, ఫోన్ కదలకుండా పట్టుకుని మళ్లీ తీయండి.",
  },
  hi: {
    password: "इस PDF का पासवर्ड",
    passwordHint:
      "इस पर पासवर्ड लगा है। e-Aadhaar का: नाम के पहले चार अंग्रेज़ी बड़े अक्षर और जन्म का साल, जैसे SIRI2009। हम इसे एक बार खोलते हैं और पन्ने बिना पासवर्ड के रखते हैं।",
    open: "खोलें और भेजें",
    hasPassword: "मेरी PDF पर पासवर्ड है",
    crop: "काटें और सीधा करें",
    glare: "इस दस्तावेज़ पर रोशनी चमक रही है। कोई शब्द न दिखे तो दस्तावेज़ झुकाएँ या रोशनी बदलें और फिर से लें।",
    dark: "यह फ़ोटो अँधेरी लगती है। हर शब्द पढ़ा न जाए तो खिड़की के पास या बाहर फिर से लें।",
    blurred: "यह फ़ोटो धुँधली लगती है। हर शब्द पढ़ा न जाए तो फ़ोन स्थिर पकड़कर फिर से लें।",
  },
});
