import type { MetaDescriptor } from "react-router";
import { defaultLanguage } from "./words/i18n.ts";

export type PageWords = {
  title: string;
  description: string;
  /** Path of the page, the same for all languages; the canonical address is made of it. */
  path: string;
  /** Path of the preview picture; left out, it is the one drawn for this path in its language. */
  image?: string;
  /** Private pages stay out of search engines. */
  indexed?: boolean;
  /** Structured data (schema.org) of this page. */
  data?: Record<string, unknown>[];
};

type RootMatch = { id: string; loaderData?: unknown } | undefined;

/** Title, description, canonical, Open Graph and structured data of a page, in one place. */
export function pageMeta(matches: readonly RootMatch[], words: PageWords): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root");
  const { publicUrl = "", language = "en" } = (root?.loaderData ?? {}) as {
    publicUrl?: string;
    language?: string;
  };
  const address = `${publicUrl}${words.path}`;
  const image = `${publicUrl}${words.image ?? previewOf(words, language)}`;
  const title = words.path === "/" ? words.title : `${words.title} – ScholarSetu`;
  return [
    { title },
    { name: "description", content: words.description },
    { tagName: "link", rel: "canonical", href: address },
    ...(words.indexed === false ? [{ name: "robots", content: "noindex" }] : []),
    { property: "og:site_name", content: "ScholarSetu" },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: words.description },
    { property: "og:url", content: address },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:locale", content: { en: "en_IN", te: "te_IN", hi: "hi_IN" }[language] ?? "en_IN" },
    { name: "twitter:card", content: "summary_large_image" },
    ...[...(words.data ?? []), ...wayHome(publicUrl, words)].map((data) => ({
      "script:ld+json": { "@context": "https://schema.org", ...data },
    })),
  ];
}

function previewOf({ path, indexed }: PageWords, language: string): string {
  const name = path === "/" || indexed === false ? "scholarsetu" : path.slice(1).replaceAll("/", "--");
  return language === defaultLanguage ? `/og/${name}.png` : `/og/${name}.${language}.png`;
}

/** A page right under the home page has its way here without saying so; deeper ones name theirs. */
function wayHome(publicUrl: string, { path, title, indexed, data }: PageWords): Record<string, unknown>[] {
  const hasOne = data?.some((part) => part["@type"] === "BreadcrumbList");
  if (path === "/" || indexed === false || hasOne) return [];
  return [
    breadcrumbData(publicUrl, [
      { name: "Home", path: "/" },
      { name: title, path },
    ]),
  ];
}

/** BreadcrumbList for a page that stands under others. */
export function breadcrumbData(
  publicUrl: string,
  crumbs: { name: string; path: string }[],
): Record<string, unknown> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: `${publicUrl}${crumb.path}`,
    })),
  };
}
