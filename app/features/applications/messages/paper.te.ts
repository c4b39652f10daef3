import type { Catalogue } from "#app/core/i18n.ts";
import type { paperEn } from "./paper.en.ts";

export const paperTe: Catalogue<typeof paperEn> = {
  title: "దరఖాస్తు {number}",
  subtitle: "స్కాలర్‌షిప్ దరఖాస్తు రసీదు",
  number: "దరఖాస్తు నంబర్",
  scholarship: "స్కాలర్‌షిప్",
  assisted: "సహాయంతో దరఖాస్తు: మీకు సరిపోయే స్కాలర్‌షిప్‌ను మా డెస్క్ వెతుకుతుంది",
  provider: "ఇచ్చేవారు",
  desk: "ScholarSetu దరఖాస్తు డెస్క్",
  applicant: "దరఖాస్తుదారు",
  received: "అందిన తేదీ",
  indianTime: "{time} (భారత కాలమానం)",
  aadhaar: "ఆధార్",
  account: "బ్యాంకు ఖాతా",
  papers: "పత్రాలు",
  reviewedBy: "పరిశీలన పూర్తయ్యే గడువు",
  next: "తర్వాత ఏమవుతుంది",
  next1: "మీ పత్రాలు తనిఖీ అవుతాయి. 48 గంటల్లో మీకు తెలుపుతాం.",
  next2: "ఏదైనా తప్పుంటే ఆ ఒక్కటే అడుగుతాం. మిగతావి అలాగే ఉంటాయి.",
  next3: "నిర్ణయం కారణాలతో వస్తుంది. పరిశీలన, ఎంపికకు 2-8 వారాలు పడుతుంది.",
  next4: "ఆమోదించాక డబ్బు మీ బ్యాంకు ఖాతాకు వస్తుంది.",
  where: "దరఖాస్తు ఎక్కడ ఉందో ఎప్పుడైనా ఇక్కడ చూడండి:",
  tooEarly: "దరఖాస్తు పంపాకే రసీదు వస్తుంది.",
};
