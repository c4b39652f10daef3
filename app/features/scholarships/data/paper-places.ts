import type { Language } from "#app/core/words/i18n.ts";

type Words = Readonly<Record<Language, string>>;

/** Where a paper is usually issued, what it usually costs, and how long it usually takes. */
export interface PaperPlace {
  readonly where: Words;
  readonly cost: Words;
  readonly days: Words;
}

const revenueOffice: Words = {
  en: "Tahsildar's office, by MeeSeva, e-District or a Common Service Centre",
  te: "తహసీల్దార్ కార్యాలయం, MeeSeva, e-District లేదా కామన్ సర్వీస్ సెంటర్ ద్వారా",
  hi: "तहसीलदार कार्यालय, MeeSeva, e-District या कॉमन सर्विस सेंटर से",
};
const ownSchool: Words = {
  en: "your school's or college's office",
  te: "మీ పాఠశాల లేదా కాలేజీ కార్యాలయం",
  hi: "आपके स्कूल या कॉलेज का कार्यालय",
};
const free: Words = { en: "free", te: "ఉచితం", hi: "मुफ़्त" };
const smallFee: Words = { en: "up to about ₹50", te: "సుమారు ₹50 వరకు", hi: "लगभग ₹50 तक" };
const sameDay: Words = { en: "the same day", te: "అదే రోజు", hi: "उसी दिन" };
const fewDays: Words = { en: "1 to 3 days", te: "1 నుంచి 3 రోజులు", hi: "1 से 3 दिन" };
const oneOrTwoWeeks: Words = { en: "7 to 15 days", te: "7 నుంచి 15 రోజులు", hi: "7 से 15 दिन" };
const upToMonth: Words = { en: "15 to 30 days", te: "15 నుంచి 30 రోజులు", hi: "15 से 30 दिन" };

/**
 * Ours, not the provider's: what is usual across India, by the English name of the paper. The first that fits counts;
 * a paper that differs from state to state too much, or that everybody writes alone, is not here.
 */
