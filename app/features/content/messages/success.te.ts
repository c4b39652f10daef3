import type { Catalogue } from "#app/core/words/i18n.ts";
import type { successEn } from "./success.en.ts";

export const successTe: Catalogue<typeof successEn> = {
  title: "విజయగాథలు",
  purpose: "వంతెన దాటిన విద్యార్థులు, వారి మాటల్లోనే.",
  filters: {
    course: "చదువు",
    courseAny: "అన్ని చదువులు",
    state: "రాష్ట్రం",
    stateAny: "అన్ని రాష్ట్రాలు",
    scholarship: "స్కాలర్‌షిప్",
    scholarshipAny: "అన్ని స్కాలర్‌షిప్‌లు",
  },
  levels: {
    school: "పాఠశాల (6-12 తరగతులు)",
    diploma: "డిప్లొమా, ITI",
    undergraduate: "డిగ్రీ (UG)",
    postgraduate: "పీజీ (PG)",
    research: "PhD, పరిశోధన",
  },
  stories: "కథలు",
  count: "{count, plural, one {1 కథ} other {# కథలు}}",
  rated: "5 కి {rating} రేటింగ్",
  none: "సరిపోయే కథ లేదు",
  noneText: "తక్కువ ఫిల్టర్లు ఎంచుకోండి, లేదా మొదటి కథ మీరే రాయండి.",
  received: "ఈమధ్య అందినవి",
  receivedLead: "పేరు చెప్పకుండా ఇది చూపవచ్చని అంగీకరించిన విద్యార్థులవి.",
  outcome: "<b>{amount}</b>, {scholarship}, {month}",
  share: "మీ కథ పంచుకోండి",
  shareLead: "స్కాలర్‌షిప్ మీకు తోడుగా నిలిచిందా? తర్వాతి విద్యార్థికి చెప్పండి. మీ పేరు చూపాలా వద్దా మీరే ఎంచుకుంటారు; ఎప్పుడైనా వెనక్కి తీసుకోవచ్చు.",
};
