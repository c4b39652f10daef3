import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type CachedPage, cacheKey, PageCache, toCachedPage } from "./page-cache.ts";

const html = (body: string) =>
  new Response(body, { headers: { "Content-Type": "text/html; charset=utf-8" } });
const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

async function pageOf(body: string, version = "1"): Promise<CachedPage> {
  return toCachedPage(html(body), "secret", version);
}

describe("a page that enters the cache", () => {
  it("T30: names its own inline scripts by hash and loses the nonce", async () => {
    const page = await pageOf('<script nonce="secret">ours()</script><p>text</p>');
    expect(page.headers["Content-Security-Policy"]).toContain(`'sha256-${sha256("ours()")}'`);
    expect(page.bodies.identity.toString()).toBe("<script>ours()</script><p>text</p>");
    expect(page.headers["Content-Security-Policy"]).not.toContain("nonce");
  });

  it("T30: does not bless a script that was smuggled into the text", async () => {
    const page = await pageOf('<script nonce="secret">ours()</script><script>evil()</script>');
    expect(page.headers["Content-Security-Policy"]).not.toContain(sha256("evil()"));
  });

  it("is compressed to the same bytes it was rendered to", async () => {
    const page = await pageOf("<p>నమస్తే</p>".repeat(200));
    expect(brotliDecompressSync(page.bodies.br).equals(page.bodies.identity)).toBe(true);
    expect(page.bodies.br.length).toBeLessThan(page.bodies.identity.length / 10);
  });
});

describe("the cache", () => {
  it("never serves a page of an older content version", async () => {
    const cache = new PageCache();
    await cache.make("k", () => pageOf("<p>old</p>", "1"));
    expect(cache.find("k", "1")).not.toBeNull();
    expect(cache.find("k", "2")).toBeNull();
  });

  it("renders once for many visitors at once", async () => {
    const cache = new PageCache();
    let renders = 0;
    const render = async () => {
      renders += 1;
      return pageOf("<p>one</p>");
    };
    const pages = await Promise.all(Array.from({ length: 50 }, () => cache.make("k", render)));
    expect(renders).toBe(1);
    expect(new Set(pages).size).toBe(1);
  });

  it("gives each visitor an own answer where the page turned out not to be keepable", async () => {
    const cache = new PageCache();
    const render = async () => new Response("not found", { status: 404 });
    const [a, b] = await Promise.all([cache.make("k", render), cache.make("k", render)]);
    expect(a).not.toBe(b);
    expect(cache.find("k", "1")).toBeNull();
  });

  it("keeps one page for addresses that differ in tracking or order only, and one per language", () => {
    const key = (address: string, language = "en") => cacheKey(new URL(address, "http://site"), language);
    expect(key("/faq?b=2&a=1&utm_source=x")).toBe(key("/faq?a=1&b=2"));
    expect(key("/faq")).not.toBe(key("/faq", "te"));
    expect(key("/faq?a=1")).not.toBe(key("/faq?a=2"));
  });
});
