import type { Catalogue } from "#app/core/i18n.ts";
import { passwordMaxLength, passwordMinLength } from "../password-rules.ts";
import type { refusalsEn } from "./refusals.en.ts";

export const refusalsHi: Catalogue<typeof refusalsEn> = {
  currentPassword: "अपना मौजूदा पासवर्ड लिखें।",
  currentPasswordWrong: "यह आपका मौजूदा पासवर्ड नहीं है।",
  passwordNeeded: "कोई पासवर्ड चुनें।",
  passwordShort: `कम से कम ${passwordMinLength} अक्षर लिखें। एक साथ लिखे कुछ शब्द याद रखना आसान होता है।`,
  passwordLong: `ज़्यादा से ज़्यादा ${passwordMaxLength} अक्षर लिखें।`,
  passwordCommon: "इस पासवर्ड का अंदाज़ा आसानी से लग सकता है। ऐसे शब्द जोड़ें जो केवल आपके लिए साथ हों।",
  passwordAboutYou: "यह पासवर्ड आपके नाम या ईमेल से बहुत मिलता है।",
  repeat: "एक बार फिर लिखें।",
  notSame: "दोनों एक जैसे नहीं हैं।",
  code: "कोड लिखें।",
  codeWrong: "यह कोड सही नहीं है। कृपया फिर से कोशिश करें।",
  totpThere: "ऑथेंटिकेटर ऐप पहले से जुड़ा है। दूसरा जोड़ने के लिए पहले उसे हटाएँ।",
  totpFirst: "पहले ऑथेंटिकेटर ऐप जोड़ना शुरू करें।",
  totpDone: "ऑथेंटिकेटर ऐप पहले से जुड़ा है।",
  lastFactor: "सुपर एडमिन के लिए दूसरा चरण ज़रूरी है: इसे हटाने से पहले कोई और जोड़ें।",
  passkeyName: "पासकी को कोई नाम दें।",
  passkeyUnread: "पासकी का उत्तर पढ़ा नहीं जा सका।",
  passkeyUnchecked: "पासकी की जाँच नहीं हो सकी। कृपया फिर से कोशिश करें।",
  passkeyInUse: "यह पासकी पहले से उपयोग में है।",
  passkeyAddress: "इस पते पर पासकी काम नहीं करती।",
  consentNeeded: "इसके बिना खाता नहीं रह सकता। इसे वापस लेने के लिए खाता मिटाने को कहें।",
  noRequest: "वापस लेने के लिए कोई अनुरोध नहीं है।",
  sure: "यदि आप पक्का चाहते हैं तो बॉक्स पर सही का निशान लगाएँ।",
  emailNeeded: "अपना ईमेल पता लिखें।",
  emailInvalid: "name@example.org जैसा ईमेल पता लिखें।",
  linkUsed: "यह लिंक इस्तेमाल हो चुका है या बहुत पुराना है। नया माँगें।",
  signIn: "आगे बढ़ने के लिए कृपया लॉगिन करें।",
  tooMany: "बहुत बार कोशिश हो चुकी है। कृपया {time} के बाद फिर से कोशिश करें।",
};
