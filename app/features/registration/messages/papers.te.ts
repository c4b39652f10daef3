import type { Catalogue } from "#app/core/words/i18n.ts";
import type { papersEn } from "./papers.en.ts";

export const papersTe: Catalogue<typeof papersEn> = {
  receipt: "చెల్లింపు రసీదు",
  receiptTitle: "రసీదు {number}",
  receiptNumber: "రసీదు నంబర్",
  paidOn: "చెల్లించిన తేదీ",
  receivedFrom: "చెల్లించినవారు",
  student: "విద్యార్థి {number}",
  studentId: "విద్యార్థి ID (OTR నంబర్)",
  for: "దేని కోసం",
  otr: "వన్ టైమ్ రిజిస్ట్రేషన్ (OTR)",
  amount: "మొత్తం",
  inWords: "అక్షరాలలో",
  note: "ఇది కంప్యూటర్ తయారుచేసిన రసీదు; సంతకం లేకుండానే చెల్లుతుంది. సందేహాలుంటే: {phone}, {email}.",
  cardTitle: "విద్యార్థి కార్డు {number}",
  name: "పేరు",
  class: "తరగతి",
  otherClass: "ఇతర",
  registeredOn: "నమోదైన తేదీ",
  banks: {
    grameena: "గ్రామీణ బ్యాంకు",
    "regional-rural": "ప్రాంతీయ గ్రామీణ బ్యాంకు",
    cooperative: "సహకార బ్యాంకు",
    "post-office": "పోస్టాఫీసు (IPPB)",
    others: "ఇతర బ్యాంకు",
  },
};
