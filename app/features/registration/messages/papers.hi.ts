import type { Catalogue } from "#app/core/words/i18n.ts";
import type { papersEn } from "./papers.en.ts";

export const papersHi: Catalogue<typeof papersEn> = {
  receipt: "भुगतान की रसीद",
  receiptTitle: "रसीद {number}",
  receiptNumber: "रसीद नंबर",
  paidOn: "भुगतान की तारीख़",
  receivedFrom: "किससे मिला",
  student: "विद्यार्थी {number}",
  studentId: "विद्यार्थी ID (OTR नंबर)",
  for: "किसके लिए",
  otr: "वन टाइम रजिस्ट्रेशन (OTR)",
  amount: "राशि",
  inWords: "शब्दों में",
  note: "यह रसीद कंप्यूटर से बनी है और बिना हस्ताक्षर के मान्य है। कुछ पूछना हो तो: {phone}, {email}।",
  cardTitle: "विद्यार्थी कार्ड {number}",
  name: "नाम",
  class: "कक्षा",
  otherClass: "अन्य",
  registeredOn: "पंजीकरण की तारीख़",
  banks: {
    grameena: "ग्रामीण बैंक",
    "regional-rural": "क्षेत्रीय ग्रामीण बैंक",
    cooperative: "सहकारी बैंक",
    "post-office": "डाकघर (IPPB)",
    others: "अन्य बैंक",
  },
};
