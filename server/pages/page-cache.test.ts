import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { routeTable } from "#app/route-table.ts";
import type { ContentState } from "./content-changes.ts";
import { type CachedPage, cacheKey, knownAddress, PageCache, toCachedPage } from "./page-cache.ts";

const html = (body: string) =>
  new Response(body, { headers: { "Content-Type": "text/html; charset=utf-8" } });
const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

const stateOf = (rest: number, counts: Record<string, number> = {}, day = "2026-11-17"): ContentState => ({
  rest,
  day,
  counts: new Map(Object.entries(counts)),
});
const first = stateOf(1, { stories: 1, workshops: 1 });

async function pageOf(body: string, state = first, tags: string[] = []): Promise<CachedPage> {
  return toCachedPage(html(body), "secret", { state, tags });
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
  it("never serves a page whose content has changed, or of yesterday", async () => {
    const cache = new PageCache();
    for (const now of [stateOf(2), stateOf(1, {}, "2026-11-18")]) {
      await cache.make("k", () => pageOf("<p>old</p>"));
      expect(cache.find("k", first)).not.toBeNull();
      expect(cache.find("k", now)).toBeNull();
    }
  });

  it("O8: a change ends the pages made of it, and no other", async () => {
    const cache = new PageCache();
    await cache.make("workshops", () => pageOf("<p>places left</p>", first, ["workshops"]));
    await cache.make("stories", () => pageOf("<p>stories</p>", first, ["stories"]));
    await cache.make("faq", () => pageOf("<p>faq</p>"));
    const booked = stateOf(1, { stories: 1, workshops: 2 });
    cache.sweep(booked);
    expect(cache.find("workshops", booked)).toBeNull();
    expect(cache.find("stories", booked)).not.toBeNull();
    expect(cache.find("faq", booked)).not.toBeNull();
    // Made before the change and kept after it: not served either.
    await cache.make("workshops", () => pageOf("<p>places left</p>", first, ["workshops"]));
    expect(cache.find("workshops", booked)).toBeNull();
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
    expect(cache.find("k", first)).toBeNull();
  });

  it("T51, X9: the page is made from the address that is its key; what the route does not know is in neither", () => {
    const at = (address: string, query: string[] = [], several: string[] = []) =>
      knownAddress(new URL(address, "https://site.example"), { query, several });
    expect(at("/faq?utm_source=EVIL&zz=1&q=how", ["q"]).href).toBe("http://localhost/faq?q=how");
    expect(at("/faq?utm_source=EVIL").href).toBe(at("/faq").href);
    expect(at("/faq?fbclid=1&gclid=2&q=a&q=b", ["q"]).search).toBe("?q=a");
    expect(at("/faq?b=2&a=1", ["a", "b"]).href).toBe(at("/faq?a=1&b=2", ["b", "a"]).href);
    expect(at("/s?state=te&q=x&state=ap&state=te", ["q", "state"], ["state"]).search).toBe(
      "?q=x&state=ap&state=te",
    );
    expect(at("/faq?lang=te").search).toBe("?lang=te");
    expect(at("/faq?lang=te", ["q", "lang"]).search, "a route may name it too").toBe("?lang=te");
    expect(at("/faq?lang=EVIL").search).toBe("");
    expect(at("//evil.example/phish").host).toBe("localhost");
    expect(cacheKey(at("/faq"), "en")).not.toBe(cacheKey(at("/faq"), "te"));
  });

  it("X9: a thousand invented searches make no entry; one that is asked for again does", () => {
    const cache = new PageCache();
    const at = (search: string) => knownAddress(new URL(`http://x/faq${search}`), { query: ["q"] });
    expect(cache.isWorthKeeping(at(""))).toBe(true);
    expect(cache.isWorthKeeping(at("?lang=te"))).toBe(true);
    for (let index = 0; index < 1000; index += 1) expect(cache.isWorthKeeping(at(`?q=${index}`))).toBe(false);
    expect(cache.isWorthKeeping(at("?q=7"))).toBe(true);
    const long = at(`?q=${"A".repeat(14_000)}`);
    expect([cache.isWorthKeeping(long), cache.isWorthKeeping(long)]).toEqual([false, false]);
  });
});

describe("X9: every kept page says what it reads from its address", () => {
  const cached = routeTable.filter(({ cache }) => cache);

  it.each(cached.map((route) => [route.path, route] as const))("%s", (_path, { file, query = [] }) => {
    const source = readFileSync(new URL(`../../app/${file}`, import.meta.url), "utf8");
    const lists = [...source.matchAll(/useFilters\(\[([^\]]*)\]/g)].flatMap(
      ([, names = ""]) => names.match(/\w+/g) ?? [],
    );
    const single = [...source.matchAll(/(?:search|searchParams)\.get\("(\w+)"\)/g)].map(
      ([, name = ""]) => name,
    );
    expect(query).toEqual(expect.arrayContaining([...lists, ...single]));
  });
});
