import { listArticles } from "./list-articles.server.ts";

/** The page of every article, for the sitemap. */
export function listArticleAddresses(): string[] {
  return listArticles().map(({ slug }) => `/education-blog/${slug}`);
}
