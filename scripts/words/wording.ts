// Holds words in Telugu and Hindi to the glossaries of docs/languages: a file of rules for each language.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLanguage, type Language, languages, type MessageTree } from "#app/core/words/i18n.ts";
import { root } from "../docs/load-modules.ts";

interface Rule {
  /** What must not stand in a text, as a regular expression. */
  readonly never: string;
  readonly say: string;
  readonly why: string;
}

const scripts: Partial<Record<Language, RegExp>> = { te: /[\u0C00-\u0C7F]/, hi: /[\u0900-\u097F]/ };

const glossaries = languages
  .filter((language) => language !== defaultLanguage)
  .map((language) => ({ language, rules: rulesOf(language) }));

function rulesOf(language: Language): { pattern: RegExp; say: string; why: string }[] {
  const file = join(root, "docs/languages", `${language}.rules.json`);
  const rules = JSON.parse(readFileSync(file, "utf8")) as Rule[];
  return rules.map(({ never, say, why }) => ({ pattern: new RegExp(never, "u"), say, why }));
}

/** What a text says against its language's glossary, as sentences. The script tells the language. */
export function wordingProblems(text: string): string[] {
  return glossaries.flatMap(({ language, rules }) =>
    scripts[language]?.test(text)
      ? rules.flatMap(({ pattern, say, why }) => {
          const found = pattern.exec(text)?.[0];
          return found === undefined ? [] : [`${language}: "${found}" should be "${say}" (${why})`];
        })
      : [],
  );
}

/** A count that English bends must bend in the translation too, with a form for one and a form for the rest. */
export function pluralProblems(
  english: MessageTree,
  twin: MessageTree,
  language: Language,
  at = "",
): string[] {
  return Object.entries(english).flatMap(([key, text]) => {
    const other = twin[key];
    if (typeof text !== "string")
      return typeof other === "object" ? pluralProblems(text, other, language, `${at}${key}.`) : [];
    if (typeof other !== "string") return [];
    const wanted = [...text.matchAll(/\{(\w+), plural,/g)].map((match) => match[1]);
    return wanted.flatMap((name) => {
      const form = new RegExp(`\\{${name}, plural,[^]*?\\bone \\{[^]*?\\bother \\{`);
      return form.test(other) ? [] : [`${language}: "${at}${key}" needs {${name}, plural, one … other …}`];
    });
  });
}
