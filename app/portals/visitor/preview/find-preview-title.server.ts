import { visitor } from "#app/core/portals/permissions.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { getArticle } from "#app/features/content/server/articles/get-article.server.ts";
import { titleIn } from "#app/features/scholarships/server/catalogue/catalogue-words.server.ts";
import { getScholarship } from "#app/features/scholarships/server/get-scholarship.server.ts";
import { previewTitles } from "../messages/preview-titles.messages.server.ts";

/** Pages of which there are many: the part after "--" is one thing's name. */
const many: Record<string, (slug: string, language: Language) => Promise<string> | string> = {
  scholarships: async (slug, language) => {
    const { id, title } = (await getScholarship(visitor, slug)).scholarship;
    return titleIn({ number: id, title }, language).text;
  },
  "education-blog": (slug, language) => getArticle(slug, language).title,
};

/** The title for a picture's name, or null where there is no such page. */
export async function findPreviewTitle(name: string, language: Language): Promise<string | null> {
  const titles: Readonly<Record<string, string>> = previewTitles[language];
  if (Object.hasOwn(titles, name)) return titles[name] ?? null;
  const [room = "", slug = ""] = name.split("--");
  const titleOf = Object.hasOwn(many, room) ? many[room] : undefined;
  try {
    return (slug && (await titleOf?.(slug, language))) || null;
  } catch (error) {
    if (isProblem(error) && error.status === 404) return null;
    throw error;
  }
}
