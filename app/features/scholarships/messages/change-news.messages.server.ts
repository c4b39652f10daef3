import { defineMessages } from "#app/core/words/i18n.ts";

/** Under the bell of who saved a scholarship that has changed. */
export const changeNews = defineMessages({
  en: {
    title: "A scholarship you saved has changed",
    message: "{scholarship}. New: {what}.",
    parts: {
      amount: "the amount",
      rules: "who may apply",
      earlier: "an earlier last day, {date}",
      later: "a later last day, {date}",
      link: "the address of its website",
    },
  },
  te: {
    title: "మీరు సేవ్ చేసిన స్కాలర్‌షిప్ మారింది",
    message: "{scholarship}. మారినవి: {what}.",
    parts: {
      amount: "మొత్తం",
      rules: "ఎవరు దరఖాస్తు చేయవచ్చు",
      earlier: "ముందుకు జరిగిన చివరి తేదీ, {date}",
      later: "పొడిగించిన చివరి తేదీ, {date}",
      link: "వెబ్‌సైట్ చిరునామా",
    },
  },
  hi: {
    title: "आपकी सहेजी छात्रवृत्ति बदली है",
    message: "{scholarship}। बदला है: {what}।",
    parts: {
      amount: "राशि",
      rules: "कौन आवेदन कर सकता है",
      earlier: "पहले आ गई आख़िरी तारीख़, {date}",
      later: "आगे बढ़ी आख़िरी तारीख़, {date}",
      link: "वेबसाइट का पता",
    },
  },
});
