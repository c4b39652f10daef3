import { startOfIstDay } from "#app/core/clock.ts";
import { blogEn } from "../../messages/blog.en.ts";
import type { Article } from "./list-articles.server.ts";

const newest = 30;

/** RSS 2.0, the newest first. */
export function blogFeed(articles: readonly Article[], publicUrl: string): string {
  const items = articles.slice(0, newest).map(({ slug, title, excerpt, date, category }) => {
    const address = `${publicUrl}/education-blog/${slug}`;
    return `<item><title>${escapeXml(title)}</title><link>${address}</link><guid isPermaLink="true">${address}</guid><category>${escapeXml(blogEn.names[category])}</category><pubDate>${startOfIstDay(date).toUTCString()}</pubDate><description>${escapeXml(excerpt)}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>ScholarSetu Education Blog</title><link>${publicUrl}/education-blog</link><atom:link href="${publicUrl}/education-blog/rss.xml" rel="self" type="application/rss+xml"/><description>Scholarships, careers, study abroad and exams for students in India.</description><language>en-IN</language>
${items.join("\n")}
</channel></rss>
`;
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
