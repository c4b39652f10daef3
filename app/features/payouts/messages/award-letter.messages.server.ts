import { defineMessages } from "#app/core/words/i18n.ts";

/** The words of the letter that says: you are selected. */
export const awardLetter = defineMessages({
  en: {
    title: "You are selected, {name}",
    heading: "Award letter {number}",
    given: "{payer} gives you {amount} as its scholarship “{scholarship}”.",
    offered:
      "The money is set aside for you. Accept it on ScholarSetu by {lastDay}; after that day it goes to the next student.",
    accepted: "You accepted it on {accepted}. The money is kept for you until it is in your bank account.",
    paid: "It was paid to you on {paid}, bank reference {reference}.",
    show: "You can show this letter at your school, your college or a bank.",
    application: "Application",
    institution: "School or college",
    account: "Bank account",
    signed: "Signed electronically by ScholarSetu for {payer}",
    scan: "Scan to check that this letter is true",
    tooEarly: "There is a letter once the money is set aside for you.",
  },
  te: {
    title: "{name}, మీరు ఎంపికయ్యారు",
    heading: "అవార్డు లేఖ {number}",
    given: "{payer} తమ “{scholarship}” స్కాలర్‌షిప్ కింద మీకు {amount} ఇస్తున్నారు.",
    offered: "డబ్బు మీ కోసం పక్కన పెట్టాం. {lastDay} లోగా ScholarSetu లో అంగీకరించండి; ఆ తర్వాత అది తర్వాతి విద్యార్థికి వెళుతుంది.",
    accepted: "మీరు {accepted} న అంగీకరించారు. డబ్బు మీ బ్యాంకు ఖాతాలో చేరే వరకు మీ కోసం ఉంచుతాం.",
    paid: "{paid} న మీకు చెల్లించాం, బ్యాంకు రిఫరెన్స్ {reference}.",
    show: "ఈ లేఖను మీ పాఠశాలలో, కాలేజీలో లేదా బ్యాంకులో చూపవచ్చు.",
    application: "దరఖాస్తు",
    institution: "పాఠశాల లేదా కాలేజీ",
    account: "బ్యాంకు ఖాతా",
    signed: "{payer} తరఫున ScholarSetu ఎలక్ట్రానిక్ సంతకం చేసింది",
    scan: "ఈ లేఖ నిజమైనదో చూడటానికి స్కాన్ చేయండి",
    tooEarly: "డబ్బు మీ కోసం పక్కన పెట్టాక లేఖ వస్తుంది.",
  },
  hi: {
    title: "{name}, आपका चयन हुआ है",
    heading: "पुरस्कार पत्र {number}",
    given: "{payer} अपनी छात्रवृत्ति “{scholarship}” में आपको {amount} दे रहे हैं।",
    offered:
      "पैसा आपके लिए अलग रखा गया है। {lastDay} तक ScholarSetu पर इसे स्वीकार करें; उसके बाद यह अगले विद्यार्थी को जाएगा।",
    accepted: "आपने {accepted} को इसे स्वीकार किया। पैसा आपके बैंक खाते में आने तक आपके लिए रखा है।",
    paid: "यह {paid} को आपको भेजा गया, बैंक संदर्भ {reference}।",
    show: "यह पत्र आप अपने स्कूल, कॉलेज या बैंक में दिखा सकते हैं।",
    application: "आवेदन",
    institution: "स्कूल या कॉलेज",
    account: "बैंक खाता",
    signed: "{payer} की ओर से ScholarSetu द्वारा इलेक्ट्रॉनिक हस्ताक्षरित",
    scan: "यह पत्र सच्चा है या नहीं, देखने के लिए स्कैन करें",
    tooEarly: "पत्र तब मिलता है जब पैसा आपके लिए अलग रख दिया जाए।",
  },
});
