import type { Catalogue } from "#app/core/words/i18n.ts";
import type { trialEn } from "./trial.en.ts";

export const trialTe: Catalogue<typeof trialEn> = {
  title: "వ్యక్తిగత వివరాలు",
  description: "వ్యక్తిగత వివరాల చిన్న ఫారమ్: నమోదుకు ముందు మా ఫారమ్‌లు ఎలా పనిచేస్తాయో చూడటానికి.",
  lead: "ఇది ప్రయత్నించి చూసే ఫారమ్. మీరు పంపినది సరిచూసి వదిలేస్తాం: ఏదీ ఉంచుకోం.",
  mobile: "మొబైల్ నంబర్",
  name: "పూర్తి పేరు",
  gender: "లింగం",
  genders: {
    Male: "పురుషుడు",
    Female: "స్త్రీ",
    Other: "ఇతర",
  },
  dob: "పుట్టిన తేదీ",
  mother: "తల్లి పేరు",
  father: "తండ్రి పేరు",
  sending: "పంపుతున్నాం…",
  submit: "పంపండి",
  sent: "ఫారమ్ అందింది!",
  errors: {
    mobile: "సరైన 10 అంకెల మొబైల్ నంబర్ ఇవ్వండి",
    name: "పూర్తి పేరు రాయాలి",
    gender: "దయచేసి లింగం ఎంచుకోండి",
    dob: "పుట్టిన తేదీ రాయాలి",
  },
};
