import type { Catalogue } from "#app/core/words/i18n.ts";
import type { examDatesEn } from "./exam-dates.en.ts";

export const examDatesTe: Catalogue<typeof examDatesEn> = {
  title: "పరీక్ష తేదీలు",
  lead: "తెలిసిన తర్వాతి తేదీలు, దగ్గరిది ముందు. దరఖాస్తుకు ముందు అధికారిక నోటీసు చూడండి.",
  exam: "పరీక్ష",
  when: "ఎప్పుడు",
  apply: "దరఖాస్తు",
  calendar: "క్యాలెండర్",
  expected: "అంచనా",
  expectedLong: "అంచనా: అధికారిక నోటీసు చూడండి",
  add: "క్యాలెండర్‌లో చేర్చండి",
  addOf: "క్యాలెండర్‌లో చేర్చండి: {exam}",
  none: "ఒకే తేదీ లేదు",
};
