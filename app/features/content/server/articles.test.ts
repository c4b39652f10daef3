import { describe, expect, test } from "vitest";
import { blogCategories } from "../blog.ts";
import { filterArticles } from "../filters.ts";
import { blogFeed } from "./blog-feed.server.ts";
import { listArticles } from "./list-articles.server.ts";
import { renderMarkdown } from "./render-markdown.server.ts";

describe("the articles", () => {
  test("forty-five, by category as the tiles say (spec 2, section 9)", () => {
    for (const { id, count } of blogCategories) {
      expect(filterArticles(listArticles(), { q: "", category: id }), id).toHaveLength(count);
    }
  });

  test("each has 250 to 500 words, no raw HTML, and a day that has come", () => {
    for (const { slug, body, date } of listArticles()) {
      const words = body.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      expect(words, slug).toBeGreaterThanOrEqual(250);
      expect(words, slug).toBeLessThanOrEqual(500);
      expect(body, slug).not.toMatch(/<\/?[a-z]/i);
      expect(date <= "2026-11-15", slug).toBe(true);
    }
  });

  test("no title, excerpt or body stands twice", () => {
    for (const part of ["title", "excerpt", "body"] as const) {
      const texts = listArticles().map((article) => article[part]);
      expect(new Set(texts).size, part).toBe(texts.length);
    }
  });

  test("T19: HTML in Markdown is shown, never run", () => {
    const { html } = renderMarkdown(
      'Hello <script>alert("x")</script> <img src=x onerror=y>\n\n<iframe></iframe>',
    );
    expect(html).not.toMatch(/<(script|img|iframe)/);
  });
});

test("the feed is well-formed RSS with absolute links, the newest first", () => {
  const feed = blogFeed(listArticles(), "https://example.org");
  const tags = [...feed.matchAll(/<(\/?)([a-z]+[\w:]*)([^>]*?)(\/?)>/gi)];
  const open: string[] = [];
  for (const [, end, name, , self] of tags) {
    if (end) expect(open.pop()).toBe(name);
    else if (!self) open.push(name ?? "");
  }
  expect(open).toEqual([]);
  const dates = [...feed.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, date]) => Date.parse(date ?? ""));
  expect(dates).toHaveLength(30);
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
  expect(feed).toContain("<link>https://example.org/education-blog/chevening</link>");
  expect(feed.replace(/&#\d+;/g, "")).not.toContain("&");
});
