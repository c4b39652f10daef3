import type { Catalogue } from "#app/core/words/i18n.ts";
import type { tallyEn } from "./tally.en.ts";

export const tallyTe: Catalogue<typeof tallyEn> = {
  form: "నాకు ఏవి వస్తాయి?",
  class: "మీ తరగతి",
  state: "మీ రాష్ట్రం",
  marks: "మార్కులు, %",
  optional: "(ఐచ్ఛికం)",
  choose: "ఎంచుకోండి",
  example: "ఉదా. 82",
  open: "ఈరోజు తెరిచి ఉన్నాయి",
  openText: "మీకు ఏవి సరిపోతాయి? ముందు మీ తరగతి ఎంచుకోండి.",
  fits: "మీకు సరిపోతాయి",
  may: "మీకు సరిపోవచ్చు",
  why: "మరికొన్ని జవాబులిస్తే ఏవో తెలుస్తుంది. ఎందుకో తర్వాతి పేజీ చూపుతుంది.",
  nextState: "ఇప్పుడు మీ రాష్ట్రం: ఆ రాష్ట్రానివి కూడా చేరతాయి.",
  closing: "{n} నెలలోపు ముగుస్తాయి",
  more: "మరికొన్ని జవాబులిస్తే ఇంకా {n} సరిపోవచ్చు",
  see: "నాకు వచ్చేవి చూడండి",
  seeMine: "నా {n} చూడండి",
};
