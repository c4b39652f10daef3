/** The table of exam dates. The dates' own words are those of the official notices, in English. */
export const examDatesEn = {
  title: "Exam dates",
  lead: "The next known dates, the nearest first. Look at the official notice before you apply.",
  exam: "Exam",
  when: "When",
  apply: "Apply by",
  calendar: "Calendar",
  expected: "Expected",
  /** Of a calendar entry. */
  expectedLong: "expected: check the official notice",
  add: "Add to calendar",
  addOf: "Add to calendar: {exam}",
  none: "No single day",
};
