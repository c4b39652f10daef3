import { defineMessages } from "#app/core/i18n.ts";
import { examDatesEn } from "./exam-dates.en.ts";

export const examDatesMessages = defineMessages({
  en: examDatesEn,
  te: {
    title: "పరీక్ష తేదీలు",
    lead: "తెలిసిన తర్వాతి తేదీలు, దగ్గరిది ముందు. దరఖాస్తుకు ముందు అధికారిక నోటీసు చూడండి.",
    exam: "పరీక్ష",
    when: "ఎప్పుడు",
    apply: "దరఖాస్తు",
    calendar: "క్యాలెండర్",
    expected: "అంచనా",
    add: "క్యాలెండర్‌లో చేర్చండి",
    addOf: "క్యాలెండర్‌లో చేర్చండి: {exam}",
    none: "ఒకే తేదీ లేదు",
  },
  hi: {
    title: "परीक्षा की तारीखें",
    lead: "अगली ज्ञात तारीखें, सबसे पास वाली पहले। आवेदन से पहले आधिकारिक सूचना देखें।",
    exam: "परीक्षा",
    when: "कब",
    apply: "आवेदन",
    calendar: "कैलेंडर",
    expected: "अनुमानित",
    add: "कैलेंडर में जोड़ें",
    addOf: "कैलेंडर में जोड़ें: {exam}",
    none: "कोई एक तारीख नहीं",
  },
});
