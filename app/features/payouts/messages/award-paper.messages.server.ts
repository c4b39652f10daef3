import { defineMessages } from "#app/core/i18n.ts";

/** The words on the receipt of money that was paid to a student. */
export const awardPaper = defineMessages({
  en: {
    title: "Scholarship payment",
    subtitle: "Application {number}",
    scholarship: "Scholarship",
    paidTo: "Paid to",
    amount: "Amount",
    inWords: "Amount in words",
    date: "Date",
    account: "Bank account",
    reference: "Bank reference (UTR)",
    note: "Keep it with your papers: your institute or bank may ask for it.",
    tooEarly: "There is a receipt once the money is paid.",
  },
  te: {
    title: "స్కాలర్‌షిప్ చెల్లింపు రసీదు",
    subtitle: "దరఖాస్తు {number}",
    scholarship: "స్కాలర్‌షిప్",
    paidTo: "ఎవరికి చెల్లించాం",
    amount: "మొత్తం",
    inWords: "మొత్తం అక్షరాలలో",
    date: "తేదీ",
    account: "బ్యాంకు ఖాతా",
    reference: "బ్యాంకు రిఫరెన్స్ (UTR)",
    note: "దీన్ని మీ పత్రాలతో జాగ్రత్తగా ఉంచండి: మీ సంస్థ లేదా బ్యాంకు అడగవచ్చు.",
    tooEarly: "డబ్బు చెల్లించాకే రసీదు వస్తుంది.",
  },
  hi: {
    title: "छात्रवृत्ति भुगतान की रसीद",
    subtitle: "आवेदन {number}",
    scholarship: "छात्रवृत्ति",
    paidTo: "किसे भेजा गया",
    amount: "राशि",
    inWords: "राशि शब्दों में",
    date: "तारीख़",
    account: "बैंक खाता",
    reference: "बैंक संदर्भ (UTR)",
    note: "इसे अपने दस्तावेज़ों के साथ रखें: आपका संस्थान या बैंक माँग सकता है।",
    tooEarly: "रसीद पैसा भेजे जाने के बाद मिलती है।",
  },
});
