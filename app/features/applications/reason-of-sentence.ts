import type { sentencesEn } from "./messages/sentences.en.ts";
import type { DefectReason } from "./rules/check-status.ts";

/** What a saved sentence says is wrong: who chooses one need not choose the reason besides. */
export const reasonOfSentence: Readonly<Record<keyof typeof sentencesEn.defects, DefectReason>> = {
  blurred: "unreadable",
  dark: "unreadable",
  cut_off: "incomplete",
  covered: "unreadable",
  one_side: "incomplete",
  page_missing: "incomplete",
  wrong_paper: "wrong_document",
  locked: "unreadable",
  other_person: "name_differs",
  name_spelling: "name_differs",
  parent_differs: "name_differs",
  birth_differs: "other",
  unsigned: "not_signed",
  income_old: "out_of_date",
  income_one_person: "wrong_document",
  income_own_word: "wrong_document",
  caste_unofficial: "wrong_document",
  marks_other_year: "out_of_date",
  marks_semesters: "incomplete",
  marks_internet: "wrong_document",
  bonafide_old: "out_of_date",
  fee_unclear: "incomplete",
  bank_first_page: "incomplete",
  bank_other_name: "name_differs",
  bank_differs: "other",
  face_unclear: "wrong_document",
  aadhaar_digits: "other",
};
