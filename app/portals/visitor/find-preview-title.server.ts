import { isProblem } from "#app/core/errors.ts";
import { visitor } from "#app/core/permissions.ts";
import { getArticle } from "#app/features/content/server/get-article.server.ts";
import { getScholarship } from "#app/features/scholarships/server/get-scholarship.server.ts";
import { previewTitles } from "./preview-titles.ts";

/** Pages of which there are many: the part after "--" is one thing's name. */
const many: Record<string, (slug: string) => Promise<string> | string> = {
  scholarships: async (slug) => (await getScholarship(visitor, slug)).scholarship.title,
  "education-blog": (slug) => getArticle(slug).title,
};

/** The title for a picture's name, or null where there is no such page. */
export async function findPreviewTitle(name: string): Promise<string | null> {
  if (Object.hasOwn(previewTitles, name)) return previewTitles[name] ?? null;
  const [room = "", slug = ""] = name.split("--");
  const titleOf = Object.hasOwn(many, room) ? many[room] : undefined;
  try {
    return (slug && (await titleOf?.(slug))) || null;
  } catch (error) {
    if (isProblem(error) && error.status === 404) return null;
    throw error;
  }
}
