import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isIstDay } from "#app/core/clock.ts";
import { projectRoot } from "#app/db/project-root.server.ts";
import { type ArticleCard, type BlogCategoryId, blogCategoryNames } from "../blog.ts";
import { splitFrontMatter } from "../split-front-matter.ts";
import { isTopicPicture } from "../topic-picture.ts";

export type Article = ArticleCard & { readonly body: string };

const wordsPerMinute = 180;
let kept: readonly Article[] | null = null;

/** Every article, the newest first. Read once: the files come with the program and do not change under it. */
export function listArticles(): readonly Article[] {
  kept ??= readArticles();
  return kept;
}

function readArticles(): Article[] {
  const folder = join(projectRoot(), "app/features/content/articles");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => toArticle(file.slice(0, -3), readFileSync(join(folder, file), "utf8")))
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
  };
}

function isCategory(text: string): text is BlogCategoryId {
  return Object.hasOwn(blogCategoryNames, text);
}
