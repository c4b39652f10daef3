import type { Catalogue } from "#app/core/words/i18n.ts";
import type { addressEn } from "./address.en.ts";

export const addressHi: Catalogue<typeof addressEn> = {
  title: "क्या यह आपका ईमेल पता है?",
  lead: "बटन दबाएँ; आपके फ़ॉर्म के बारे में हमें जो कहना है वह इस पते पर आएगा।",
  notYou: "अगर आपने यह पता यहाँ नहीं दिया तो यह पेज बंद कर दें: इस बारे में और कुछ नहीं आएगा।",
  confirm: "हाँ, यह मेरा पता है",
  sent: "धन्यवाद। इस पते के लिए जो रुका था वह आपको भेजा जा रहा है।",
  nothing: "इस पते के लिए अब कुछ रुका नहीं है।",
  old: "यह लिंक पुराना या अधूरा है। हमारा सबसे नया पत्र खोलें, या फ़ॉर्म फिर से भेजें।",
  home: "होम",
};
