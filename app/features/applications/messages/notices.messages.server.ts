import { defineMessages } from "#app/core/words/i18n.ts";

/** What stands under the bell. Finished sentences: they are written when it happens, in the reader's language. */
export const notices = defineMessages({
  en: {
    assisted: "an assisted application",
    submitted: {
      title: "Application submitted",
      message: "{scholarship}, number {number}. We will review and contact you within 48 hours.",
    },
    wanted: { paper: "Send a new {paper}", fact: "Correct your {paper}" },
    actionNeeded: {
      title: "{wanted}",
      message: "{scholarship}. By {due}; the rest stands as it is.",
    },
    settled: {
      title: "Nothing more is needed of you",
      message: "{scholarship}: what was asked for is settled. The review goes on.",
    },
    answered: { title: "Correction received", message: "{scholarship}: only that one check runs again." },
    approved: {
      title: "You are selected",
      message: "{scholarship} gives you {amount}. The money is not there yet: you hear from us when it is.",
    },
    offered: {
      title: "You are selected: accept your award",
      message: "{scholarship} gives you {amount}. It is set aside for you. Accept it by {lastDay}.",
    },
    offerEnds: {
      title: "Accept your award soon",
      message:
        "{scholarship}: {amount} is kept for you until {lastDay}. After that day it goes to the next student.",
    },
    lapsed: {
      title: "Your offer has ended",
      message:
        "{scholarship}: {lastDay} was the last day to accept {amount}. The seat goes to the next student.",
    },
    accepted: {
      title: "Award accepted",
      message: "{scholarship}: you accepted {amount}. The payment comes next.",
    },
    corrected: {
      title: "Your award was corrected",
      message: "{scholarship}: the award is {amount} now. The reason: {reason} Please look at it.",
    },
    reconsidered: {
      title: "Your application is looked at again",
      message:
        "{scholarship}: the decision was taken back. The reason: {reason} You hear from us within 48 hours.",
    },
    released: {
      title: "Your award was taken back",
      message: "{scholarship}: the award of {amount} was taken back before it was paid. The reason: {reason}",
    },
    paymentReturned: {
      title: "The bank sent your money back",
      message:
        "{scholarship}: {amount} came back and is kept for you. Give the right bank account, then it is sent again.",
    },
    accountChanged: {
      title: "Your bank account was changed",
      message:
        "{scholarship}: the money goes to the account ending in {lastFour}. If you did not do this, tell us at once.",
    },
    accountLooked: {
      title: "Your new bank account is being checked",
      message:
        "{scholarship}: the name on the account ending in {lastFour} is not the name of the application. Our desk looks at the passbook first.",
    },
    accountRefused: {
      title: "Your new bank account was not taken",
      message:
        "{scholarship}: the account ending in {lastFour} was not taken. The reason: {reason} Please give another one.",
    },
    outsidePaid: {
      title: "Did the money come?",
      message:
        "{payer} says it paid you {amount} on {day} for {scholarship}, reference {reference}. Please say whether it came.",
    },
    outsideTakenBack: {
      title: "A payment was taken back",
      message:
        "{payer} took back what it wrote about paying {amount} for {scholarship}. It still has to pay you.",
    },
    forwarded: {
      title: "Sent on to the provider",
      message:
        "{scholarship}: we sent your application to the provider, number {reference} there. The provider decides and pays.",
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
      title: "Scholarship paid: {amount}",
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
    draftGoes: {
      title: "Your draft is removed on {date}",
      message:
        "{scholarship}: nothing was saved in it for a long time. Go on with it, and it stays for another year.",
    },
    moreTime: {
      title: "More time to apply: until {date}",
      message: "{scholarship} now takes applications until {date}. Your draft is saved.",
    },
    closedEarly: {
      title: "It takes no more applications",
      message: "{scholarship} was closed, so nothing can be sent to it any more. Your draft stays saved.",
    },
    paused: {
      title: "Applications are paused",
      message:
        "{scholarship} takes no applications for now. Your draft stays saved, and you hear from us when it goes on.",
    },
    resumed: {
      title: "Applications are taken again",
      message: "{scholarship} takes applications again. Your draft is saved.",
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
    wanted: { paper: "{paper} మళ్లీ పంపండి", fact: "{paper} సరిచేయండి" },
    actionNeeded: {
      title: "{wanted}",
      message: "{scholarship}. {due} లోపు; మిగతావి అలాగే ఉంటాయి.",
    },
    settled: {
      title: "ఇక మీరు ఏమీ పంపనక్కరలేదు",
      message: "{scholarship}: అడిగినది సరిపోయింది. పరిశీలన కొనసాగుతోంది.",
    },
    answered: { title: "సవరణ అందింది", message: "{scholarship}: ఆ ఒక్క తనిఖీ మాత్రమే మళ్లీ జరుగుతుంది." },
    approved: {
      title: "మీరు ఎంపికయ్యారు",
      message: "{scholarship} మీకు {amount} ఇస్తుంది. డబ్బు ఇంకా రాలేదు: వచ్చినప్పుడు మీకు చెబుతాం.",
    },
    offered: {
      title: "మీరు ఎంపికయ్యారు: అవార్డును అంగీకరించండి",
      message: "{scholarship} మీకు {amount} ఇస్తుంది. అది మీ కోసం పక్కన పెట్టాం. {lastDay} లోపు అంగీకరించండి.",
    },
    offerEnds: {
      title: "మీ అవార్డును త్వరగా అంగీకరించండి",
      message: "{scholarship}: {amount} మీ కోసం {lastDay} వరకు ఉంటుంది. ఆ తర్వాత తర్వాతి విద్యార్థికి వెళ్తుంది.",
    },
    lapsed: {
      title: "మీ అవకాశం ముగిసింది",
      message: "{scholarship}: {amount} అంగీకరించడానికి {lastDay} చివరి రోజు. సీటు తర్వాతి విద్యార్థికి వెళ్తుంది.",
    },
    accepted: {
      title: "అవార్డు అంగీకరించారు",
      message: "{scholarship}: మీరు {amount} అంగీకరించారు. తర్వాత చెల్లింపు.",
    },
    corrected: {
      title: "మీ అవార్డును సవరించాం",
      message: "{scholarship}: అవార్డు ఇప్పుడు {amount}. కారణం: {reason} దయచేసి చూడండి.",
    },
    reconsidered: {
      title: "మీ దరఖాస్తును మళ్లీ పరిశీలిస్తున్నాం",
      message: "{scholarship}: నిర్ణయాన్ని వెనక్కి తీసుకున్నాం. కారణం: {reason} 48 గంటల్లో తెలుపుతాం.",
    },
    released: {
      title: "మీ అవార్డును వెనక్కి తీసుకున్నాం",
      message: "{scholarship}: {amount} అవార్డును చెల్లించే ముందే వెనక్కి తీసుకున్నాం. కారణం: {reason}",
    },
    paymentReturned: {
      title: "బ్యాంకు మీ డబ్బును తిరిగి పంపింది",
      message: "{scholarship}: {amount} తిరిగి వచ్చింది, మీ కోసం ఉంచాం. సరైన బ్యాంకు ఖాతా ఇవ్వండి, మళ్లీ పంపుతాం.",
    },
    accountChanged: {
      title: "మీ బ్యాంకు ఖాతా మారింది",
      message: "{scholarship}: డబ్బు {lastFour} తో ముగిసే ఖాతాకు వెళ్తుంది. ఇది మీరు చేయకపోతే వెంటనే మాకు చెప్పండి.",
    },
    accountLooked: {
      title: "మీ కొత్త బ్యాంకు ఖాతాను తనిఖీ చేస్తున్నాం",
      message: "{scholarship}: {lastFour} తో ముగిసే ఖాతాలోని పేరు దరఖాస్తులోని పేరు కాదు. మా డెస్క్ ముందు పాస్‌బుక్ చూస్తుంది.",
    },
    accountRefused: {
      title: "మీ కొత్త బ్యాంకు ఖాతా తీసుకోలేదు",
      message: "{scholarship}: {lastFour} తో ముగిసే ఖాతా తీసుకోలేదు. కారణం: {reason} దయచేసి మరొకటి ఇవ్వండి.",
    },
    outsidePaid: {
      title: "డబ్బు వచ్చిందా?",
      message:
        "{scholarship} కోసం {day} న {amount} చెల్లించినట్లు {payer} చెబుతోంది, రిఫరెన్స్ {reference}. వచ్చిందో లేదో చెప్పండి.",
    },
    outsideTakenBack: {
      title: "ఒక చెల్లింపును వెనక్కి తీసుకున్నాం",
      message: "{scholarship} కోసం {amount} చెల్లించినట్లు రాసినదాన్ని {payer} వెనక్కి తీసుకుంది. అది ఇంకా మీకు చెల్లించాలి.",
    },
    forwarded: {
      title: "ప్రొవైడర్‌కు పంపాం",
      message: "{scholarship}: మీ దరఖాస్తును ప్రొవైడర్‌కు పంపాం, అక్కడి సంఖ్య {reference}. ప్రొవైడర్ నిర్ణయించి చెల్లిస్తారు.",
    },
    rejected: {
      title: "దరఖాస్తు ఎంపిక కాలేదు",
      message: "{scholarship} ఎంపిక కాలేదు. కారణాలు లోపల ఉన్నాయి; ఒకసారి అప్పీలు చేయవచ్చు.",
    },
    withdrawn: {
      title: "దరఖాస్తును వెనక్కి తీసుకున్నారు",
      message: "మీరు {scholarship}, నంబర్ {number} వెనక్కి తీసుకున్నారు.",
    },
    paid: { title: "స్కాలర్‌షిప్: {amount} పంపాం", message: "{scholarship}: {amount} మీ బ్యాంకు ఖాతాకు పంపాం." },
    appealed: { title: "అప్పీలు అందింది", message: "{scholarship}: 48 గంటల్లో మరొకరు పరిశీలిస్తారు." },
    message: { title: "కొత్త సందేశం", message: "{scholarship} గురించి ఒక సందేశం ఉంది." },
    waitlisted: {
      title: "వెయిటింగ్ లిస్ట్‌లో ఉన్నారు",
      message:
        "{scholarship}: అన్నీ సరిగ్గా ఉన్నాయి, కానీ ప్రస్తుతం అన్ని సీట్లు నిండిపోయాయి. సీటు ఖాళీ కాగానే మీకే వస్తుంది, మీరేమీ చేయనక్కర్లేదు.",
    },
    draftGoes: {
      title: "మీ డ్రాఫ్ట్ {date} న తొలగిస్తాం",
      message: "{scholarship}: చాలా కాలంగా అందులో ఏమీ సేవ్ కాలేదు. కొనసాగిస్తే ఇంకో ఏడాది ఉంటుంది.",
    },
    moreTime: {
      title: "దరఖాస్తుకు మరింత సమయం: {date} వరకు",
      message: "{scholarship} కు ఇప్పుడు {date} వరకు దరఖాస్తు చేయవచ్చు. మీ డ్రాఫ్ట్ భద్రంగా ఉంది.",
    },
    closedEarly: {
      title: "ఇక దరఖాస్తులు తీసుకోరు",
      message: "{scholarship} ముగిసింది, కాబట్టి ఇక దానికి ఏమీ పంపలేరు. మీ డ్రాఫ్ట్ భద్రంగా ఉంటుంది.",
    },
    paused: {
      title: "దరఖాస్తులు తాత్కాలికంగా ఆపారు",
      message: "{scholarship} కు ప్రస్తుతానికి దరఖాస్తులు తీసుకోరు. మీ డ్రాఫ్ట్ భద్రంగా ఉంటుంది; మళ్లీ మొదలైనప్పుడు మీకు చెబుతాం.",
    },
    resumed: {
      title: "మళ్లీ దరఖాస్తులు తీసుకుంటున్నారు",
      message: "{scholarship} కు మళ్లీ దరఖాస్తు చేయవచ్చు. మీ డ్రాఫ్ట్ భద్రంగా ఉంది.",
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
    wanted: { paper: "{paper} दोबारा भेजें", fact: "{paper} ठीक करें" },
    actionNeeded: {
      title: "{wanted}",
      message: "{scholarship}। {due} तक; बाकी वैसा ही है।",
    },
    settled: {
      title: "अब आपसे कुछ नहीं चाहिए",
      message: "{scholarship}: जो माँगा गया था, वह ठीक हो गया। जाँच आगे चल रही है।",
    },
    answered: { title: "सुधार मिल गया", message: "{scholarship}: केवल वही एक जाँच फिर होगी।" },
    approved: {
      title: "आप चुने गए हैं",
      message: "{scholarship} आपको {amount} देता है। पैसा अभी आया नहीं है: आते ही हम बताएँगे।",
    },
    offered: {
      title: "आप चुने गए हैं: अपना पुरस्कार स्वीकार करें",
      message: "{scholarship} आपको {amount} देता है। यह आपके लिए अलग रखा है। {lastDay} तक स्वीकार करें।",
    },
    offerEnds: {
      title: "अपना पुरस्कार जल्दी स्वीकार करें",
      message: "{scholarship}: {amount} आपके लिए {lastDay} तक रखा है। उसके बाद यह अगले विद्यार्थी को जाएगा।",
    },
    lapsed: {
      title: "आपका अवसर समाप्त हो गया",
      message: "{scholarship}: {amount} स्वीकार करने का अंतिम दिन {lastDay} था। सीट अगले विद्यार्थी को जाती है।",
    },
    accepted: {
      title: "पुरस्कार स्वीकार किया",
      message: "{scholarship}: आपने {amount} स्वीकार किया। आगे भुगतान होगा।",
    },
    corrected: {
      title: "आपका पुरस्कार सुधारा गया",
      message: "{scholarship}: पुरस्कार अब {amount} है। कारण: {reason} कृपया देखें।",
    },
    reconsidered: {
      title: "आपका आवेदन फिर से देखा जा रहा है",
      message: "{scholarship}: निर्णय वापस लिया गया। कारण: {reason} 48 घंटे में बताएँगे।",
    },
    released: {
      title: "आपका पुरस्कार वापस लिया गया",
      message: "{scholarship}: {amount} का पुरस्कार भुगतान से पहले वापस लिया गया। कारण: {reason}",
    },
    paymentReturned: {
      title: "बैंक ने आपका पैसा लौटा दिया",
      message: "{scholarship}: {amount} लौट आया और आपके लिए रखा है। सही बैंक खाता दीजिए, फिर दोबारा भेजा जाएगा।",
    },
    accountChanged: {
      title: "आपका बैंक खाता बदला गया",
      message: "{scholarship}: पैसा {lastFour} पर समाप्त होने वाले खाते में जाएगा। यह आपने नहीं किया तो तुरंत हमें बताएँ।",
    },
    accountLooked: {
      title: "आपके नए बैंक खाते की जाँच हो रही है",
      message:
        "{scholarship}: {lastFour} पर समाप्त होने वाले खाते का नाम आवेदन का नाम नहीं है। हमारा डेस्क पहले पासबुक देखेगा।",
    },
    accountRefused: {
      title: "आपका नया बैंक खाता नहीं लिया गया",
      message:
        "{scholarship}: {lastFour} पर समाप्त होने वाला खाता नहीं लिया गया। कारण: {reason} कृपया दूसरा दीजिए।",
    },
    outsidePaid: {
      title: "क्या पैसा आया?",
      message:
        "{payer} कहता है कि उसने {scholarship} के लिए {day} को {amount} दिए, संदर्भ {reference}। कृपया बताएँ कि आया या नहीं।",
    },
    outsideTakenBack: {
      title: "एक भुगतान वापस लिया गया",
      message: "{payer} ने {scholarship} के {amount} के भुगतान की बात वापस ली। उसे अब भी आपको भुगतान करना है।",
    },
    forwarded: {
      title: "प्रदाता को भेजा गया",
      message:
        "{scholarship}: हमने आपका आवेदन प्रदाता को भेजा, वहाँ संख्या {reference}। प्रदाता निर्णय और भुगतान करता है।",
    },
    rejected: {
      title: "आवेदन चुना नहीं गया",
      message: "{scholarship} चुना नहीं गया। कारण दिखाए गए हैं; आप एक बार अपील कर सकते हैं।",
    },
    withdrawn: { title: "आवेदन वापस लिया गया", message: "आपने {scholarship}, नंबर {number} वापस ले लिया है।" },
    paid: { title: "छात्रवृत्ति: {amount} भेजे", message: "{scholarship}: {amount} आपके बैंक खाते में भेज दिए गए हैं।" },
    appealed: { title: "अपील मिल गई", message: "{scholarship}: 48 घंटे में कोई और इसे देखेगा।" },
    message: { title: "नया संदेश", message: "{scholarship} के बारे में एक संदेश है।" },
    waitlisted: {
      title: "प्रतीक्षा सूची में",
      message: "{scholarship}: सब कुछ ठीक है, पर अभी सभी सीटें दी जा चुकी हैं। सीट खाली होने पर आप आगे बढ़ेंगे।",
    },
    draftGoes: {
      title: "आपका ड्राफ़्ट {date} को हटेगा",
      message: "{scholarship}: लंबे समय से उसमें कुछ सहेजा नहीं गया। आगे भरें, तो वह एक साल और रहेगा।",
    },
    moreTime: {
      title: "आवेदन के लिए और समय: {date} तक",
      message: "{scholarship} के लिए अब {date} तक आवेदन कर सकते हैं। आपका ड्राफ़्ट सुरक्षित है।",
    },
    closedEarly: {
      title: "अब आवेदन नहीं लिए जाते",
      message: "{scholarship} बंद हो गई, इसलिए अब उसमें कुछ नहीं भेज सकते। आपका ड्राफ़्ट सुरक्षित रहेगा।",
    },
    paused: {
      title: "आवेदन अभी रुके हैं",
      message: "{scholarship} के लिए फ़िलहाल आवेदन नहीं लिए जाते। आपका ड्राफ़्ट सुरक्षित रहेगा; फिर शुरू होने पर हम बताएँगे।",
    },
    resumed: {
      title: "आवेदन फिर लिए जा रहे हैं",
      message: "{scholarship} के लिए फिर आवेदन कर सकते हैं। आपका ड्राफ़्ट सुरक्षित है।",
    },
    late: {
      title: "आपकी जाँच में देर हुई",
      message: "{scholarship} की जाँच 48 घंटे में नहीं हुई। अब यह एडमिन डेस्क के पास है।",
    },
  },
});

export type NoticeName = Exclude<keyof typeof notices.en, "assisted" | "wanted">;
