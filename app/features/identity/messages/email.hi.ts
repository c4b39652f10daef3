import type { Catalogue } from "#app/core/words/i18n.ts";
import type { emailEn } from "./email.en.ts";

export const emailHi: Catalogue<typeof emailEn> = {
  title: "अपना ईमेल पक्का करें",
  lead: "बटन दबाएँ; अलर्ट में आपने जो चुना है वह इस पते पर आएगा।",
  confirm: "यह पता पक्का करें",
  confirmed: "यह पता पक्का हो गया। ईमेल के लिए चुने अलर्ट यहीं आएँगे।",
  old: "यह लिंक पुराना है। अलर्ट में नया माँगें।",
  taken: "यह पता किसी और खाते का है। अलर्ट में दूसरा दें।",
  alerts: "मेरे अलर्ट",
  description: "बटन दबाएँ; अलर्ट में आपने जो चुना है वह इस पते पर आएगा।",
};
