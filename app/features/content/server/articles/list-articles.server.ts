import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isIstDay } from "#app/core/clock.ts";
import { defaultLanguage, type Language } from "#app/core/words/i18n.ts";
import { projectRoot } from "#app/db/migrating/project-root.server.ts";
import { type ArticleCard, type BlogCategoryId, blogCategories } from "../../blog.ts";
import { splitFrontMatter } from "../../split-front-matter.ts";
import { isTopicPicture } from "../../topic-picture.ts";

export type Article = ArticleCard & {
  readonly body: string;
  /** The title and the excerpt are in the language asked for; the text may still be in English. */
  readonly bodyLanguage: Language;
};

const wordsPerMinute = 180;
const kept = new Map<Language, readonly Article[]>();

/** Every article, the newest first. Read once: the files come with the program and do not change under it. */
export function listArticles(language: Language = defaultLanguage): readonly Article[] {
  const known = kept.get(language);
  if (known) return known;
  const articles =
    language === defaultLanguage
      ? readArticles()
      : listArticles().map((article) => inLanguage(article, language));
  kept.set(language, articles);
  return articles;
}

const folder = () => join(projectRoot(), "app/features/content/articles");

function readArticles(): Article[] {
  return readdirSync(folder())
    .filter((file) => file.endsWith(".md"))
    .map((file) => toArticle(file.slice(0, -3), readFileSync(join(folder(), file), "utf8")))
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

function toArticle(slug: string, file: string): Article {
  const { fields, body } = splitFrontMatter(file);
  const { title = "", excerpt = "", author = "", date = "", category = "", image = "", featured } = fields;
  const updated = fields.updated ?? null;
  if (!title || !excerpt || !author || !isIstDay(date) || !isCategory(category)) {
    throw new Error(`The article "${slug}" lacks a title, an excerpt, an author, a day or a category`);
  }
  if (updated && !(isIstDay(updated) && updated > date))
    throw new Error(`The article "${slug}" was rewritten before it was written`);
  if (!isTopicPicture(image)) throw new Error(`The article "${slug}" has no picture`);
  const words = body.split(/\s+/).filter((word) => /\w/.test(word)).length;
  return {
    slug,
    title,
    excerpt,
    author,
    date,
    updated,
    category,
    image,
    featured: featured === "true",
    readMinutes: Math.max(1, Math.round(words / wordsPerMinute)),
    body,
    bodyLanguage: defaultLanguage,
  };
}

/** Its twin in another language: always a title and an excerpt; a body where the whole text is translated. */
function inLanguage(article: Article, language: Language): Article {
  const file = readFileSync(join(folder(), language, `${article.slug}.md`), "utf8");
  const { fields, body } = splitFrontMatter(file);
  if (!fields.title || !fields.excerpt)
    throw new Error(`The article "${article.slug}" lacks a title or an excerpt in "${language}"`);
  return {
    ...article,
    title: fields.title,
    englishTitle: article.title,
    excerpt: fields.excerpt,
    ...(body.trim() !== "" && { body, bodyLanguage: language }),
  };
}

function isCategory(text: string): text is BlogCategoryId {
  return text !== "all" && blogCategories.some(({ id }) => id === text);
}
