import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { defaultLanguage, type Language, languages, type Translated } from "#app/core/words/i18n.ts";
import { shownVersion } from "#app/features/identity/rules/consent-purposes.ts";
import { splitFrontMatter } from "../../split-front-matter.ts";
import { readLegalText } from "./read-legal-text.server.ts";

const names = ["privacy-policy", "terms-conditions", "refund-policy"] as const;
const others = languages.filter((language): language is Translated => language !== defaultLanguage);

/** What consent was given to under a version may not change under it: a changed text changes its number too. */
const fingerprints: Record<(typeof names)[number], Record<Language, string>> = {
  "privacy-policy": { en: "622ce455fa584701", te: "8ae94a64ca4454eb", hi: "f629ffc5014d1848" },
  "terms-conditions": { en: "9c8733a1673b57c8", te: "a30ae56f7a438da3", hi: "17104d5e7ae401c6" },
  "refund-policy": { en: "e45fc0b0c662cb2b", te: "b0ed96806c913ccb", hi: "d2fb18f0ef901e99" },
};

const governs: Record<Translated, RegExp> = {
  te: /^చట్టపరంగా ఇంగ్లీషు పాఠానిదే తుది మాట;/,
  hi: /^क़ानूनी तौर पर अंग्रेज़ी पाठ ही मान्य है;/,
};

function read(name: string, language: Language) {
  const ending = language === defaultLanguage ? "md" : `${language}.md`;
  const file = readFileSync(join(import.meta.dirname, `../../legal/${name}.${ending}`), "utf8");
  return { file, ...splitFrontMatter(file) };
}

const partsOf = (body: string) => ({
  headings: body.match(/^## /gm)?.length,
  points: body.match(/^- /gm)?.length,
  rows: body.match(/^\|/gm)?.length,
  links: body.match(/\]\([^)]*\)/g),
  strong: body.match(/\*\*/g)?.length,
  figures: (body.match(/\d+(?:[.,:]\d+)*/g) ?? []).sort(),
});

describe.each(names)("%s", (name) => {
  const english = read(name, defaultLanguage);

  test.each(others)("in %s begins with the sentence that English governs, and says all of it", (language) => {
    const { body, file } = read(name, language);
    expect(body).toMatch(governs[language]);
    expect(partsOf(body)).toEqual(partsOf(english.body));
    const { headings } = readLegalText(file);
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
  });

  test.each(languages)("T34: in %s is the text that a consent of its version was given to", (language) => {
    const { fields, body } = read(name, language);
    expect(createHash("sha256").update(body).digest("hex").slice(0, 16)).toBe(fingerprints[name][language]);
    if (name === "refund-policy") return;
    const shown = fields.translated
      ? `${fields.version}, ${language} ${fields.translated}`
      : `${fields.version}`;
    expect(shownVersion(name === "privacy-policy" ? "privacy" : "terms", language)).toBe(shown);
  });
});
