import { createHash } from "node:crypto";
import { compressForKeeps, type Encoding } from "./http/compression.ts";
import { contentSecurityPolicy } from "./http/security-headers.ts";

export type CachedPage = {
  version: string;
  etag: string;
  headers: Record<string, string>;
  bodies: Record<Encoding, Buffer>;
};

const limitBytes = 96 * 1024 * 1024;

/**
 * Public pages are the same for everyone: rendered once per content version, compressed once, served from memory.
 * The least recently used make room; a page made under an older content version is never served.
 */
export class PageCache {
  #pages = new Map<string, CachedPage>();
  #making = new Map<string, Promise<CachedPage | Response>>();
  #bytes = 0;

  find(key: string, version: string): CachedPage | null {
    const page = this.#pages.get(key);
    if (!page) return null;
    this.#drop(key);
    if (page.version !== version) return null;
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

  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
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

/** Tracking parameters never make another page. */
export function cacheKey(url: URL, language: string): string {
  const search = new URLSearchParams(url.search);
  for (const name of [...search.keys()]) if (/^(utm_|fbclid|gclid)/.test(name)) search.delete(name);
  search.sort();
  return `${language} ${url.pathname}?${search}`;
}

/**
 * A page is rendered with a nonce. Before it is shared, the inline scripts that bear the nonce (and only
 * those) are named by their hash in the policy and the nonce disappears, so it can never be used again.
 */
export async function toCachedPage(response: Response, nonce: string, version: string): Promise<CachedPage> {
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
    const html = body.toString("utf8");
    const attribute = ` nonce="${nonce}"`;
    headers["Content-Security-Policy"] = contentSecurityPolicy({
      hashes: inlineScriptHashes(html, attribute),
    });
    body = Buffer.from(html.replaceAll(attribute, ""), "utf8");
  }
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return { version, etag, headers, bodies: await compressForKeeps(body) };
}

function inlineScriptHashes(html: string, attribute: string): string[] {
  const hashes = new Set<string>();
  for (const match of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    const [, attributes = "", code = ""] = match;
    if (code && ` ${attributes}`.includes(attribute)) {
      hashes.add(createHash("sha256").update(code, "utf8").digest("base64"));
    }
  }
  return [...hashes];
}
