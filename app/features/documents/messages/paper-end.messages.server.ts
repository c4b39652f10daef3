import { defineMessages } from "#app/core/words/i18n.ts";

/** What stands under the bell before a paper ends, and when it has. */
export const paperEndWords = defineMessages({
  en: {
    student: "student",
    papers: {
      income_certificate: "Income certificate",
      bonafide_certificate: "Bonafide certificate",
      ews_certificate: "EWS certificate",
      caste_certificate: "Caste certificate",
      residence_certificate: "Residence certificate",
      disability_certificate: "Disability certificate",
    },
    ends: {
      title: "{paper}: valid until {date}",
      message: "Get the new one in time and add it to your documents; it often takes a week.",
    },
    ended: {
      title: "{paper}: ended on {date}",
      message: "It is not filled in by itself any more. Add the new one to your documents.",
    },
  },
  te: {
    student: "విద్యార్థి",
    papers: {
      income_certificate: "ఆదాయ ధ్రువీకరణ పత్రం",
      bonafide_certificate: "బోనఫైడ్ ధ్రువపత్రం",
      ews_certificate: "EWS ధ్రువపత్రం",
      caste_certificate: "కుల ధ్రువపత్రం",
      residence_certificate: "నివాస ధ్రువపత్రం",
      disability_certificate: "వైకల్య ధ్రువపత్రం",
    },
    ends: {
      title: "{paper}: {date} వరకు చెల్లుతుంది",
      message: "కొత్తది ముందే తీసుకుని మీ పత్రాలలో చేర్చండి; అది రావడానికి తరచుగా ఒక వారం పడుతుంది.",
    },
    ended: {
      title: "{paper}: గడువు {date} న ముగిసింది",
      message: "ఇకపై ఇది ఫారమ్‌లో తానుగా చేరదు. కొత్తది మీ పత్రాలలో చేర్చండి.",
    },
  },
  hi: {
    student: "विद्यार्थी",
    papers: {
      income_certificate: "आय प्रमाण पत्र",
      bonafide_certificate: "बोनाफ़ाइड प्रमाण पत्र",
      ews_certificate: "EWS प्रमाण पत्र",
      caste_certificate: "जाति प्रमाण पत्र",
      residence_certificate: "निवास प्रमाण पत्र",
      disability_certificate: "दिव्यांगता प्रमाण पत्र",
    },
    ends: {
      title: "{paper}: {date} तक मान्य",
      message: "नया समय रहते बनवाएँ और अपने दस्तावेज़ों में जोड़ें; अक्सर एक हफ़्ता लगता है।",
    },
    ended: {
      title: "{paper}: {date} को मान्यता ख़त्म हुई",
      message: "अब यह फ़ॉर्म में अपने आप नहीं जुड़ेगा। नया अपने दस्तावेज़ों में जोड़ें।",
    },
  },
});
