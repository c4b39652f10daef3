import type { Catalogue } from "#app/core/words/i18n.ts";
import type { certificateEn } from "./certificate.en.ts";

export const certificateHi: Catalogue<typeof certificateEn> = {
  heading: "भागीदारी का प्रमाण पत्र",
  before: "प्रमाणित किया जाता है कि",
  after: "{day} को {minutes} मिनट की इस कार्यशाला में शामिल रहे",
  scan: "यह प्रमाण पत्र सच्चा है या नहीं, यह देखने के लिए कोड स्कैन करें।",
  onlyPresent: "डेस्क के यह दर्ज करने पर कि आप मौजूद थे, प्रमाण पत्र मिलेगा।",
  title: "प्रमाण पत्र जाँचें",
  description: "जाँचें कि ScholarSetu कार्यशाला का प्रमाण पत्र सच्चा है।",
  lead: "ScholarSetu कार्यशाला के प्रमाण पत्र का कोड यहाँ लाता है।",
  good: "{number} सच्चा प्रमाण पत्र है।",
  there: "{month} की कार्यशाला के लिए प्रमाण पत्र {number} दिया गया था। उसमें क्या लिखा है, यह देखने के लिए कोड स्कैन करें।",
  unknown: "इस नंबर का कोई प्रमाण पत्र नहीं है।",
  wrong: "यह नंबर सही नहीं हो सकता: कोई अंक ग़लत है। फिर से लिखें।",
  forged: "यह प्रमाण पत्र हमारा नहीं है: इसमें लिखी बात पर हमारे हस्ताक्षर नहीं हैं। कृपया हमें बताएँ।",
  compare: "अपने हाथ के दस्तावेज़ से मिलाएँ:",
  name: "विद्यार्थी",
  workshop: "कार्यशाला",
  day: "दिन",
};
