import { defineMessages } from "#app/core/words/i18n.ts";

/** Of the page without a network: what its window is called. What stands on it are the shell's words. */
export const offlineWords = defineMessages({
  en: {
    title: "No connection",
    description: "What you saved is safe. As soon as the network is back, this page opens again.",
  },
  te: {
    title: "ఇంటర్నెట్ లేదు",
    description: "మీరు సేవ్ చేసినది భద్రంగా ఉంది. నెట్‌వర్క్ రాగానే ఈ పేజీ మళ్లీ తెరుచుకుంటుంది.",
  },
  hi: {
    title: "इंटरनेट नहीं है",
    description: "आपने जो सहेजा वह सुरक्षित है। नेटवर्क आते ही यह पेज फिर खुलेगा।",
  },
});
