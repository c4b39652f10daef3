import { defaultLanguage, type Language, type Translated } from "../words/i18n.ts";

type ProblemWords = { readonly title: string; readonly detail: string };

const codes: Readonly<Record<number, string>> = {
  400: "bad_request",
  401: "unauthenticated",
  403: "forbidden",
  404: "not_found",
  405: "method_not_allowed",
  409: "conflict",
  413: "payload_too_large",
  415: "unsupported_media_type",
  422: "invalid",
  429: "too_many_requests",
  500: "internal",
  503: "unavailable",
};

/** What the API says of a refusal in another language than English, by its code; a code of one room by its status. */
const words: Readonly<Record<Translated, Readonly<Record<string, ProblemWords>>>> = {
  te: {
    bad_request: { title: "అర్థం కాలేదు", detail: "మీరు పంపినది అర్థం కాలేదు." },
    unauthenticated: { title: "లాగిన్ కావాలి", detail: "కొనసాగడానికి లాగిన్ అవ్వండి." },
    forbidden: { title: "అనుమతి లేదు", detail: "ఇది చేయడానికి మీకు అనుమతి లేదు." },
    not_found: { title: "దొరకలేదు", detail: "మీరు అడిగినది దొరకలేదు." },
    method_not_allowed: { title: "ఈ పద్ధతి కుదరదు", detail: "ఈ చిరునామాలో ఇది చేయలేరు." },
    conflict: { title: "ఇప్పటికే మారింది", detail: "ఈలోగా ఇది మారింది. ఇప్పుడు ఎలా ఉందో చూసి మళ్లీ నొక్కండి." },
    payload_too_large: { title: "చాలా పెద్దది", detail: "పంపినది చాలా పెద్దది. చిన్నది పంపండి." },
    unsupported_media_type: { title: "సరైన రకం కాదు", detail: "ఈ రకం ఫైల్ తీసుకోలేం." },
    invalid: { title: "సరిచూడండి", detail: "కొన్ని జవాబులు సరిచేయాలి." },
    too_many_requests: { title: "చాలాసార్లు ప్రయత్నించారు", detail: "కాసేపు ఆగి మళ్లీ ప్రయత్నించండి." },
    unavailable: { title: "ఇప్పుడు అందుబాటులో లేదు", detail: "ఇప్పుడు అందుబాటులో లేదు. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి." },
    internal: { title: "మా వైపు ఏదో తప్పు జరిగింది", detail: "కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి." },
  },
  hi: {
    bad_request: { title: "समझ नहीं आया", detail: "आपने जो भेजा, वह समझ नहीं आया।" },
    unauthenticated: { title: "लॉगिन ज़रूरी है", detail: "आगे बढ़ने के लिए लॉगिन करें।" },
    forbidden: { title: "अनुमति नहीं है", detail: "आपको यह करने की अनुमति नहीं है।" },
    not_found: { title: "नहीं मिला", detail: "आपने जो माँगा, वह नहीं मिला।" },
    method_not_allowed: { title: "यह तरीक़ा नहीं चलता", detail: "इस पते पर यह नहीं कर सकते।" },
    conflict: { title: "पहले ही बदल चुका है", detail: "इस बीच यह बदल गया है। देखें कि अब कैसा है, फिर दबाएँ।" },
    payload_too_large: { title: "बहुत बड़ा है", detail: "भेजी गई चीज़ बहुत बड़ी है। छोटी भेजें।" },
    unsupported_media_type: { title: "सही प्रकार नहीं", detail: "इस तरह की फ़ाइल नहीं ली जाती।" },
    invalid: { title: "कृपया जाँचें", detail: "कुछ जवाब ठीक करने हैं।" },
    too_many_requests: { title: "बहुत बार कोशिश हुई", detail: "थोड़ी देर रुककर फिर से कोशिश करें।" },
    unavailable: { title: "अभी उपलब्ध नहीं", detail: "यह अभी उपलब्ध नहीं है। थोड़ी देर बाद फिर से कोशिश करें।" },
    internal: { title: "हमारी तरफ़ कुछ ग़लत हुआ", detail: "थोड़ी देर बाद फिर से कोशिश करें।" },
  },
};

/** Null for English, whose words stand where the refusal is made. */
export function problemWords(
  { status, code }: { readonly status: number; readonly code: string },
  language: Language,
): ProblemWords | null {
  if (language === defaultLanguage) return null;
  const known = words[language];
  return known[code] ?? known[codes[status] ?? "internal"] ?? known.internal ?? null;
}
