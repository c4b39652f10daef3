import type { Catalogue } from "#app/core/words/i18n.ts";
import type { lettersEn } from "./letters.en.ts";

export const lettersTe: Catalogue<typeof lettersEn> = {
  title: "మా లేఖలు",
  description: "విద్యా బ్లాగ్ లేఖలను నిర్ధారించండి లేదా ఆపండి.",
  unknown: "మా ఇమెయిల్‌లో ఉన్న లింక్ తెరవండి: లేఖలను నిర్ధారించేది, ఆపేది అదే.",
  subscribe: "బ్లాగ్‌లో మీ చిరునామా ఇవ్వండి",
  pending: "బటన్ నొక్కండి. కొత్తది వచ్చినప్పుడు మీకు రాస్తాం: వారానికి ఒకటి మించదు.",
  confirm: "అవును, వార్తలు పంపండి",
  confirmed: "మా లేఖలు మీకు వస్తున్నాయి. చదువుతున్నందుకు ధన్యవాదాలు.",
  leave: "ఇక వద్దనుకుంటే ఒక్కసారి నొక్కితే చాలు.",
  stop: "ఈ లేఖలు ఆపండి",
  left: "ఇక మీకు లేఖలు రావు. మీ చిరునామా తొలగించాం.",
  back: "బ్లాగ్‌కు తిరిగి వెళ్లండి",
};
