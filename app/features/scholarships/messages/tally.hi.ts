import type { Catalogue } from "#app/core/words/i18n.ts";
import type { tallyEn } from "./tally.en.ts";

export const tallyHi: Catalogue<typeof tallyEn> = {
  form: "मुझे क्या मिल सकता है?",
  class: "आपकी कक्षा",
  state: "आपका राज्य",
  marks: "अंक, %",
  optional: "(वैकल्पिक)",
  choose: "चुनें",
  example: "जैसे 82",
  open: "आज खुली हैं",
  openText: "आपके लिए कौन-सी ठीक हैं? पहले अपनी कक्षा चुनें।",
  fits: "आपके लिए ठीक हैं",
  may: "आपके लिए ठीक हो सकती हैं",
  why: "कुछ और जवाब बताएँगे कि कौन-सी। क्यों, यह अगला पेज दिखाता है।",
  nextState: "अब आपका राज्य: उस राज्य की अपनी भी जुड़ती हैं।",
  closing: "{n} महीने भर में बंद होंगी",
  more: "कुछ और जवाबों से {n} और ठीक हो सकती हैं",
  see: "देखें मुझे क्या मिलेगा",
  seeMine: "मेरी {n} देखें",
};
