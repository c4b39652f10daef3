import { defineMessages } from "#app/core/i18n.ts";

/** What stands under the bell. Finished sentences: they are written when it happens, in the reader's language. */
export const notices = defineMessages({
  en: {
    assisted: "an assisted application",
    submitted: {
      title: "Application submitted",
      message: "{scholarship}, number {number}. We will review and contact you within 48 hours.",
    },
    actionNeeded: {
      title: "Action needed",
      message: "{scholarship}: one thing has to be mended by {due}. The rest stands as it is.",
    },
    answered: { title: "Correction received", message: "{scholarship}: only that one check runs again." },
    approved: {
      title: "Application approved",
      message: "{scholarship} is approved. The money is being prepared.",
    },
    rejected: {
      title: "Application not selected",
      message: "{scholarship} was not selected. The reasons are shown, and you can appeal once.",
    },
    withdrawn: {
      title: "Application withdrawn",
      message: "You have withdrawn {scholarship}, number {number}.",
    },
    paid: {
      title: "Scholarship paid",
      message: "{scholarship}: {amount} has been sent to your bank account.",
    },
    appealed: {
      title: "Appeal received",
      message: "{scholarship}: somebody else looks at it within 48 hours.",
    },
    message: { title: "New message", message: "There is a message about {scholarship}." },
    waitlisted: {
      title: "On the waiting list",
      message:
        "{scholarship}: everything is in order, but all seats are given for now. You move up by yourself.",
    },
    late: {
      title: "Your review is late",
      message: "{scholarship} was not reviewed in 48 hours. The admin desk has it now.",
    },
  },
  te: {
    assisted: "సహాయంతో చేసిన దరఖాస్తు",
    submitted: {
      title: "మీ దరఖాస్తు అందింది",
      message: "{scholarship}, నంబర్ {number}. 48 గంటల్లో పరిశీలించి మిమ్మల్ని సంప్రదిస్తాం.",
    },
    actionNeeded: {
      title: "మీరు ఒకటి సరిచేయాలి",
      message: "{scholarship}: {due} లోపు ఒక విషయం సరిచేయాలి. మిగతావి అలాగే ఉంటాయి.",
    },
    answered: { title: "సవరణ అందింది", message: "{scholarship}: ఆ ఒక్క తనిఖీ మాత్రమే మళ్లీ జరుగుతుంది." },
    approved: { title: "అభినందనలు! మీరు ఎంపికయ్యారు", message: "{scholarship} కు ఎంపికయ్యారు. డబ్బు సిద్ధం అవుతోంది." },
    rejected: {
      title: "దరఖాస్తు ఎంపిక కాలేదు",
      message: "{scholarship} ఎంపిక కాలేదు. కారణాలు లోపల ఉన్నాయి; ఒకసారి అప్పీలు చేయవచ్చు.",
    },
    withdrawn: {
      title: "దరఖాస్తును వెనక్కి తీసుకున్నారు",
      message: "మీరు {scholarship}, నంబర్ {number} వెనక్కి తీసుకున్నారు.",
    },
    paid: { title: "స్కాలర్‌షిప్ డబ్బు పంపాం", message: "{scholarship}: {amount} మీ బ్యాంకు ఖాతాకు పంపాం." },
    appealed: { title: "అప్పీలు అందింది", message: "{scholarship}: 48 గంటల్లో మరొకరు పరిశీలిస్తారు." },
    message: { title: "కొత్త సందేశం", message: "{scholarship} గురించి ఒక సందేశం ఉంది." },
    waitlisted: {
      title: "వెయిటింగ్ లిస్ట్‌లో ఉన్నారు",
      message:
        "{scholarship}: అన్నీ సరిగ్గా ఉన్నాయి, కానీ ప్రస్తుతం అన్ని సీట్లు నిండిపోయాయి. సీటు ఖాళీ కాగానే మీకే వస్తుంది, మీరేమీ చేయనక్కర్లేదు.",
    },
    late: {
      title: "మీ పరిశీలన ఆలస్యమైంది",
      message: "{scholarship} దరఖాస్తును 48 గంటల్లో పరిశీలించలేకపోయాం. ఇప్పుడు అడ్మిన్ డెస్క్ వద్ద ఉంది.",
    },
  },
  hi: {
    assisted: "सहायता वाला आवेदन",
    submitted: {
      title: "आवेदन जमा हो गया",
      message: "{scholarship}, नंबर {number}। हम 48 घंटे में जाँच करके आपसे संपर्क करेंगे।",
    },
    actionNeeded: {
      title: "आपको कुछ करना है",
      message: "{scholarship}: {due} तक एक चीज़ ठीक करनी है। बाकी सब वैसा ही रहेगा।",
    },
    answered: { title: "सुधार मिल गया", message: "{scholarship}: केवल वही एक जाँच फिर होगी।" },
    approved: { title: "बधाई! आप चुने गए", message: "{scholarship} के लिए आप चुने गए हैं। राशि तैयार की जा रही है।" },
    rejected: {
      title: "आवेदन चुना नहीं गया",
      message: "{scholarship} चुना नहीं गया। कारण दिखाए गए हैं; आप एक बार अपील कर सकते हैं।",
    },
    withdrawn: { title: "आवेदन वापस लिया गया", message: "आपने {scholarship}, नंबर {number} वापस ले लिया है।" },
    paid: { title: "छात्रवृत्ति का भुगतान", message: "{scholarship}: {amount} आपके बैंक खाते में भेज दिए गए हैं।" },
    appealed: { title: "अपील मिल गई", message: "{scholarship}: 48 घंटे में कोई और इसे देखेगा।" },
    message: { title: "नया संदेश", message: "{scholarship} के बारे में एक संदेश है।" },
    waitlisted: {
      title: "प्रतीक्षा सूची में",
      message: "{scholarship}: सब कुछ ठीक है, पर अभी सभी सीटें दी जा चुकी हैं। सीट खाली होने पर आप आगे बढ़ेंगे।",
    },
    late: {
      title: "आपकी जाँच में देर हुई",
      message: "{scholarship} की जाँच 48 घंटे में नहीं हुई। अब यह एडमिन डेस्क के पास है।",
    },
  },
});

export type NoticeName = Exclude<keyof typeof notices.en, "assisted">;
