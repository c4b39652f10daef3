import type { Catalogue } from "#app/core/words/i18n.ts";
import type { datedEn } from "./dated.en.ts";

export const datedTe: Catalogue<typeof datedEn> = {
  asOf: "{date} నాటికి.",
  source: "ఎక్కడ చూశాం:",
  confirm: "; {site} లో సరిచూసుకోండి",
  compared: "నవంబర్ 2026 లో బహిరంగ సమాచారంతో పోల్చాం",
  outline: "మా సొంత అంచనా, ఇంకా ఏ ప్రకటనతోనూ పోల్చలేదు",
  eachExam: "ప్రతి పరీక్ష వివరాల ఆధారాలు",
  ownSite: "ఆ పరీక్ష సొంత సైట్",
};
