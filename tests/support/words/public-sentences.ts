import { defaultLanguage, type Language, languageCookie } from "#app/core/words/i18n.ts";
import { routeTable } from "#app/route-table.ts";

const promising = /\b(we|you get|free|checked|within)\b/i;
const inline = /<\/?(a|abbr|b|bdi|code|em|i|kbd|mark|small|span|strong|sub|sup|time|u)\b[^>]*>/g;
const spoken = /<meta name="description" content="([^"]*)"|\s(?:placeholder|aria-label|alt|title)="([^"]*)"/g;

const routes = routeTable.map((route) => ({
  ...route,
  pattern: new RegExp(`^${route.path.replace(/[.+]/g, "\\$&").replace(/:\w+/g, "[^/]+")}$`),
}));

/** A page that anybody may open. What /demo shows is there in the demo only, and is of the operator. */
function isPublicPage(pathname: string): boolean {
  const route =
    routes.find(({ path }) => path === pathname) ?? routes.find(({ pattern }) => pattern.test(pathname));
  return route?.access === "everyone" && route.layout !== "bare" && !pathname.startsWith("/demo");
}

/** The pages of the catalogue differ only in their row, and its files are read whole beside: every eighth is opened. */
const isOfARecord = (path: string) => path.startsWith("/scholarships/");

/** Every public page of a running site: the table's, the sitemap's, and whatever they link to. */
export async function fetchPublicPages(
  site: string,
  language: Language = defaultLanguage,
): Promise<Map<string, string>> {
  const map = await (await fetch(`${site}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, at]) => new URL(at ?? "").pathname)
    .filter((path, index) => !isOfARecord(path) || index % 8 === 0);
  const named = routes.map(({ path }) => path).filter((path) => !path.includes(":"));
  const seen = new Set([...named, ...listed].filter(isPublicPage));
  const pages = new Map<string, string>();
  for (const address of seen) {
    const reply = await fetch(site + address, {
      redirect: "manual",
      headers: { accept: "text/html", cookie: `${languageCookie}=${language}` },
    });
    if (!reply.headers.get("content-type")?.includes("text/html")) continue;
    const html = await reply.text();
    pages.set(address, html);
    for (const [, href = ""] of html.matchAll(/href="([^"]+)"/g)) {
      const link = new URL(href.replaceAll("&amp;", "&"), site + address);
      const isNew = link.origin === site && isPublicPage(link.pathname) && !isOfARecord(link.pathname);
      if (isNew) seen.add(link.pathname);
    }
  }
  return pages;
}

/** The sentences of a page with a word that promises, as they are read: also those of its labels and its description. */
export function promisingSentences(html: string): string[] {
  const labels = [...html.matchAll(spoken)].map(([, description, label]) => description ?? label ?? "");
  const body = html
    .replace(/<(script|style|template|svg)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<\/a>(?=<a)/g, "\n")
    .replace(inline, "")
    .replace(/<[^>]+>/g, "\n");
  return [...labels, ...body.split("\n")]
    .flatMap((text) => decode(text).split(/(?<=[.!?:;])\s+(?=[A-Z“"₹0-9])/))
    .map((sentence) => sentence.replace(/ – ScholarSetu$/, ""))
    .filter((sentence) => promising.test(sentence));
}

const entities: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
  "&nbsp;": " ",
  "&amp;": "&",
};

function decode(text: string): string {
  return text
    .replace(/&(?:lt|gt|quot|#x27|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}
