import type { Catalogue } from "#app/core/words/i18n.ts";
import type { partnershipStatusEn } from "./partnership-status.en.ts";

export const partnershipStatusHi: Catalogue<typeof partnershipStatusEn> = {
  title: "साझेदारी का आपका आवेदन",
  description: "कहाँ तक पहुँचा।",
  lead: "साझेदारी का आवेदन {number}",
  sent: "साझेदारी का आवेदन मिल गया! हम जाँचकर 48 घंटे में आपसे संपर्क करेंगे।",
  number: "नंबर",
  answerBy: "हम कब तक जवाब देंगे",
  code: "संस्थान ID",
  signIn: "अपने संपर्क फ़ोन से लॉगिन करें",
  reasons: "वजहें",
  again: "फिर से आवेदन करें",
  yourAnswer: "आपका जवाब",
  answer: "जवाब",
  replace: "कृपया इसे बदलें",
  uploaded: "अपलोड हो गया",
  sending: "भेज रहे हैं…",
  send: "जवाब भेजें",
  history: "अब तक क्या हुआ",
  notes: {
    submitted: "आवेदन पहुँचा",
    asked: "हमने और जानकारी माँगी",
    answered: "संस्थान ने जवाब दिया",
    approved: "मान लिया गया",
    rejected: "नहीं माना गया",
  },
  rejections: {
    not_registered: "पंजीकरण नंबर देने वाले कार्यालय में यह नंबर नहीं मिला।",
    not_recognised: "संस्थान को वह मान्यता नहीं है जो बताई गई।",
    papers_unreadable: "एक या ज़्यादा दस्तावेज़ पढ़े नहीं जा सके, या किसी और के हैं।",
    details_differ: "फ़ॉर्म और दस्तावेज़ों में नाम, PAN या पता अलग है।",
    contact_unreachable: "संपर्क वाले व्यक्ति से बात नहीं हो सकी।",
    outside_programme: "यह छात्रवृत्ति साझेदारी कार्यक्रम में नहीं बैठती।",
  },
  states: {
    draft: {
      label: "अभी भेजा नहीं",
      told: "सहेजा गया है, अभी भेजा नहीं।",
    },
    submitted: {
      label: "भेजा गया",
      told: "आपका आवेदन मिल गया। हम जाँचकर 48 घंटे में आपसे संपर्क करेंगे।",
    },
    under_review: {
      label: "जाँच में है",
      told: "हमारे लोग आपकी जानकारी और दस्तावेज़ देख रहे हैं।",
    },
    more_info: {
      label: "आपको कुछ करना है",
      told: "हमें आपसे कुछ और चाहिए। क्या चाहिए, यह नीचे है, और जवाब देने की जगह भी।",
    },
    approved: {
      label: "मान लिया गया",
      told: "आप साझेदार हैं। अपने संपर्क फ़ोन नंबर से लॉगिन करें।",
    },
    rejected: {
      label: "नहीं माना गया",
      told: "हम यह आवेदन मान नहीं सके। वजहें नीचे हैं; आप फिर से आवेदन कर सकते हैं।",
    },
  },
};
