import { env } from "#app/core/settings/env.server.ts";
import { blogFeed } from "../../server/articles/blog-feed.server.ts";
import { listArticles } from "../../server/articles/list-articles.server.ts";

export function loader() {
  return new Response(blogFeed(listArticles(), env().PUBLIC_URL), {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
