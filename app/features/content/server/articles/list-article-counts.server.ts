import { count } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { articleLike, articleViews } from "#app/db/schema/content.ts";
import type { ArticleCounts } from "../../blog.ts";
import { listArticles } from "./list-articles.server.ts";

/** Views and likes of every article, by slug. */
export async function listArticleCounts(): Promise<Record<string, ArticleCounts>> {
  const views = new Map((await database().select().from(articleViews)).map((row) => [row.slug, row.views]));
  const likes = new Map(
    (
      await database()
        .select({ slug: articleLike.slug, likes: count() })
        .from(articleLike)
        .groupBy(articleLike.slug)
    ).map((row) => [row.slug, row.likes]),
  );
  return Object.fromEntries(
    listArticles().map(({ slug }) => [slug, { views: views.get(slug) ?? 0, likes: likes.get(slug) ?? 0 }]),
  );
}
