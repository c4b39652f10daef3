import type { TemplateTexts } from "./templates.ts";

export const hindiTexts: TemplateTexts = {
  "otp-login": {
    sms: "{code} आपका ScholarSetu कोड है। यह {minutes} मिनट चलेगा। इसे किसी को न बताएँ।\n@{site} #{code}",
  },
  "otp-guardian-consent": {
    sms: "{student} का विवरण छात्रवृत्ति के आवेदनों में ScholarSetu इस्तेमाल करे, इसकी सहमति का OTP {code} है। {minutes} मिनट। सहमत हों तभी बताएँ।",
  },
  "otp-guardian-session": {
    sms: "{student} ScholarSetu के सत्र ({service}) में भाग ले, इसकी सहमति का OTP {code} है। {minutes} मिनट। सहमत हों तभी बताएँ।",
  },
  "otp-let-help": {
    sms: "{date} तक {name} आपके ScholarSetu फ़ॉर्म भरें, इसका OTP {code} है। {minutes} मिनट। इसे ख़ुद लिखें।",
  },
  "otp-helped-send": {
    sms: "{name} का भरा {scholarship} फ़ॉर्म भेजने का OTP {code} है। पैसा {account} खाते में। {minutes} मिनट।",
  },
  "helper-begins": {
    sms: "ScholarSetu: {date} तक {student} ने आपको फ़ॉर्म भरने दिए हैं। इस नंबर से लॉगिन करें: {site}/helping",
  },
  "helper-ended": {
    sms: "ScholarSetu: {student} के लिए आपकी मदद ख़त्म हुई। उस विद्यार्थी का अब कुछ आपके लिए खुला नहीं है।",
  },
  "enquiry-acknowledged": {
    sms: "ScholarSetu: आपका सवाल मिला, नंबर {number}। {replyBy} तक जवाब मिलेगा।",
    email: {
      subject: "आपका सवाल मिल गया ({number})",
      lines: [
        "प्रिय {name},",
        "हमें लिखने के लिए धन्यवाद। आपके सवाल का नंबर {number} है, और {replyBy} तक आपको जवाब मिलेगा।",
        "तब तक आपको कुछ नहीं करना है। कुछ जोड़ना हो तो विषय में नंबर रखते हुए इसी ईमेल का जवाब दें।",
      ],
    },
  },
  "booking-requested": {
    sms: "ScholarSetu: अनुरोध {number}। आपके {service} के लिए {when} रखा है। 24 घंटे में पुष्टि करेंगे।",
    email: {
      subject: "हमने आपके लिए एक समय रखा है ({number})",
      lines: [
        "प्रिय {name},",
        "{service} माँगने के लिए धन्यवाद। हमने आपके लिए यह समय रखा है: {when}। आपका बुकिंग नंबर {number} है। यह मुफ़्त है।",
        "पुष्टि के लिए हम 24 घंटे में आपसे संपर्क करेंगे। आप ख़ुद भी पुष्टि कर सकते हैं, समय बदल सकते हैं या रद्द कर सकते हैं।",
      ],
      action: "समय की पुष्टि करें या बदलें",
    },
  },
  "booking-guardian": {
    sms: "ScholarSetu: आपके {service} के लिए {when} रखा है। {replyBy} तक माता-पिता या अभिभावक OTP से सहमति दें।",
    email: {
      subject: "माता-पिता या अभिभावक की सहमति चाहिए: {service}, {when}",
      lines: [
        "प्रिय {name},",
        "हमने आपके {service} के लिए यह समय रखा है: {when}। आपकी उम्र 18 से कम है, इसलिए पहले माता-पिता या अभिभावक अपने फ़ोन पर आए OTP से सहमति देते हैं।",
        "{replyBy} तक उनका OTP अपनी बुकिंग के पेज पर डालें। नहीं तो यह समय किसी और को मिल जाएगा। नया OTP वहीं से भेजा जा सकता है।",
      ],
      action: "OTP डालें",
    },
  },
  "booking-lapsed": {
    sms: "ScholarSetu: माता-पिता या अभिभावक ने समय पर सहमति नहीं दी, इसलिए {when} का {service} रद्द है। आप फिर बुक कर सकते हैं।",
    email: {
      subject: "सहमति नहीं मिली, रद्द: {service}, {when}",
      lines: [
        "प्रिय {name},",
        "{when} के आपके {service} के लिए माता-पिता या अभिभावक ने समय पर सहमति नहीं दी, इसलिए हमने वह समय छोड़ दिया।",
        "आप जब चाहें फिर बुक कर सकते हैं। तब उनका फ़ोन पास रखें।",
      ],
      action: "बुकिंग देखें",
    },
  },
  "booking-confirmed": {
    sms: "ScholarSetu: {service} {when} के लिए बुक है, {way}। बुकिंग नंबर {number}। यह मुफ़्त है।",
    email: {
      subject: "बुक हो गया: {service}, {when}",
      lines: [
        "प्रिय {name},",
        "आपका {service} {when} के लिए बुक है। आपका बुकिंग नंबर {number} है। यह मुफ़्त है।",
        "{how}",
        "समय ठीक न हो तो शुरू होने से पहले बदलें या रद्द करें।",
      ],
      action: "बुकिंग बदलें या रद्द करें",
    },
  },
  "booking-reminder": {
    sms: "ScholarSetu: आपका {service} {when} पर है, {way}। सवाल तैयार रखें।",
    email: {
      subject: "याद दिलाना: {service}, {when}",
      lines: [
        "प्रिय {name},",
        "आपका {service} {when} पर है।",
        "{how}",
        "अपने अंक और सवाल तैयार रखें; बातचीत ज़्यादा काम की होगी।",
      ],
      action: "बुकिंग बदलें या रद्द करें",
    },
  },
  "booking-news": {
    email: {
      subject: "आपकी कार्यशाला की सूचना: {service}",
      lines: [
        "प्रिय {name},",
        "{when} की {service} के बारे में नई जानकारी है।",
        "{how}",
        "उससे जुड़ी सामग्री आपकी बुकिंग के पेज पर है।",
      ],
      action: "बुकिंग देखें",
    },
  },
  "booking-reassigned": {
    sms: "ScholarSetu: आपका {service} अब {counsellor} के साथ है: {when}, {way}।",
    email: {
      subject: "बदला गया: {service}, {when}, {counsellor} के साथ",
      lines: [
        "प्रिय {name},",
        "हमारी डेस्क ने आपका {service} बदला है: यह {when} पर, {counsellor} के साथ है।",
        "{how}",
        "यह ठीक न हो तो दूसरा समय चुनें या रद्द करें।",
      ],
      action: "देखें, बदलें या रद्द करें",
    },
  },
  "counsellor-session": {
    email: {
      subject: "आपका सत्र: {service}, {when}",
      lines: [
        "प्रिय {name},",
        "यह सत्र आपके साथ है: {service}, {when}। {way}। इसका नंबर {number} है।",
        "विद्यार्थी ने जो लिखा, और वीडियो सत्र का कमरा, डेस्क पर हैं।",
      ],
      action: "डेस्क पर खोलें",
    },
  },
  "counsellor-relieved": {
    email: {
      subject: "अब आपका नहीं: {service}, {when}",
      lines: [
        "प्रिय {name},",
        "{when} का सत्र {service}, नंबर {number}, अब आपके साथी के पास है; यह समय फिर आपका है।",
      ],
      action: "डेस्क पर खोलें",
    },
  },
  "booking-summary": {
    email: {
      subject: "आपके {service} का सारांश",
      lines: [
        "प्रिय {name},",
        "{when} के आपके {service} के बाद आपके परामर्शदाता ने यह लिखा है:",
        "{summary}",
        "यह आपकी बुकिंग के पेज पर भी है; सत्र कैसा रहा, वहाँ बता सकते हैं।",
      ],
      action: "बुकिंग देखें",
    },
  },
  "booking-cancelled": {
    sms: "ScholarSetu: {when} का आपका {service} रद्द है। आप जब चाहें दूसरा समय बुक कर सकते हैं।",
    email: {
      subject: "रद्द: {service}, {when}",
      lines: [
        "प्रिय {name},",
        "{when} का आपका {service} रद्द हो गया है।",
        "आप जब चाहें ScholarSetu पर दूसरा समय बुक कर सकते हैं। यह मुफ़्त है।",
      ],
      action: "बुकिंग देखें",
    },
  },
  "booking-rescheduled": {
    sms: "ScholarSetu: आपके {service} का नया समय: {when}, {way}। पुराना समय अब नहीं है।",
    email: {
      subject: "नया समय: {service}, {when}",
      lines: [
        "प्रिय {name},",
        "आपके {service} का नया समय है: {when}।",
        "{how}",
        "पुराना समय अब आपके लिए नहीं रखा है।",
      ],
      action: "बुकिंग देखें",
    },
  },
  "address-proof": {
    email: {
      subject: "क्या यह आपका ईमेल पता है?",
      lines: [
        "किसी ने, शायद आपने ही, ScholarSetu के फ़ॉर्म में यह ईमेल दिया है। बटन दबाएँ; इस बारे में हमें जो कहना है वह आपको आएगा।",
        "अगर यह आप नहीं थे तो कुछ न करें: आपके दबाए बिना इस बारे में और कुछ नहीं आएगा।",
      ],
      action: "हाँ, यह मेरा पता है",
    },
  },
  "subscribe-confirm": {
    email: {
      subject: "पुष्टि करें कि आपको हमारे पत्र चाहिए",
      lines: [
        "किसी ने, शायद आपने ही, इस पते पर छात्रवृत्ति की ख़बरें भेजने को कहा है।",
        "पुष्टि के लिए बटन दबाएँ। यह आप नहीं थे तो कुछ न करें: हमारी ओर से फिर कुछ नहीं आएगा।",
      ],
      action: "हाँ, ख़बरें भेजें",
    },
  },
  "blog-letter": {
    email: {
      subject: "ScholarSetu ब्लॉग पर नया",
      lines: [
        "हमारे पिछले पत्र के बाद ये लेख नए हैं:",
        "{list}",
        "आपने इस पते की पुष्टि की थी, इसलिए यह पत्र आया है। नीचे का बटन एक बार दबाने से यह रुक जाएगा।",
      ],
      action: "ये पत्र रोकें",
    },
  },
  "password-reset": {
    email: {
      subject: "नया पासवर्ड चुनें",
      lines: [
        "प्रिय {name},",
        "नया पासवर्ड चुनने के लिए बटन दबाएँ। यह एक बार, {minutes} मिनट तक काम करता है।",
        "आपने यह नहीं माँगा तो कुछ न करें: आपका पासवर्ड वही रहेगा।",
      ],
      action: "नया पासवर्ड चुनें",
    },
  },
  "registration-complete": {
    sms: "ScholarSetu: पंजीकरण पूरा हुआ। आपका नंबर {number} है। अब कुछ भी दो बार लिखे बिना आवेदन करें।",
    email: {
      subject: "आपका पंजीकरण हो गया ({number})",
      lines: [
        "प्रिय {name},",
        "आपका वन-टाइम रजिस्ट्रेशन पूरा हो गया। आपका पंजीकरण नंबर {number} है; इसे सँभालकर रखें।",
        "अब हर आवेदन उससे शुरू होगा जो हम पहले से जानते हैं, इसलिए कुछ भी दो बार नहीं लिखना पड़ेगा।",
      ],
      action: "मेरे लिए छात्रवृत्तियाँ खोजें",
    },
  },
  "payment-receipt": {
    sms: "ScholarSetu: {purpose} के लिए {amount} मिले। रसीद {receipt}। धन्यवाद।",
    email: {
      subject: "रसीद {receipt}",
      lines: ["प्रिय {name},", "{purpose} के लिए {amount} मिले। आपकी रसीद का नंबर {receipt} है।", "धन्यवाद।"],
      action: "रसीद देखें",
    },
  },
  "email-confirm": {
    email: {
      subject: "अपना ईमेल पक्का करें",
      lines: [
        "आपने ScholarSetu से कहा है कि छात्रवृत्तियों और अंतिम तारीख़ों के बारे में इस पते पर लिखे।",
        "अगर यह आप नहीं थे तो इस पत्र को छोड़ दें: आपके दबाए बिना कुछ नहीं भेजा जाता।",
      ],
      action: "यह पता पक्का करें",
    },
  },
  "deadline-alert": {
    sms: "{name}: {scholarship} की आख़िरी तारीख़ {date} है। जल्द बंद होने वाली और: {more}। देखने के लिए ScholarSetu में लॉगिन करें।",
  },
  "change-alert": {
    sms: "{name}: ScholarSetu पर आपकी सहेजी {scholarship} बदली है। और: {more}। क्या बदला, यह देखने के लिए लॉगिन करें।",
  },
  "match-alert": {
    sms: "{name}: ScholarSetu पर आपके लिए नई: {scholarship}। और: {more}। कौन और कब तक, यह देखने के लिए लॉगिन करें।",
  },
  "deadline-digest": {
    email: {
      subject: "आज की आपकी छात्रवृत्तियाँ",
      lines: [
        "प्रिय {name},",
        "आपके लिए नई, और जल्द बंद होने वाली:",
        "{list}",
        "क्या भेजें और कैसे, यह अलर्ट में आप चुनते हैं।",
      ],
      action: "मेरे अलर्ट देखें",
    },
  },
  "application-submitted": {
    sms: "ScholarSetu: {scholarship} का आवेदन मिला। नंबर {number}। 48 घंटे में जाँच होगी।",
    email: {
      subject: "आपका आवेदन मिल गया ({number})",
      lines: [
        "प्रिय {name},",
        "{scholarship} के लिए आपका आवेदन मिल गया। इसका नंबर {number} है।",
        "48 घंटे में इसकी जाँच होगी। कुछ बदलते ही हम बताएँगे; यह कहाँ है, आप कभी भी देख सकते हैं।",
      ],
      facts: [
        ["छात्रवृत्ति", "{scholarship}"],
        ["नंबर", "{number}"],
      ],
      action: "देखें कि यह कहाँ है",
    },
  },
  "application-update": {
    sms: "ScholarSetu: {scholarship} का आवेदन अब: {status}। आगे क्या है, लॉगिन करके देखें।",
    email: {
      subject: "{scholarship}: {status}",
      lines: [
        "प्रिय {name},",
        "{scholarship} के लिए आपका आवेदन अब इस स्थिति में है: {status}।",
        "{more}",
        "क्यों, अब किसके पास है और आगे क्या होगा, यह आपका डैशबोर्ड दिखाता है।",
      ],
      action: "आवेदन खोलें",
    },
  },
  "application-action": {
    sms: "ScholarSetu: {wanted}, {due} तक। {scholarship} का आवेदन इसके लिए रुका है। लॉगिन करके भेजें।",
    email: {
      subject: "{wanted}, {due} तक",
      lines: [
        "प्रिय {name},",
        "{scholarship} के लिए आपका आवेदन एक चीज़ के लिए रुका है। {wanted}, {due} तक।",
        "{more}",
        "क्या ग़लत है और कैसे ठीक करें, उस पेज पर लिखा है। बाकी सब वैसा ही है।",
      ],
      facts: [
        ["छात्रवृत्ति", "{scholarship}"],
        ["आख़िरी तारीख़", "{due}"],
      ],
      action: "अभी भेजें",
    },
  },
  "draft-goes": {
    sms: "ScholarSetu: {scholarship} का आपका ड्राफ़्ट {date} को हटा दिया जाएगा। रखने के लिए लॉगिन करके आगे भरें।",
    email: {
      subject: "आपका ड्राफ़्ट {date} को हटेगा: {scholarship}",
      lines: [
        "प्रिय {name},",
        "आपने {scholarship} के लिए आवेदन शुरू किया था और भेजा नहीं। लंबे समय से उसमें कुछ सहेजा नहीं गया, इसलिए {date} को हम उसे हटा देंगे।",
        "उससे पहले आगे भरें, तो वह एक साल और रहेगा।",
      ],
      facts: [
        ["छात्रवृत्ति", "{scholarship}"],
        ["हटाने की तारीख़", "{date}"],
      ],
      action: "ड्राफ़्ट खोलें",
    },
  },
  "paper-ends": {
    sms: "ScholarSetu: {paper}: {date} तक मान्य। नया समय रहते बनवाएँ और अपने दस्तावेज़ों में जोड़ें।",
    email: {
      subject: "{paper}: {date} तक मान्य",
      lines: [
        "प्रिय {name},",
        "{paper}: यह {date} तक मान्य है। उसके बाद भेजे जाने वाले आवेदन में नया लगेगा।",
        "बनने में अक्सर एक हफ़्ता लगता है। अपने दस्तावेज़ों में जोड़ें, फिर आगे के हर फ़ॉर्म में वह रहेगा।",
      ],
      facts: [
        ["दस्तावेज़", "{paper}"],
        ["मान्य", "{date} तक"],
      ],
      action: "अपने दस्तावेज़ खोलें",
    },
  },
  "application-approved": {
    sms: "ScholarSetu: बधाई! {scholarship} के लिए आप चुने गए, {amount}। आगे क्या है, लॉगिन करके देखें।",
    email: {
      subject: "बधाई: {scholarship}",
      lines: [
        "प्रिय {name},",
        "{scholarship} के लिए आप चुने गए हैं, {amount}।",
        "आगे क्या है और राशि कब तैयार है, आपका डैशबोर्ड दिखाता है।",
      ],
      facts: [
        ["छात्रवृत्ति", "{scholarship}"],
        ["राशि", "{amount}"],
      ],
      action: "आवेदन खोलें",
    },
  },
  "nominee-asked": {
    sms: "ScholarSetu: आपके डेटा अधिकारों के लिए आपने जिन्हें चुना, उन्होंने उन्हें इस्तेमाल करने को कहा है। आप ख़ुद कर सकते हैं तो 3 दिन में लॉगिन करके सेटिंग्स, गोपनीयता में उन्हें हटाएँ।",
    email: {
      subject: "आपके चुने व्यक्ति ने आपके डेटा अधिकार इस्तेमाल करने को कहा है",
      lines: [
        "आपके डेटा अधिकारों के लिए आपने जिन्हें चुना, उन्होंने हमसे आपकी ओर से काम करने को कहा है।",
        "आप ख़ुद कर सकते हैं तो 3 दिन में लॉगिन करके सेटिंग्स, गोपनीयता में उन्हें हटाएँ: तब कुछ नहीं होगा।",
      ],
    },
  },
  "nominee-copy": {
    sms: "ScholarSetu: आपका माँगा डेटा तैयार है। {site}/data-copy खोलें, कोड {code}, {date} तक।",
    email: {
      subject: "आपकी माँगी डेटा की प्रति",
      lines: [
        "आपको चुनने वाले व्यक्ति की ओर से आपने यह माँगी थी।",
        "{site}/data-copy खोलें और कोड {code} लिखें। यह {date} तक चलेगा। किसी को न बताएँ।",
      ],
    },
  },
  "nominee-erased": {
    sms: "ScholarSetu: आपको चुनने वाले व्यक्ति की ओर से आपके कहने पर उनका डेटा मिटा दिया गया है। क़ानून जो रखवाता है वही रहेगा।",
    email: {
      subject: "डेटा मिटा दिया गया है",
      lines: [
        "आपको चुनने वाले व्यक्ति की ओर से आपके कहने पर उनका डेटा मिटा दिया गया है।",
        "क़ानून जो रखवाता है, वह उनके नाम के बिना, गोपनीयता नीति में लिखे समय तक रहेगा।",
      ],
    },
  },
  "account-suspended": {
    sms: "ScholarSetu: आपका खाता अभी रोका गया है। {why} कुछ मिटाया नहीं गया। ग़लती हो तो संपर्क करें।",
    email: {
      subject: "आपका खाता अभी रोका गया है",
      lines: [
        "आपका खाता अभी रोका गया है, इसलिए फ़िलहाल कोई उसमें लॉगिन नहीं कर सकता।",
        "{why}",
        "कुछ मिटाया नहीं गया: आपने जो भेजा वह वहीं है, और आपका पैसा नहीं जाएगा। यदि यह ग़लती है तो हमें लिखें, हम फिर से देखेंगे।",
      ],
    },
  },
  "account-restored": {
    sms: "ScholarSetu: आपका खाता फिर से खुल गया है। आप लॉगिन कर सकते हैं, सब पहले जैसा है।",
    email: {
      subject: "आपका खाता फिर से खुल गया है",
      lines: ["आपके खाते पर से रोक हटा दी गई है। आप फिर से लॉगिन कर सकते हैं, सब पहले जैसा है।"],
    },
  },
  "new-sign-in": {
    sms: "ScholarSetu: {when} को {device} से नया लॉगिन। आप नहीं थे तो सेटिंग में तुरंत बंद करें।",
    email: {
      subject: "आपके खाते में नया लॉगिन",
      lines: [
        "{when} को {device} से आपके खाते में लॉगिन हुआ।",
        "यह आप थे तो सब ठीक है। नहीं तो लॉगिन करके वह सत्र बंद करें और पासवर्ड बदलें।",
      ],
    },
  },
  "recovery-received": {
    sms: "ScholarSetu: खाते के लिए अनुरोध {number} मिल गया, जाँच रहे हैं। देखें: {site}/recover/code, कोड {code}।",
  },
  "recovery-agreed": {
    sms: "ScholarSetu: {number} की जाँच हो गई। {when} से आप इस नंबर से लॉगिन कर सकते हैं। देखें: {site}/recover/code, कोड {code}।",
  },
  "recovery-done": {
    sms: "ScholarSetu: आपका खाता अब इस नंबर से खुलता है (अनुरोध {number})। उसमें सब कुछ वैसा ही है।",
  },
  "recovery-ended": {
    sms: "ScholarSetu: अनुरोध {number} ख़त्म हुआ; कुछ नहीं बदला। देखें: {site}/recover/code, कोड {code}।",
  },
  "recovery-warning": {
    sms: "ScholarSetu: {when} को आपका खाता दूसरे नंबर पर चला जाएगा। आप नहीं? रोकें: {site}/recover/code: {number}, कोड {code}।",
    email: {
      subject: "आपका खाता दूसरे नंबर पर जा रहा है ({number})",
      lines: [
        "किसी ने आपका ScholarSetu खाता दूसरे फ़ोन नंबर से खोलने का अनुरोध किया है, और हमारे डेस्क के दो लोगों ने दस्तावेज़ जाँच लिए हैं।",
        "यह {when} को होगा। उसके बाद अभी का नंबर खाता नहीं खोलेगा।",
        "वह आप नहीं थे, तो नीचे के बटन से रोकें; लॉगिन की ज़रूरत नहीं। वह आप ही थे, तो कुछ न करें।",
      ],
      action: "यह मैं नहीं हूँ: रोकें",
    },
  },
  "partnership-draft": {
    email: {
      subject: "अपना साझेदारी आवेदन जारी रखें",
      lines: [
        "आपने जो लिखा है वह सब सुरक्षित है।",
        "इस लिंक से आप कभी भी, किसी भी डिवाइस पर आगे बढ़ सकते हैं। जिसके पास लिंक है वह आवेदन पढ़ और बदल सकता है, इसलिए इसे किसी को न दें।",
      ],
      action: "आवेदन जारी रखें",
    },
  },
  "partnership-acknowledged": {
    sms: "ScholarSetu: {institute} का साझेदारी आवेदन मिला। नंबर {number}। {replyBy} तक संपर्क करेंगे।",
    email: {
      subject: "आपका साझेदारी आवेदन ({number})",
      lines: [
        "प्रिय {name},",
        "{institute} का साझेदारी आवेदन मिल गया। इसका नंबर {number} है।",
        "हम विवरण जाँचकर 48 घंटे में, {replyBy} तक, आपसे संपर्क करेंगे। कुछ कम हुआ तो ठीक-ठीक बताएँगे कि क्या।",
      ],
      action: "देखें कि यह कहाँ है",
    },
  },
  "institute-news": {
    email: { subject: "{title}", lines: ["{message}"], action: "खोलें" },
  },
  "review-reminder": {
    sms: "ScholarSetu: {institute} में आपकी प्रतीक्षा में आवेदन: {count}, देर से: {late}. देखने के लिए लॉगिन करें।",
    email: {
      subject: "आपकी जाँच के लिए: {count}, देर से: {late}",
      lines: [
        "प्रिय {name},",
        "{institute} के ये आवेदन आपकी प्रतीक्षा में हैं, या एक दिन के भीतर इनका समय पूरा होगा:",
        "{list}",
        "याद दिलाने वाले ऐसे संदेश SMS से आएँ या ईमेल से, यह आप Settings में चुनते हैं।",
      ],
      action: "प्रतीक्षा में क्या है, देखें",
    },
  },
  "work-digest": {
    email: {
      subject: "आपकी प्रतीक्षा में: {count}, देर से: {late}",
      lines: [
        "प्रिय {name},",
        "ये काम आपकी प्रतीक्षा में हैं:",
        "{list}",
        "यह ईमेल आए या नहीं, यह आप उसी पेज पर चुनते हैं।",
      ],
      action: "खोलें",
    },
  },
  campaign: { email: { subject: "{title}", lines: ["{message}"], action: "पढ़ें और जवाब दें" } },
  "group-message": { email: { subject: "{title}", lines: ["{message}"], action: "अपना आवेदन खोलिए" } },
  "claim-decided": {
    sms: "ScholarSetu: आपका क्लेम {number} अब: {status}. विवरण हमारे ईमेल में है।",
  },
  generic: {
    email: { subject: "{title}", lines: ["{message}"] },
  },
};
