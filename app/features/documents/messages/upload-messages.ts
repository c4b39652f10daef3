import type { Language } from "#app/core/words/i18n.ts";
import { defineMessages } from "#app/core/words/i18n.ts";

/** What a person is told when a file is not taken: what is wrong, and how to mend it. */
export const uploadMessages = defineMessages({
  en: {
    empty: "This file is empty. Choose it again.",
    too_large:
      "This file is larger than 5 MB. Choose a smaller one, or take the photo again at a lower quality.",
    not_accepted: "This kind of file is not accepted. Upload a JPG, a PNG or a PDF.",
    svg_or_html: "This is a web page or a drawing file. Upload a JPG, a PNG or a PDF.",
    archive: "This is a ZIP or Office file. Save the document as a PDF and upload that.",
    program: "This is a program, not a document. Upload a JPG, a PNG or a PDF.",
    heic: "This photo is in the HEIC format. In your phone's camera settings choose “Most compatible”, or upload a screenshot of it.",
    wrong_extension:
      "The ending of the file's name does not match what is in it. Save it again as JPG, PNG or PDF.",
    image_unreadable: "This picture is damaged. Take or save it again.",
    image_too_big: "This picture has too many pixels. Take it again at a lower resolution.",
    image_too_small:
      "This picture is too small to be read. Take a photo of the whole paper, or save it larger.",
    image_polyglot: "This picture carries other content inside it. Take a screenshot of it and upload that.",
    pdf_unreadable: "This PDF could not be read. Open it, print it to a new PDF, and upload the new one.",
    pdf_active: "This PDF contains a script or an action. Print it to a new PDF, and upload the new one.",
    pdf_attachment: "This PDF has other files attached. Print it to a new PDF, and upload the new one.",
    pdf_encrypted:
      "This PDF is locked with a password. Type its password in the field below the file, and send it again.",
    pdf_password:
      "This password does not open the PDF. Of an e-Aadhaar it is the first four letters of the name in capitals and the year of birth, such as SIRI2009.",
    pdf_polyglot: "This PDF carries other content inside it. Print it to a new PDF, and upload the new one.",
    pdf_pages: "This PDF has more than 30 pages. Upload only the pages that are asked for.",
    pdf_heavy:
      "This PDF is too heavy to be shown to a reviewer. Upload a photo or a scan of the page, as a JPG or a smaller PDF.",
    quota_full: "Your documents already take up 50 MB. Remove some that you no longer need, then try again.",
    too_many_files: "These are too many files at once. Send them in two goes.",
  },
  te: {
    empty: "ఈ ఫైల్ ఖాళీగా ఉంది. మళ్లీ ఎంచుకోండి.",
    too_large: "ఈ ఫైల్ 5 MB కంటే పెద్దది. చిన్న ఫైల్ ఎంచుకోండి, లేదా తక్కువ నాణ్యతతో ఫోటో మళ్లీ తీయండి.",
    not_accepted: "ఈ రకం ఫైల్ తీసుకోం. JPG, PNG లేదా PDF అప్‌లోడ్ చేయండి.",
    svg_or_html: "ఇది వెబ్ పేజీ లేదా డ్రాయింగ్ ఫైల్. JPG, PNG లేదా PDF అప్‌లోడ్ చేయండి.",
    archive: "ఇది ZIP లేదా Office ఫైల్. పత్రాన్ని PDF గా సేవ్ చేసి అప్‌లోడ్ చేయండి.",
    program: "ఇది ప్రోగ్రామ్, పత్రం కాదు. JPG, PNG లేదా PDF అప్‌లోడ్ చేయండి.",
    heic: "ఈ ఫోటో HEIC రూపంలో ఉంది. ఫోన్ కెమెరా సెట్టింగ్‌లలో “Most compatible” ఎంచుకోండి, లేదా దాని స్క్రీన్‌షాట్ అప్‌లోడ్ చేయండి.",
    wrong_extension: "ఫైల్ పేరు చివర భాగం దానిలో ఉన్నదానికి సరిపోలడం లేదు. JPG, PNG లేదా PDF గా మళ్లీ సేవ్ చేయండి.",
    image_unreadable: "ఈ చిత్రం పాడైంది. మళ్లీ తీయండి లేదా సేవ్ చేయండి.",
    image_too_big: "ఈ చిత్రంలో పిక్సెల్‌లు చాలా ఎక్కువ. తక్కువ రిజల్యూషన్‌తో మళ్లీ తీయండి.",
    image_too_small: "ఈ చిత్రం చాలా చిన్నది, చదవలేం. మొత్తం పత్రం ఫోటో తీయండి, లేదా పెద్దగా సేవ్ చేయండి.",
    image_polyglot: "ఈ చిత్రం లోపల వేరే అంశాలు ఉన్నాయి. దాని స్క్రీన్‌షాట్ తీసి అప్‌లోడ్ చేయండి.",
    pdf_unreadable: "ఈ PDF చదవలేకపోయాం. దాన్ని తెరిచి కొత్త PDF గా ప్రింట్ చేసి, కొత్తది అప్‌లోడ్ చేయండి.",
    pdf_active: "ఈ PDF లో స్క్రిప్ట్ లేదా చర్య ఉంది. కొత్త PDF గా ప్రింట్ చేసి, కొత్తది అప్‌లోడ్ చేయండి.",
    pdf_attachment: "ఈ PDF కి వేరే ఫైల్‌లు జోడించి ఉన్నాయి. కొత్త PDF గా ప్రింట్ చేసి, కొత్తది అప్‌లోడ్ చేయండి.",
    pdf_encrypted: "ఈ PDF కి పాస్‌వర్డ్ ఉంది. ఫైల్ కింద ఉన్న చోట దాని పాస్‌వర్డ్ ఇచ్చి, మళ్లీ పంపండి.",
    pdf_password:
      "ఈ పాస్‌వర్డ్‌తో PDF తెరుచుకోలేదు. e-Aadhaar పాస్‌వర్డ్: పేరులోని మొదటి నాలుగు ఇంగ్లీషు పెద్ద అక్షరాలు, పుట్టిన సంవత్సరం; ఉదాహరణకు SIRI2009.",
    pdf_polyglot: "ఈ PDF లోపల వేరే అంశాలు ఉన్నాయి. కొత్త PDF గా ప్రింట్ చేసి, కొత్తది అప్‌లోడ్ చేయండి.",
    pdf_pages: "ఈ PDF లో 30 కంటే ఎక్కువ పేజీలు ఉన్నాయి. అడిగిన పేజీలను మాత్రమే అప్‌లోడ్ చేయండి.",
    pdf_heavy: "ఈ PDF చాలా భారీగా ఉంది, పరిశీలకులకు చూపలేము. ఆ పేజీ ఫోటో లేదా స్కాన్‌ను JPG గా లేదా చిన్న PDF గా అప్‌లోడ్ చేయండి.",
    quota_full: "మీ పత్రాలు ఇప్పటికే 50 MB స్థలం తీసుకున్నాయి. అవసరం లేనివి తీసివేసి మళ్లీ ప్రయత్నించండి.",
    too_many_files: "ఒకేసారి చాలా ఎక్కువ ఫైల్‌లు. రెండు సార్లుగా పంపండి.",
  },
  hi: {
    empty: "यह फ़ाइल खाली है। इसे फिर से चुनें।",
    too_large: "यह फ़ाइल 5 MB से बड़ी है। छोटी फ़ाइल चुनें, या कम गुणवत्ता पर फ़ोटो फिर से लें।",
    not_accepted: "इस तरह की फ़ाइल स्वीकार नहीं की जाती। JPG, PNG या PDF अपलोड करें।",
    svg_or_html: "यह वेब पेज या ड्रॉइंग की फ़ाइल है। JPG, PNG या PDF अपलोड करें।",
    archive: "यह ZIP या Office फ़ाइल है। दस्तावेज़ को PDF के रूप में सहेजकर अपलोड करें।",
    program: "यह प्रोग्राम है, दस्तावेज़ नहीं। JPG, PNG या PDF अपलोड करें।",
    heic: "यह फ़ोटो HEIC प्रारूप में है। फ़ोन के कैमरे की सेटिंग में “Most compatible” चुनें, या इसका स्क्रीनशॉट अपलोड करें।",
    wrong_extension: "फ़ाइल के नाम का अंत उसके अंदर की चीज़ से मेल नहीं खाता। इसे JPG, PNG या PDF के रूप में फिर से सहेजें।",
    image_unreadable: "यह तस्वीर ख़राब है। इसे फिर से लें या सहेजें।",
    image_too_big: "इस तस्वीर में बहुत ज़्यादा पिक्सेल हैं। कम रिज़ॉल्यूशन पर फिर से लें।",
    image_too_small: "यह तस्वीर इतनी छोटी है कि पढ़ी नहीं जा सकती। पूरे दस्तावेज़ की फ़ोटो लें, या इसे बड़ा करके सहेजें।",
    image_polyglot: "इस तस्वीर के अंदर कुछ और भी है। इसका स्क्रीनशॉट लेकर अपलोड करें।",
    pdf_unreadable: "यह PDF पढ़ी नहीं जा सकी। इसे खोलकर नई PDF में प्रिंट करें और नई वाली अपलोड करें।",
    pdf_active: "इस PDF में स्क्रिप्ट या कोई क्रिया है। इसे नई PDF में प्रिंट करें और नई वाली अपलोड करें।",
    pdf_attachment: "इस PDF के साथ दूसरी फ़ाइलें जुड़ी हैं। इसे नई PDF में प्रिंट करें और नई वाली अपलोड करें।",
    pdf_encrypted: "इस PDF पर पासवर्ड लगा है। फ़ाइल के नीचे उसका पासवर्ड लिखें और फिर भेजें।",
    pdf_password:
      "इस पासवर्ड से PDF नहीं खुली। e-Aadhaar का पासवर्ड: नाम के पहले चार अंग्रेज़ी बड़े अक्षर और जन्म का साल, जैसे SIRI2009।",
    pdf_polyglot: "इस PDF के अंदर कुछ और भी है। इसे नई PDF में प्रिंट करें और नई वाली अपलोड करें।",
    pdf_pages: "इस PDF में 30 से ज़्यादा पन्ने हैं। केवल माँगे गए पन्ने अपलोड करें।",
    pdf_heavy:
      "यह PDF इतनी भारी है कि समीक्षक को दिखाई नहीं जा सकती। उस पन्ने की फ़ोटो या स्कैन, JPG या छोटी PDF के रूप में अपलोड करें।",
    quota_full: "आपके दस्तावेज़ पहले ही 50 MB जगह ले चुके हैं। जिनकी ज़रूरत नहीं, उन्हें हटाकर फिर कोशिश करें।",
    too_many_files: "एक साथ बहुत सारी फ़ाइलें हैं। इन्हें दो बार में भेजें।",
  },
});

/** Why a file was not taken. */
export type RefusalCode = keyof typeof uploadMessages.en;

export function refusalText(code: RefusalCode, language: Language): string {
  return uploadMessages[language][code];
}
