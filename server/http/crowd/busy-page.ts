import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Language } from "#app/core/words/i18n.ts";

type Words = { title: string; reading: string; sending: string; applying: string; again: string };

const words: Record<Language, Words> = {
  en: {
    title: "Many people are here right now",
    reading: "Please wait a few seconds. This page opens by itself as soon as there is room.",
    sending:
      "Nothing is lost. What you saved is safe, and what you have just entered is still in this browser. In a few seconds, reload this page and let it be sent again. Sending twice counts once.",
    applying:
      "If the closing time passes meanwhile, the moment of your first try counts for the next five minutes.",
    again: "Try again now",
  },
  te: {
    title: "ఇప్పుడు చాలా మంది ఇక్కడ ఉన్నారు",
    reading: "కొన్ని సెకన్లు ఆగండి. చోటు దొరకగానే ఈ పేజీ దానంతట అదే తెరుచుకుంటుంది.",
    sending:
      "ఏదీ పోలేదు. మీరు సేవ్ చేసినది భద్రంగా ఉంది; ఇప్పుడు నింపినది ఈ బ్రౌజర్‌లోనే ఉంది. కొన్ని సెకన్ల తర్వాత ఈ పేజీని రీలోడ్ చేసి మళ్లీ పంపనివ్వండి. రెండుసార్లు పంపినా ఒక్కసారిగానే లెక్క.",
    applying: "ఈలోగా గడువు ముగిసినా, వచ్చే ఐదు నిమిషాల వరకు మీరు మొదట ప్రయత్నించిన సమయమే లెక్కలోకి వస్తుంది.",
    again: "ఇప్పుడు మళ్లీ ప్రయత్నించండి",
  },
  hi: {
    title: "इस समय यहाँ बहुत लोग हैं",
    reading: "कृपया कुछ सेकंड रुकें। जगह मिलते ही यह पेज अपने आप खुल जाएगा।",
    sending:
      "कुछ भी खोया नहीं है। जो सहेजा था वह सुरक्षित है, और जो अभी भरा है वह इसी ब्राउज़र में है। कुछ सेकंड बाद यह पेज रीलोड करें और उसे फिर भेजने दें। दो बार भेजना एक ही बार गिना जाता है।",
    applying: "इस बीच आख़िरी तारीख़ निकल जाए, तो अगले पाँच मिनट तक आपकी पहली कोशिश का समय ही गिना जाएगा।",
    again: "अभी फिर कोशिश करें",
  },
};

const style =
  "body{margin:0;font:1.05rem/1.6 system-ui,sans-serif;background:#fbfaf7;color:#171a4c}" +
  "main{max-width:34rem;margin:0 auto;padding:4rem 1.25rem}h1{font-size:1.6rem;line-height:1.25}" +
  "a{display:inline-block;min-height:2.75rem;line-height:2.75rem;padding:0 1.25rem;border-radius:.5rem;background:#171a4c;color:#fff}" +
  "@media(prefers-color-scheme:dark){body{background:#12132e;color:#f3f2ee}a{background:#f3f2ee;color:#12132e}}";

/** The page brings its own few lines of style: whatever it fetched would be one request more. */
export const busyPagePolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

export type BusyFor = "reading" | "sending" | "applying";

export function busySentence(language: Language, what: BusyFor): string {
  const { title, reading, sending } = words[language];
  return `${title}. ${what === "reading" ? reading : sending}`;
}

type Page = { plain: Buffer<ArrayBuffer>; gzip: Buffer<ArrayBuffer> };
const pages = new Map<string, Page>();

/** What somebody reads who is asked to come back: made and packed once for each language and occasion. */
export function busyPage(language: Language, what: BusyFor): Page {
  const key = `${language} ${what}`;
  const made = pages.get(key) ?? write(language, what);
  pages.set(key, made);
  return made;
}

function write(language: Language, what: BusyFor): Page {
  const { title, reading, sending, applying, again } = words[language];
  const text =
    what === "reading"
      ? `<p>${reading}</p><p><a href="">${again}</a></p>`
      : `<p>${sending}</p>${what === "applying" ? `<p>${applying}</p>` : ""}`;
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} – ScholarSetu</title><style>${style}</style></head><body><main><h1>${title}</h1>${text}</main></body></html>`;
  const plain = Buffer.from(html);
  return { plain, gzip: gzipSync(plain) };
}
