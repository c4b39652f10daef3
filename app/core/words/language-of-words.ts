import { defaultLanguage, type Language, languages, languageTable } from "./i18n.ts";

const scripts = languages.map((code) => ({
  code,
  letters: new RegExp(`\\p{Script=${languageTable[code].script}}`, "gu"),
}));

/** The language somebody typed in, by the script that most of the letters are of. */
export function languageOfWords(text: string): Language {
  let [best, most] = [defaultLanguage as Language, 0];
  for (const { code, letters } of scripts) {
    const count = text.match(letters)?.length ?? 0;
    if (count > most) [best, most] = [code, count];
  }
  return best;
}

const writtenInWords: Readonly<Record<Language, Readonly<Record<Language, string>>>> = {
  en: { en: "written in English", te: "written in Telugu", hi: "written in Hindi" },
  te: { en: "ఇంగ్లీషులో రాసినది", te: "తెలుగులో రాసినది", hi: "హిందీలో రాసినది" },
  hi: { en: "अंग्रेज़ी में लिखा है", te: "तेलुगु में लिखा है", hi: "हिन्दी में लिखा है" },
};

/** Which language words are in, said to a reader. */
export function writtenIn(language: Language, reader: Language): string {
  return writtenInWords[reader][language];
}

/** Free words inside a sentence of ours: as a quote, with their language named where it is not the reader's. */
export function quoteWords(text: string, reader: Language): string {
  const language = languageOfWords(text);
  return language === reader ? `“${text}”` : `“${text}” (${writtenIn(language, reader)})`;
}
