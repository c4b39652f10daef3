import { notFound } from "#app/core/requests/errors.ts";
import { defaultLanguage, type Language } from "#app/core/words/i18n.ts";
import { type Article, listArticles } from "./list-articles.server.ts";

export function getArticle(slug: string, language: Language = defaultLanguage): Article {
  const article = listArticles(language).find((one) => one.slug === slug);
  if (!article) throw notFound("This article is not here.");
  return article;
}
