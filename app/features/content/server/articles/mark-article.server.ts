import { and, count, eq, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { articleLike, articleViews } from "#app/db/schema/content.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";
import type { ArticleCounts } from "../../blog.ts";
import { listArticles } from "./list-articles.server.ts";
import { readerHash } from "./reader-hash.server.ts";

export type ArticleMark = ArticleCounts & { readonly liked: boolean };
export type Mark = "see" | "view" | "like" | "unlike";

/**
 * A reader opens, likes or no longer likes an article; the answer is how it stands now. The shared page is
 * not made anew for it: the figures on it are as of when it was made, and the browser asks for the present ones.
 */
export async function markArticle(
  slug: string,
  { mark, reader: browser }: { mark: Mark; reader: string },
  address: string,
): Promise<ArticleMark> {
  if (!listArticles().some((article) => article.slug === slug)) throw notFound();
  await throttle.take([{ name: "reader-mark-address", who: address }]);
  const reader = readerHash(`article:${slug}`, browser, address);
  const own = and(eq(articleLike.slug, slug), eq(articleLike.readerHash, reader));
  switch (mark) {
    case "view":
      await database()
        .insert(articleViews)
        .values({ slug, views: 1 })
        .onConflictDoUpdate({ target: articleViews.slug, set: { views: sql`${articleViews.views} + 1` } });
      break;
    case "see":
      break;
    case "like":
      await database()
        .insert(articleLike)
        .values({ slug, readerHash: reader, createdAt: now() })
        .onConflictDoNothing();
      break;
    case "unlike":
      await database().delete(articleLike).where(own);
      break;
  }
  return { ...(await countsOf(slug)), liked: (await database().$count(articleLike, own)) > 0 };
}

async function countsOf(slug: string): Promise<ArticleCounts> {
  const [seen] = await database().select().from(articleViews).where(eq(articleViews.slug, slug));
  const [liked] = await database()
    .select({ likes: count() })
    .from(articleLike)
    .where(eq(articleLike.slug, slug));
  return { views: seen?.views ?? 0, likes: liked?.likes ?? 0 };
}
