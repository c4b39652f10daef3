import { createHash } from "node:crypto";
import type { FeatureRoute } from "#app/core/requests/define-routes.ts";
import { isLanguage } from "#app/core/words/i18n.ts";
import { compressForKeeps, type Encoding } from "../http/compression.ts";
import { contentSecurityPolicy } from "../http/security-headers.ts";
import { type ContentState, isStill } from "./content-changes.ts";
import { type CutStyles, withFirstStyles } from "./first-styles.ts";

export type CachedPage = {
  /** The content it was made of, as it was before the page was. */
  madeOf: { state: ContentState; tags: readonly string[] };
  etag: string;
  headers: Record<string, string>;
  bodies: Record<Encoding, Buffer>;
};

const limitBytes = 96 * 1024 * 1024;
const mostAskedOnce = 5000;
/** Nobody shares a longer search. */
const longestAsked = 300;

/**
 * Public pages are the same for everyone: rendered once for each change of what they show, compressed once, served
 * from memory. The least recently used make room; a page whose content has changed since is never served.
 */
export class PageCache {
  #pages = new Map<string, CachedPage>();
  #making = new Map<string, Promise<CachedPage | Response>>();
  #askedOnce = new Set<string>();
  #bytes = 0;

  find(key: string, now: ContentState): CachedPage | null {
    const page = this.#pages.get(key);
    if (!page) return null;
    this.#drop(key);
    if (!isStill(page.madeOf.state, page.madeOf.tags, now)) return null;
    this.#keep(key, page);
    return page;
  }

  /** Many visitors asking for a page that is not there yet wait for one rendering. */
  async make(key: string, render: () => Promise<CachedPage | Response>): Promise<CachedPage | Response> {
    const running = this.#making.get(key);
    if (running) {
      const result = await running;
      return result instanceof Response ? render() : result;
    }
    const making = render();
    this.#making.set(key, making);
    try {
      const result = await making;
      if (!(result instanceof Response)) this.#keep(key, result);
      return result;
    } finally {
      this.#making.delete(key);
    }
  }

  /**
   * Whether a page should be pressed small and kept, which costs more than making it: a plain address always, one
   * with a search in it when it is asked for a second time. A thousand invented searches then push nothing out.
   */
  isWorthKeeping({ pathname, searchParams }: URL): boolean {
    const asked = [...searchParams].filter(([name]) => name !== "lang");
    if (asked.length === 0) return true;
    const key = `${pathname}?${new URLSearchParams(asked)}`;
    if (this.#askedOnce.delete(key)) return true;
    if (this.#askedOnce.size >= mostAskedOnce) this.#askedOnce.clear();
    if (key.length <= longestAsked) this.#askedOnce.add(key);
    return false;
  }

  /** Frees what no longer holds: nobody may come back for it. */
  sweep(now: ContentState): void {
    for (const [key, { madeOf }] of [...this.#pages])
      if (!isStill(madeOf.state, madeOf.tags, now)) this.#drop(key);
  }

  #keep(key: string, page: CachedPage): void {
    this.#pages.set(key, page);
    this.#bytes += sizeOf(page);
    for (const [oldest] of this.#pages) {
      if (this.#bytes <= limitBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= sizeOf(page);
  }
}

function sizeOf(page: CachedPage): number {
  return page.bodies.br.length + page.bodies.gzip.length + page.bodies.identity.length;
}

/**
 * T51: the address as the page sees it: of the query only what its route says it reads, in one order, each once (of
 * `several` each value once). What somebody hangs on (tracking, a name of their own) neither reaches the page nor makes
 * another copy of it.
 */
export function knownAddress(
  url: URL,
  { query = [], several = [] }: Pick<FeatureRoute, "query" | "several"> = {},
): URL {
  const known = new URLSearchParams();
  for (const name of [...new Set([...query, "lang"])].sort()) {
    const given = [...new Set(url.searchParams.getAll(name))];
    const values = several.includes(name) ? given.sort() : given.slice(0, 1);
    for (const value of values) if (name !== "lang" || isLanguage(value)) known.append(name, value);
  }
  // Whatever host the visitor named: a page says nothing about it.
  const address = new URL("http://localhost");
  address.pathname = url.pathname;
  address.search = known.toString();
  return address;
}

export function cacheKey(address: URL, language: string): string {
  return `${language} ${address.pathname}${address.search}`;
}

/**
 * A page is rendered with a nonce. Before it is shared, the inline scripts that bear the nonce (and only
 * those) are named by their hash in the policy and the nonce disappears, so it can never be used again.
 */
export async function toCachedPage(
  response: Response,
  nonce: string,
  madeOf: CachedPage["madeOf"],
  styles: CutStyles | null = null,
): Promise<CachedPage> {
  const isHtml = (response.headers.get("Content-Type") ?? "").startsWith("text/html");
  let body = Buffer.from(await response.arrayBuffer());
  const headers: Record<string, string> = {
    "Content-Type": response.headers.get("Content-Type") ?? "text/html; charset=utf-8",
    "Cache-Control": "no-cache",
    Vary: "Accept-Encoding, Accept-Language, Cookie",
  };
  for (const name of ["X-Remix-Response", "Link"]) {
    const value = response.headers.get(name);
    if (value) headers[name] = value;
  }
  if (isHtml) {
    const made = body.toString("utf8");
    const attribute = ` nonce="${nonce}"`;
    const hashes = inlineScriptHashes(made, attribute);
    const shared = made.replaceAll(attribute, "");
    const { html, style } = styles ? withFirstStyles(shared, styles) : { html: shared, style: "" };
    headers["Content-Security-Policy"] = contentSecurityPolicy({
      hashes,
      ...(style && { styleHash: hashOf(style) }),
    });
    body = Buffer.from(html, "utf8");
  }
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return { madeOf, etag, headers, bodies: await compressForKeeps(body) };
}

const hashOf = (text: string) => createHash("sha256").update(text, "utf8").digest("base64");

function inlineScriptHashes(html: string, attribute: string): string[] {
  const hashes = new Set<string>();
  for (const match of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    const [, attributes = "", code = ""] = match;
    if (code && ` ${attributes}`.includes(attribute)) {
      hashes.add(hashOf(code));
    }
  }
  return [...hashes];
}