export const paperPlaces: readonly (readonly [RegExp, PaperPlace])[] = [
  [
    /declaration|affidavit|statement of purpose|proposal|curriculum|essay|video|portfolio/i,
    {
      where: { en: "you write it yourself", te: "మీరే రాస్తారు", hi: "आप ख़ुद लिखते हैं" },
      cost: free,
      days: sameDay,
    },
  ],
  [
    /disabilit|udid/i,
    {
      where: {
        en: "the medical board of a government hospital, asked for at swavlambancard.gov.in",
        te: "ప్రభుత్వ ఆసుపత్రి వైద్య మండలి; swavlambancard.gov.in లో అడగాలి",
        hi: "सरकारी अस्पताल का मेडिकल बोर्ड; swavlambancard.gov.in पर माँगें",
      },
      cost: free,
      days: { en: "a month or more", te: "ఒక నెల లేదా ఎక్కువ", hi: "एक महीना या ज़्यादा" },
    },
  ],
  [/income/i, { where: revenueOffice, cost: smallFee, days: oneOrTwoWeeks }],
  [
    /^(?:jan |family )/i,
    {
      where: {
        en: "your state's family register, at its e-centre or online",
        te: "మీ రాష్ట్ర కుటుంబ నమోదు, e-కేంద్రంలో లేదా ఆన్‌లైన్‌లో",
        hi: "आपके राज्य का परिवार पंजीकरण, ई-केंद्र पर या ऑनलाइन",
      },
      cost: free,
      days: oneOrTwoWeeks,
    },
  ],
  [
    /aadhaar(?!.*bank)/i,
    {
      where: {
        en: "myaadhaar.uidai.gov.in; for a new one an Aadhaar Seva Kendra",
        te: "myaadhaar.uidai.gov.in; కొత్తదానికి ఆధార్ సేవా కేంద్రం",
        hi: "myaadhaar.uidai.gov.in; नए के लिए आधार सेवा केंद्र",
      },
      cost: free,
      days: {
        en: "at once; a new one up to 30 days",
        te: "వెంటనే; కొత్తది 30 రోజుల వరకు",
        hi: "तुरंत; नया 30 दिन तक",
      },
    },
  ],
  [
    /bank|passbook/i,
    {
      where: { en: "your branch of the bank", te: "మీ బ్యాంకు శాఖ", hi: "आपके बैंक की शाखा" },
      cost: free,
      days: sameDay,
    },
  ],
  [
    /mark ?sheet|marksheet|transcript|degree/i,
    {
      where: {
        en: "DigiLocker, else your board or university",
        te: "డిజిలాకర్, లేదా మీ బోర్డు లేదా విశ్వవిద్యాలయం",
        hi: "डिजिलॉकर, नहीं तो आपका बोर्ड या विश्वविद्यालय",
      },
      cost: { en: "free in DigiLocker", te: "డిజిలాకర్‌లో ఉచితం", hi: "डिजिलॉकर में मुफ़्त" },
      days: { en: "at once in DigiLocker", te: "డిజిలాకర్‌లో వెంటనే", hi: "डिजिलॉकर में तुरंत" },
    },
  ],
  [
    /^photo/i,
    {
      where: {
        en: "your own phone before a plain wall, or a studio",
        te: "సాదా గోడ ముందు మీ ఫోన్‌తో, లేదా స్టూడియోలో",
        hi: "सादी दीवार के सामने अपने फ़ोन से, या स्टूडियो में",
      },
      cost: { en: "free, or about ₹50", te: "ఉచితం, లేదా సుమారు ₹50", hi: "मुफ़्त, या लगभग ₹50" },
      days: sameDay,
    },
  ],
  [
    /\b(?:caste|community|category|sc|st|obc|ews|minority|apst)\b.*certificate/i,
    { where: revenueOffice, cost: smallFee, days: upToMonth },
  ],
  [/domicile|residence|nativity|himachali/i, { where: revenueOffice, cost: smallFee, days: oneOrTwoWeeks }],
  [
    /birth certificate|death certificate/i,
    {
      where: {
        en: "the municipality or panchayat that registered it",
        te: "నమోదు చేసిన మున్సిపాలిటీ లేదా పంచాయతీ",
        hi: "जिस नगरपालिका या पंचायत में दर्ज हुआ",
      },
      cost: smallFee,
      days: oneOrTwoWeeks,
    },
  ],
  [
    /ration card|bpl/i,
    {
      where: {
        en: "the food and civil supplies office, or your state's e-centre",
        te: "పౌర సరఫరాల కార్యాలయం, లేదా మీ రాష్ట్ర e-కేంద్రం",
        hi: "खाद्य एवं आपूर्ति कार्यालय, या आपके राज्य का ई-केंद्र",
      },
      cost: smallFee,
      days: upToMonth,
    },
  ],
  [
    /passport/i,
    {
      where: {
        en: "passportindia.gov.in and a Passport Seva Kendra",
        te: "passportindia.gov.in, పాస్‌పోర్ట్ సేవా కేంద్రం",
        hi: "passportindia.gov.in और पासपोर्ट सेवा केंद्र",
      },
      cost: {
        en: "₹1,500 (₹1,000 below 18 years)",
        te: "₹1,500 (18 ఏళ్లలోపు ₹1,000)",
        hi: "₹1,500 (18 साल से कम पर ₹1,000)",
      },
      days: { en: "2 to 4 weeks", te: "2 నుంచి 4 వారాలు", hi: "2 से 4 हफ़्ते" },
    },
  ],
  [
    /bonafide|school (?:certificate|record)|college (?:certificate|id)|study certificate|fee (?:receipt|details|structure)|tuition|admission (?:proof|receipt|letter)|enrolment|transfer certificate/i,
    { where: ownSchool, cost: free, days: fewDays },
  ],
];
