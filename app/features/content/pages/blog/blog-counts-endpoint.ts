import { listArticleCounts } from "../../server/articles/list-article-counts.server.ts";

/** The present views and likes, for a blog page that is shared and older than they are. */
export function loader() {
  return listArticleCounts();
}
