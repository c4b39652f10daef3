// Every catalogue in English has its Telugu and Hindi twins, with the same keys and the same placeholders.
// The compiler checks the keys as well; this also sees placeholders, empty texts, forgotten files, texts that were
// left in English, words against the glossary, and student pages that have no catalogue at all.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Language, MessageTree } from "#app/core/words/i18n.ts";
import { compareCatalogues, defaultLanguage, languages } from "#app/core/words/i18n.ts";
import { routeTable } from "#app/route-table.ts";
import { listFiles, root } from "../docs/load-modules.ts";
import { pluralProblems, wordingProblems } from "./wording.ts";

type Translated = { readonly [language in Language]: MessageTree };

// What others write: words people search with or type, and what the people of the demo world say.
const othersWords = /search-synonyms|search\/data|core\/money\.ts|\/demo\/|\/gallery\//;

const problems: string[] = [];
const others = languages.filter((code) => code !== defaultLanguage);
const english = listFiles("app/**/messages/*.en.ts");

for (const file of english) {
  for (const language of others) {
    const twin = file.replace(/\.en\.ts$/, `.${language}.ts`);
    if (!existsSync(join(root, twin))) problems.push(`${twin} is missing`);
    else compare(twin, await catalogueOf(file), await catalogueOf(twin), language);
  }
}

// Words that stand in one file with their translations: notices, uploads, the texts of SMS and e-mails.
const joined = listFiles("app/**/messages/*.ts").filter((file) => !/\.(en|te|hi)\.ts$/.test(file));
for (const file of joined) {
  for (const exported of Object.values(await import(pathToFileURL(join(root, file)).href))) {
    if (!isTranslated(exported)) continue;
    for (const language of others) compare(file, exported.en, exported[language], language);
  }
}

// A page that a student signs in for brings its words in the student's language.
for (const { path, file, layout } of routeTable) {
  if (layout !== "student") continue;
  if (!readFileSync(join(root, "app", file), "utf8").includes("loadMessages("))
    problems.push(`${file} (${path}) is for students and loads no messages`);
}

// The glossary of each language, over every line of the product that is written in its script: code, the Markdown of
// legal texts and articles, the JSON of the catalogue.
for (const file of listFiles("{app,server,content}/**/*.{ts,tsx,md,json}")) {
  if (/\.test\.tsx?$/.test(file) || othersWords.test(file)) continue;
  for (const line of readFileSync(join(root, file), "utf8").split("\n"))
    if (file.endsWith(".md") || !/^\s*(?:\/\/|\*|\/\*\*)/.test(line))
      problems.push(...wordingProblems(line).map((problem) => `${file}: ${problem}`));
}

if (problems.length > 0) {
  console.error([...new Set(problems)].join("\n"));
  process.exitCode = 1;
} else console.log(`${english.length + joined.length} files of messages in ${languages.length} languages.`);

function compare(file: string, original: MessageTree, twin: MessageTree, language: Language): void {
  const found = [
    ...compareCatalogues(original, twin, language),
    ...leftInEnglish(original, twin, language),
    ...pluralProblems(original, twin, language),
  ];
  problems.push(...found.map((problem) => `${file}: ${problem}`));
}

/** The same sentence in both: three plain words in a row are no name of a course or a card. */
function leftInEnglish(original: MessageTree, twin: MessageTree, language: Language, at = ""): string[] {
  return Object.entries(original).flatMap(([key, text]) => {
    const other = twin[key];
    if (typeof text !== "string")
      return typeof other === "object" ? leftInEnglish(text, other, language, `${at}${key}.`) : [];
    const isSentence = /(?:\b[a-z]{2,}\b[ ,.]*){3}/.test(text.replace(/\{[^}]*\}|<[^>]*>/g, ""));
    return isSentence && other === text ? [`${language}: "${at}${key}" is left in English`] : [];
  });
}

function isTranslated(exported: unknown): exported is Translated {
  if (typeof exported !== "object" || exported === null) return false;
  return languages.every((code) => typeof (exported as Record<string, unknown>)[code] === "object");
}

async function catalogueOf(file: string): Promise<MessageTree> {
  const exported = Object.values(await import(pathToFileURL(join(root, file)).href));
  if (exported.length !== 1) throw new Error(`${file} must export its catalogue and nothing else`);
  return exported[0] as MessageTree;
}
