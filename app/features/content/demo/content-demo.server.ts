import { count, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { articleLike, articleViews } from "#app/db/schema/content.ts";
import { listArticles } from "../server/articles/list-articles.server.ts";

/** Readers of the blog: views and likes of every article, the same at every start. Made once. */
export async function buildContentDemo(): Promise<void> {
  await inTransaction(async (tx) => {
    const [known] = await tx.select({ articles: count() }).from(articleViews);
    if ((known?.articles ?? 0) > 0) return;
    const figures = listArticles().map(({ slug }) => {
      const views = 180 + (numberOf(slug) % 2200);
      return { slug, views, likes: Math.round(views * (0.03 + (numberOf(`${slug}!`) % 50) / 1000)) };
    });
    await tx.insert(articleViews).values(figures.map(({ slug, views }) => ({ slug, views })));
    const at = now().toISOString();
    for (const { slug, likes } of figures) {
      await tx
        .insert(articleLike)
        .select(
          sql`select ${slug}::text, md5(${slug}::text || number), ${at}::timestamptz from generate_series(1, ${likes}::int) as number`,
        );
    }
  });
}

/** A number that a text always gives: enough to look unplanned. */
function numberOf(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
}
