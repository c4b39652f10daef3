import type { Catalogue } from "#app/core/words/i18n.ts";
import type { lettersEn } from "./letters.en.ts";

export const lettersHi: Catalogue<typeof lettersEn> = {
  title: "हमारे पत्र",
  description: "शिक्षा ब्लॉग के पत्रों की पुष्टि करें या उन्हें रोकें।",
  unknown: "हमारे किसी ईमेल का लिंक खोलें: पत्रों की पुष्टि भी उसी से होती है, और रोक भी।",
  subscribe: "ब्लॉग पर पत्र मँगाएँ",
  pending: "बटन दबाएँ, और कुछ नया आने पर हम आपको लिखेंगे: हफ़्ते में ज़्यादा से ज़्यादा एक बार।",
  confirm: "हाँ, ख़बरें भेजें",
  confirmed: "हमारे पत्र आपको मिल रहे हैं। पढ़ने के लिए धन्यवाद।",
  leave: "अब नहीं चाहिए तो एक बार दबाना काफ़ी है।",
  stop: "ये पत्र रोकें",
  left: "अब आपको पत्र नहीं आएँगे, और आपका पता मिटा दिया गया है।",
  back: "ब्लॉग पर वापस",
};
