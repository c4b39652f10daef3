import type { Catalogue } from "#app/core/words/i18n.ts";
import type { partnershipStatusEn } from "./partnership-status.en.ts";

export const partnershipStatusTe: Catalogue<typeof partnershipStatusEn> = {
  title: "మీ భాగస్వామ్య దరఖాస్తు",
  description: "ఎక్కడి వరకు వచ్చింది.",
  lead: "భాగస్వామ్య దరఖాస్తు {number}",
  sent: "భాగస్వామ్య దరఖాస్తు అందింది! పరిశీలించి 48 గంటల్లో మిమ్మల్ని సంప్రదిస్తాం.",
  number: "నంబర్",
  answerBy: "ఎప్పటిలోపు జవాబిస్తాం",
  code: "సంస్థ ID",
  signIn: "మీ సంప్రదింపు ఫోన్‌తో లాగిన్ అవ్వండి",
  reasons: "కారణాలు",
  again: "మళ్లీ దరఖాస్తు చేయండి",
  yourAnswer: "మీ జవాబు",
  answer: "జవాబు",
  replace: "దయచేసి దీన్ని మార్చండి",
  uploaded: "అప్‌లోడ్ అయింది",
  sending: "పంపుతున్నాం…",
  send: "జవాబు పంపండి",
  history: "ఇప్పటివరకు జరిగినది",
  notes: {
    submitted: "దరఖాస్తు అందింది",
    asked: "మేము ఇంకొంత సమాచారం అడిగాం",
    answered: "సంస్థ జవాబిచ్చింది",
    approved: "ఒప్పుకున్నాం",
    rejected: "ఒప్పుకోలేదు",
  },
  rejections: {
    not_registered: "రిజిస్ట్రేషన్ నంబర్ ఇచ్చే కార్యాలయంలో ఈ నంబర్ దొరకలేదు.",
    not_recognised: "సంస్థకు చెప్పిన గుర్తింపు లేదు.",
    papers_unreadable: "కొన్ని పత్రాలు చదవలేకపోయాం, లేదా అవి వేరొకరివి.",
    details_differ: "ఫారమ్‌లో, పత్రాల్లో పేరు, PAN లేదా చిరునామా వేరుగా ఉన్నాయి.",
    contact_unreachable: "సంప్రదించే వ్యక్తి మాకు దొరకలేదు.",
    outside_programme: "ఈ స్కాలర్‌షిప్ భాగస్వామ్య కార్యక్రమానికి సరిపోదు.",
  },
  states: {
    draft: {
      label: "ఇంకా పంపలేదు",
      told: "సేవ్ అయింది, ఇంకా పంపలేదు.",
    },
    submitted: {
      label: "పంపారు",
      told: "మీ దరఖాస్తు అందింది. పరిశీలించి 48 గంటల్లో మిమ్మల్ని సంప్రదిస్తాం.",
    },
    under_review: {
      label: "పరిశీలనలో ఉంది",
      told: "మా వాళ్లు మీ వివరాలు, పత్రాలు చూస్తున్నారు.",
    },
    more_info: {
      label: "మీరు చేయాల్సింది ఉంది",
      told: "మీ నుంచి ఇంకొంత కావాలి. ఏమిటో కింద ఉంది, జవాబిచ్చే చోటు కూడా.",
    },
    approved: {
      label: "ఒప్పుకున్నాం",
      told: "మీరు భాగస్వామి అయ్యారు. మీ సంప్రదింపు ఫోన్ నంబర్‌తో లాగిన్ అవ్వండి.",
    },
    rejected: {
      label: "ఒప్పుకోలేదు",
      told: "ఈ దరఖాస్తు ఒప్పుకోలేకపోయాం. కారణాలు కింద ఉన్నాయి; మళ్లీ దరఖాస్తు చేయవచ్చు.",
    },
  },
};
