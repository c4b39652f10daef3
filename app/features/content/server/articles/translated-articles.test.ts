import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { defaultLanguage, languages, type Translated } from "#app/core/words/i18n.ts";
import { filterArticles } from "../../filters.ts";
import { splitFrontMatter } from "../../split-front-matter.ts";
import { getArticle } from "./get-article.server.ts";
import { listArticles } from "./list-articles.server.ts";
import { renderMarkdown } from "./render-markdown.server.ts";

const others = languages.filter((language): language is Translated => language !== defaultLanguage);
const scripts: Record<Translated, RegExp> = { te: /[\u0c00-\u0c7f]/, hi: /[\u0900-\u097f]/ };
const folder = join(import.meta.dirname, "../../articles");

const figuresOf = (text: string) => (text.match(/\d+(?:[.,:]\d+)*/g) ?? []).sort();

/** What must be the same in every language: how a text is built, where it leads, and its figures. */
const partsOf = (body: string) => ({
  sections: body.match(/^## /gm)?.length,
  headings: body.match(/^#+ /gm)?.length,
  points: body.match(/^- /gm)?.length,
  steps: body.match(/^\d+\. /gm)?.length,
  rows: (body.match(/^\|.*$/gm) ?? []).map((row) => row.split("|").length),
  links: body.match(/\]\([^)]*\)/g),
  paragraphs: body.trim().split(/\n{2,}/).length,
  figures: figuresOf(body),
});

describe.each(others)("the articles in %s", (language) => {
  const english = new Map(listArticles().map((article) => [article.slug, article]));

  test("each has a title and a summary of its own, and none is there without its original", () => {
    expect(readdirSync(join(folder, language)).sort()).toEqual(
      [...english.keys()].map((slug) => `${slug}.md`).sort(),
    );
    const articles = listArticles(language);
    for (const part of ["title", "excerpt"] as const) {
      expect(new Set(articles.map((article) => article[part])).size, part).toBe(articles.length);
      for (const article of articles) {
        expect(article[part], article.slug).toMatch(scripts[language]);
        const original = english.get(article.slug)?.[part] ?? "";
        expect(figuresOf(article[part]), `${article.slug}: ${article[part]}`).toEqual(figuresOf(original));
      }
    }
  });

  test("a translated text has the sections, tables, links and figures of the English one", () => {
    for (const { slug, body, bodyLanguage, readMinutes } of listArticles(language)) {
      const original = english.get(slug);
      expect(readMinutes, slug).toBe(original?.readMinutes);
      if (bodyLanguage !== language) {
        expect(body, slug).toBe(original?.body);
        continue;
      }
      expect(partsOf(body), slug).toEqual(partsOf(original?.body ?? ""));
      expect(body, slug).not.toMatch(/<\/?[a-z]/i);
      const ids = renderMarkdown(body).headings.map(({ id }) => id);
      expect(new Set(ids).size, slug).toBe(ids.length);
      // A paragraph left in English is found by having no letter of hers.
      for (const block of body.split(/\n+/))
        if (/[a-z]{4,} [a-z]{3,} [a-z]{3,}/.test(block)) expect(block, slug).toMatch(scripts[language]);
    }
  });

  test("at least twenty are there with their whole text", () => {
    const whole = listArticles(language).filter(({ bodyLanguage }) => bodyLanguage === language);
    expect(whole.length).toBeGreaterThanOrEqual(20);
  });

  test("who rewrites the English article looks at its translation too", () => {
    for (const { slug, date, updated } of english.values()) {
      const file = readFileSync(join(folder, language, `${slug}.md`), "utf8");
      expect(splitFrontMatter(file).fields.of, slug).toBe(updated ?? date);
    }
  });
});

test("what is there in English only is found by its words and says which language it is in", () => {
  expect(getArticle("chevening").bodyLanguage).toBe("en");
  expect(getArticle("chevening").englishTitle).toBeUndefined();
  expect(getArticle("chevening", "te")).toMatchObject({
    bodyLanguage: "en",
    body: getArticle("chevening").body,
  });
});

test("the search finds her words, as written and as typed, and the English name", () => {
  const found = (language: Translated, q: string) =>
    filterArticles(listArticles(language), { q, category: "all" }).map(({ slug }) => slug);
  expect(found("te", "ఆదాయ ధ్రువపత్రం")).toEqual(["income-certificate"]);
  expect(found("te", "income certificate")).toEqual(["income-certificate"]);
  expect(found("te", "నకిలీ")).toEqual(["spot-fake-scholarships"]);
  expect(found("hi", "आय प्रमाण")).toEqual(["income-certificate"]);
  expect(found("hi", "फर्जी")).toEqual(["spot-fake-scholarships"]);
  expect(found("hi", "दस्तावेज")).toContain("caste-certificate");
  expect(found("hi", "CHEVENING")).toEqual(["chevening"]);
});
