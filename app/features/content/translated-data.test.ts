import { describe, expect, test } from "vitest";
import { defaultLanguage, languages } from "#app/core/words/i18n.ts";
import { searchFaq } from "./faq-search.ts";
import { filterQuestions } from "./filters.ts";
import { documentIn } from "./server/document-in.server.ts";
import { examResources } from "./server/exams/exam-resources.server.ts";
import { getExamPreparation } from "./server/exams/get-exam-preparation.server.ts";
import { planWords } from "./server/exams/plan-words.server.ts";
import { getApplicationGuide } from "./server/get-application-guide.server.ts";
import { getCareer } from "./server/get-career.server.ts";
import { getScholarshipTips } from "./server/get-scholarship-tips.server.ts";
import { getStudyAbroad } from "./server/get-study-abroad.server.ts";
import { listFaq } from "./server/help/list-faq.server.ts";
import { listHelp } from "./server/help/list-help.server.ts";

const others = languages.filter((language) => language !== defaultLanguage);
const scripts = { te: /[\u0c00-\u0c7f]/, hi: /[\u0900-\u097f]/ } as const;

/** Every text of a tree with its place, and how many stand in each list. */
function textsOf(tree: unknown, at = ""): [string, string][] {
  if (typeof tree === "string") return [[at, tree]];
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => textsOf(value, `${at}/${key}`));
}

const figuresOf = (text: string) => (text.match(/\d+(?:[.,:]\d+)*/g) ?? []).sort();

const isAddress = (place: string) =>
  /\/(id|href|category|value|image|country|countryIds\/\d+|level|levels\/\d+|website|awards\/\d+\/source|confidence|asOf|exams\/\d+\/(?:source|name|fullName|examOn|difficulty|officialSite)|icon|color)$/.test(
    place,
  );

/** Names are the same everywhere: "JEE Main", "CUET UG", "Meenakshi Rao". */
const isName = (text: string) => !/(?:^|[\s(])(?!(?:and|at|for|in|of|the|with)\b)[a-z]/.test(text);

const sources: Record<string, (language: (typeof languages)[number]) => unknown> = {
  "the career pages": getCareer,
  "study abroad": getStudyAbroad,
  "exam preparation": getExamPreparation,
  "a plan for an exam": (language) => planWords[language],
  "the FAQ": listFaq,
  "the guide": getApplicationGuide,
  "the help centre": listHelp,
  "the tips": getScholarshipTips,
};

describe.each(Object.entries(sources))("%s", (_, read) => {
  test.each(others)("says in %s as much as in English, with the same figures", (language) => {
    const english = textsOf(read(defaultLanguage));
    const translated = new Map(textsOf(read(language)));
    expect([...translated.keys()]).toEqual(english.map(([place]) => place));
    for (const [place, text] of english) {
      const other = translated.get(place) ?? "";
      if (isAddress(place) || (other === text && isName(text))) expect(other).toBe(text);
      else {
        expect(other, place).toMatch(scripts[language as keyof typeof scripts]);
        expect(figuresOf(other), `${place}: ${other}`).toEqual(figuresOf(text));
      }
    }
  });
});

describe("the search understands the reader's language", () => {
  const found = (language: "te" | "hi", words: string) =>
    searchFaq(listFaq(language).entries, words).map(({ id }) => id);

  test("as it is written, and as it is typed on a phone", () => {
    expect(found("te", "పత్రాలు కావాలి")).toContain("documents");
    expect(found("te", "స్కాలర్షిప్ చివరి")).toEqual(found("te", "స్కాలర్‌షిప్ చివరి"));
    expect(found("te", "విదేశాల్లో")).toEqual(["study-abroad"]);
    expect(found("hi", "दस्तावेज आधार")).toContain("documents");
    expect(found("hi", "दस्तावेज़ आधार")).toEqual(found("hi", "दस्तावेज आधार"));
    expect(found("hi", "ielts")).toEqual(["study-abroad"]);
  });

  test("the help centre's filter too", () => {
    const one = [{ category: "documents", question: "कौन से दस्तावेज़?", answer: "फ़ॉर्म यहाँ" }];
    for (const q of ["दस्तावेज", "फार्म", "फॉर्म यहां", "  कौन   से "])
      expect(filterQuestions(one, { q, topic: "all" })).toHaveLength(q === "फार्म" ? 0 : 1);
  });
});

/** Formulas, the words to be learnt with their sentences, names of exams: what is taught in English. */
function materialTexts(language: (typeof languages)[number]) {
  return examResources.flatMap(({ id, material }) => {
    const english = textsOf(material);
    const said = new Map(textsOf(documentIn(material, language)));
    return english.map(([place, text]) => ({ at: `${id}${place}`, text, said: said.get(place) ?? "" }));
  });
}

test.each(others)("study material says in %s as much as in English, with the same figures", (language) => {
  for (const { at, text, said } of materialTexts(language)) {
    const isTaught = /^vocabulary-list.*rows\/\d+\/[02]$|^formula-sheets.*rows\/\d+\/[12]$/.test(at);
    if ((isTaught || isName(text) || !/[a-z]{2}/i.test(text)) && said === text) continue;
    expect(said, at).toMatch(scripts[language as keyof typeof scripts]);
    expect(figuresOf(said), at).toEqual(figuresOf(text));
  }
});
