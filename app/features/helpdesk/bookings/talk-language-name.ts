import { defaultLanguage, type Language, type Translated } from "#app/core/words/i18n.ts";
import type { talkLanguages } from "../counsellors/counsellor-duties.ts";

type Names = Readonly<Record<(typeof talkLanguages)[number], string>>;

const names: Readonly<Record<Translated, Names>> = {
  te: {
    English: "ఇంగ్లీషు",
    Hindi: "హిందీ",
    Telugu: "తెలుగు",
    Assamese: "అస్సామీ",
    Bengali: "బెంగాలీ",
    Gujarati: "గుజరాతీ",
    Kannada: "కన్నడ",
    Khasi: "ఖాసీ",
    Malayalam: "మలయాళం",
    Marathi: "మరాఠీ",
    Odia: "ఒడియా",
    Punjabi: "పంజాబీ",
    Tamil: "తమిళం",
    Urdu: "ఉర్దూ",
  },
  hi: {
    English: "अंग्रेज़ी",
    Hindi: "हिन्दी",
    Telugu: "तेलुगु",
    Assamese: "असमिया",
    Bengali: "बांग्ला",
    Gujarati: "गुजराती",
    Kannada: "कन्नड़",
    Khasi: "खासी",
    Malayalam: "मलयालम",
    Marathi: "मराठी",
    Odia: "ओड़िया",
    Punjabi: "पंजाबी",
    Tamil: "तमिल",
    Urdu: "उर्दू",
  },
};

/** In which somebody talks, as its reader calls it. What the desk typed besides our list stays as it is. */
export function talkLanguageName(name: string, language: Language): string {
  if (language === defaultLanguage) return name;
  return (names[language] as Readonly<Record<string, string>>)[name] ?? name;
}
