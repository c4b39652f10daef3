import type { Catalogue } from "#app/core/words/i18n.ts";
import type { examDatesEn } from "./exam-dates.en.ts";

export const examDatesHi: Catalogue<typeof examDatesEn> = {
  title: "परीक्षा की तारीख़ें",
  lead: "अगली ज्ञात तारीख़ें, सबसे पास वाली पहले। आवेदन से पहले आधिकारिक सूचना देखें।",
  exam: "परीक्षा",
  when: "कब",
  apply: "आवेदन",
  calendar: "कैलेंडर",
  expected: "अनुमानित",
  expectedLong: "अनुमान: आधिकारिक सूचना देखें",
  add: "कैलेंडर में जोड़ें",
  addOf: "कैलेंडर में जोड़ें: {exam}",
  none: "कोई एक तारीख़ नहीं",
};
