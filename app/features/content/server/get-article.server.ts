import { notFound } from "#app/core/errors.ts";
import { type Article, listArticles } from "./list-articles.server.ts";

export function getArticle(slug: string): Article {
  const article = listArticles().find((one) => one.slug === slug);
  if (!article) throw notFound("This article is not here.");
  return article;
}
