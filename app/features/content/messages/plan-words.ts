import type { Language } from "#app/core/words/i18n.ts";

interface PhaseWords {
  readonly name: string;
  readonly tasks: readonly string[];
}

export interface PlanWords {
  readonly phases: Readonly<Record<"foundation" | "practice" | "mocks" | "revision", PhaseWords>>;
  readonly milestones: Readonly<Record<"stock" | "admitCard" | "stop" | "way" | "rest", string>>;
}

/** What a preparation plan says, on the page and in the calendar. */
export const planWords: Readonly<Record<Language, PlanWords>> = {
  en: {
    phases: {
      foundation: {
        name: "Foundation",
        tasks: [
          "Read the official syllabus and pattern to the end, once.",
          "One standard book for each part; no second one yet.",
          "Short notes: one page for each chapter.",
          "Twenty questions on every chapter you finish.",
        ],
      },
      practice: {
        name: "Practice",
        tasks: [
          "Past questions, topic by topic, with a clock.",
          "Write every mistake into the mistake log, with its reason.",
          "Repair the two weakest topics each week.",
        ],
      },
      mocks: {
        name: "Mock tests",
        tasks: [
          "A full mock at the hour of the real exam.",
          "Spend as long on reading the mistakes as on the test.",
          "Decide which kinds of questions you leave out.",
        ],
      },
      revision: {
        name: "Revision",
        tasks: [
          "Only your own notes, formulas and the mistake log.",
          "No new topic and no new book.",
          "Sleep seven hours; pack admit card, photo and identity card.",
        ],
      },
    },
    milestones: {
      stock: "Take stock: first full mock, list the ten weakest topics",
      admitCard: "Download the admit card as soon as it is out; check name and photo",
      stop: "Stop new topics",
      way: "See the way to the exam centre",
      rest: "Rest: formulas for an hour, then nothing",
    },
  },
  te: {
    phases: {
      foundation: {
        name: "పునాది",
        tasks: [
          "అధికారిక సిలబస్, పరీక్ష పద్ధతి ఒకసారి చివరిదాకా చదవండి.",
          "ఒక్కో భాగానికి ఒక మంచి పుస్తకం; ఇప్పుడే రెండోది వద్దు.",
          "చిన్న నోట్స్: అధ్యాయానికి ఒక పేజీ.",
          "పూర్తి చేసిన ప్రతి అధ్యాయంపై ఇరవై ప్రశ్నలు.",
        ],
      },
      practice: {
        name: "సాధన",
        tasks: [
          "పాత ప్రశ్నలు, అంశం తర్వాత అంశం, గడియారం పెట్టుకుని.",
          "ప్రతి తప్పును, దాని కారణాన్ని తప్పుల పుస్తకంలో రాయండి.",
          "ప్రతి వారం బాగా రాని రెండు అంశాలు సరిచేసుకోండి.",
        ],
      },
      mocks: {
        name: "మాక్ టెస్టులు",
        tasks: [
          "నిజమైన పరీక్ష జరిగే సమయానికే పూర్తి మాక్ టెస్ట్.",
          "టెస్ట్‌కు పట్టినంత సమయం తప్పులు చదవడానికి ఇవ్వండి.",
          "ఏ రకం ప్రశ్నలు వదిలేయాలో తేల్చుకోండి.",
        ],
      },
      revision: {
        name: "రివిజన్",
        tasks: [
          "మీ నోట్స్, ఫార్ములాలు, తప్పుల పుస్తకం మాత్రమే.",
          "కొత్త అంశం వద్దు, కొత్త పుస్తకం వద్దు.",
          "ఏడు గంటలు నిద్రపోండి; అడ్మిట్ కార్డు, ఫోటో, గుర్తింపు కార్డు సర్దుకోండి.",
        ],
      },
    },
    milestones: {
      stock: "ఎక్కడున్నారో చూసుకోండి: మొదటి పూర్తి మాక్ టెస్ట్, బాగా రాని పది అంశాల జాబితా",
      admitCard: "అడ్మిట్ కార్డు రాగానే డౌన్‌లోడ్ చేయండి; పేరు, ఫోటో సరిచూడండి",
      stop: "కొత్త అంశాలు ఆపేయండి",
      way: "పరీక్ష కేంద్రానికి దారి చూసి రండి",
      rest: "విశ్రాంతి: ఒక గంట ఫార్ములాలు, తర్వాత ఏమీ వద్దు",
    },
  },
  hi: {
    phases: {
      foundation: {
        name: "बुनियाद",
        tasks: [
          "आधिकारिक सिलेबस और परीक्षा का तरीक़ा एक बार आख़िर तक पढ़ें।",
          "हर हिस्से की एक अच्छी किताब; अभी दूसरी नहीं।",
          "छोटे नोट्स: हर अध्याय का एक पन्ना।",
          "जो अध्याय पूरा हो, उस पर बीस सवाल।",
        ],
      },
      practice: {
        name: "अभ्यास",
        tasks: [
          "पुराने सवाल, एक-एक विषय, घड़ी रखकर।",
          "हर ग़लती को उसकी वजह के साथ ग़लतियों की कॉपी में लिखें।",
          "हर हफ़्ते दो सबसे कमज़ोर विषय सुधारें।",
        ],
      },
      mocks: {
        name: "मॉक टेस्ट",
        tasks: [
          "असली परीक्षा के समय पर पूरा मॉक टेस्ट।",
          "जितना समय टेस्ट में लगा, उतना ही ग़लतियाँ पढ़ने में लगाएँ।",
          "तय करें कि किस तरह के सवाल छोड़ने हैं।",
        ],
      },
      revision: {
        name: "दोहराई",
        tasks: [
          "सिर्फ़ अपने नोट्स, सूत्र और ग़लतियों की कॉपी।",
          "न नया विषय, न नई किताब।",
          "सात घंटे सोएँ; प्रवेश पत्र, फ़ोटो और पहचान पत्र रख लें।",
        ],
      },
    },
    milestones: {
      stock: "देखें कि कहाँ हैं: पहला पूरा मॉक टेस्ट, दस सबसे कमज़ोर विषयों की सूची",
      admitCard: "प्रवेश पत्र आते ही डाउनलोड करें; नाम और फ़ोटो जाँचें",
      stop: "नए विषय बंद",
      way: "परीक्षा केंद्र का रास्ता देख आएँ",
      rest: "आराम: एक घंटा सूत्र, फिर कुछ नहीं",
    },
  },
};
