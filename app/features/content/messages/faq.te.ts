import type { Catalogue } from "#app/core/words/i18n.ts";
import type { faqEn } from "./faq.en.ts";

export const faqTe: Catalogue<typeof faqEn> = {
  title: "తరచుగా అడిగే ప్రశ్నలు",
  description: "విద్యార్థులు ఎక్కువగా అడిగే పన్నెండు ప్రశ్నలు, సులభమైన మాటల్లో జవాబులు.",
  search: "ప్రశ్నల్లో వెతకండి",
  example: "పత్రాలు, బ్యాంకు, విదేశాలు …",
  questions: "ప్రశ్నలు",
  all: "{count} ప్రశ్నలు",
  found: "{count} ప్రశ్నల్లో {found}",
  linkHere: "ఈ జవాబుకు లింక్",
  nothing: "ఈ మాటలు ఉన్న ప్రశ్న లేదు",
  nothingText: "తక్కువ మాటలతో, లేదా వేరే మాటలతో వెతకండి. కింద నేరుగా మమ్మల్ని కూడా అడగవచ్చు.",
  support: "ఇంకా ఏదైనా అడగాలా?",
  supportLead: "మేము 24/7 అందుబాటులో ఉంటాం: తెలుగు, హిందీ, ఇంగ్లీషులో.",
  call: "{phone} కు ఫోన్ చేయండి",
  write: "మాకు ఇమెయిల్ రాయండి",
};
