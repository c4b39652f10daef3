import type { WhatsAppTexts } from "./templates.ts";

export const hindiWhatsApp: WhatsAppTexts = {
  "deadline-alert": {
    text: "नमस्ते {name}, {scholarship} की आख़िरी तारीख़ {date} है। जल्द बंद होने वाली और: {more}। ये संदेश न चाहें तो बंद लिखें।",
    action: "छात्रवृत्ति खोलें",
  },
  "change-alert": {
    text: "नमस्ते {name}, आपकी सहेजी {scholarship} बदली है। बदली हुई और: {more}। ये संदेश न चाहें तो बंद लिखें।",
    action: "देखें कि क्या बदला",
  },
  "match-alert": {
    text: "नमस्ते {name}, आपके लिए नई: {scholarship}। और: {more}। ये संदेश न चाहें तो बंद लिखें।",
    action: "छात्रवृत्ति खोलें",
  },
  "application-submitted": {
    text: "नमस्ते {name}, {scholarship} के लिए आपका आवेदन मिल गया। इसका नंबर {number} है। 48 घंटे में जाँच होगी। ये संदेश न चाहें तो बंद लिखें।",
    action: "देखें कि यह कहाँ है",
  },
  "application-update": {
    text: "नमस्ते {name}, {scholarship} के लिए आपका आवेदन अब इस स्थिति में है: {status}। ये संदेश न चाहें तो बंद लिखें।",
    action: "आवेदन खोलें",
  },
  "application-action": {
    text: "नमस्ते {name}, {scholarship} के लिए आपका आवेदन एक चीज़ के लिए रुका है। {wanted}, {due} तक। बाकी सब वैसा ही है। ये संदेश न चाहें तो बंद लिखें।",
    action: "अभी भेजें",
  },
  "draft-goes": {
    text: "नमस्ते {name}, {scholarship} का आपका ड्राफ़्ट {date} को हटा दिया जाएगा। उससे पहले आगे भरें, तो वह रहेगा। ये संदेश न चाहें तो बंद लिखें।",
    action: "ड्राफ़्ट खोलें",
  },
  "paper-ends": {
    text: "नमस्ते {name}, {paper}: यह {date} तक मान्य है। नया समय रहते बनवाएँ और अपने दस्तावेज़ों में जोड़ें। ये संदेश न चाहें तो बंद लिखें।",
    action: "अपने दस्तावेज़ खोलें",
  },
  "application-approved": {
    text: "बधाई, {name}! {scholarship} के लिए आप चुने गए हैं, {amount}। आगे क्या है, उस पेज पर है। ये संदेश न चाहें तो बंद लिखें।",
    action: "आवेदन खोलें",
  },
};
