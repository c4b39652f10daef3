import type { Catalogue } from "#app/core/words/i18n.ts";
import type { guideEn } from "./guide.en.ts";

export const guideHi: Catalogue<typeof guideEn> = {
  title: "आवेदन गाइड",
  description:
    "पंजीकरण से नतीजे तक पाँच क़दम और लगभग 70 मिनट: क्या करना है, कौन से दस्तावेज़ तैयार रखने हैं, और सबसे ज़्यादा ग़लती कहाँ होती है।",
  howTo: "छात्रवृत्ति के लिए आवेदन कैसे करें",
  figures: {
    steps: "क़दम",
    minutes: "{count} मिनट",
    minutesLabel: "कुल मिलाकर, फिर बस इंतज़ार",
    success: "आवेदनों की सफलता दर",
  },
  start: "आवेदन शुरू करें",
  stepsTitle: "पाँच क़दम",
  tipsTitle: "हर क़दम के लिए सुझाव",
  checklist: {
    title: "दस्तावेज़ों की सूची",
    lead: "जो आपके पास है उस पर टिक लगाएँ। टिक इसी फ़ोन में रहते हैं; सूची प्रिंट करें या PDF में साथ ले जाएँ।",
    papers: "तैयार दस्तावेज़",
    ready: "{total} में से {ready}",
    always: "हमेशा ज़रूरी",
    where: "कहाँ से: {where}",
    print: "सूची प्रिंट करें",
    clear: "सारे टिक हटाएँ",
    download: "सूची डाउनलोड करें (PDF, अंग्रेज़ी में)",
  },
  onward: "यहाँ से आगे",
  links: {
    scholarships: { title: "छात्रवृत्तियाँ खोजें", text: "कक्षा, राज्य, श्रेणी और आय के हिसाब से खोजें।" },
    tips: { title: "छात्रवृत्ति के सुझाव", text: "जाँचने वाले क्या देखते हैं, और आम ग़लतियाँ।" },
    help: { title: "विद्यार्थी सहायता केंद्र", text: "पचास जवाब, डाउनलोड और एक मुफ़्त सत्र।" },
  },
};
