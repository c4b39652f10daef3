import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { blogCategories } from "../../blog.ts";
import { filterArticles } from "../../filters.ts";
import { topicPictureNames } from "../../topic-picture.ts";
import { studyAbroadContent } from "../study-abroad-content.server.ts";
import { blogFeed } from "./blog-feed.server.ts";
import { listArticles } from "./list-articles.server.ts";
import { renderMarkdown } from "./render-markdown.server.ts";

describe("the articles", () => {
  test("forty-five, by category as the tiles say (spec 2, section 9)", () => {
    for (const { id, count } of blogCategories) {
      expect(filterArticles(listArticles(), { q: "", category: id }), id).toHaveLength(count);
    }
  });

  test("each has at least 250 words, no raw HTML, and a day that has come", () => {
    for (const { slug, body, date } of listArticles()) {
      const words = body.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      expect(words, slug).toBeGreaterThanOrEqual(250);
      expect(words, slug).toBeLessThanOrEqual(1500);
      expect(body, slug).not.toMatch(/<\/?[a-z]/i);
      expect(date <= "2026-11-15", slug).toBe(true);
    }
  });

  test("I23: what students need most is told at length, and the minutes are counted, not claimed", () => {
    const needed = [
      "income-certificate",
      "caste-certificate",
      "why-scholarship-payments-bounce",
      "nsp-or-state-portal",
      "answer-a-defect",
      "renew-your-scholarship",
      "scholarships-for-girls",
      "students-with-disability",
      "spot-fake-scholarships",
      "post-matric-explained",
      "private-scholarship-essay",
      "bonafide-certificate",
      "nmmss-from-class-8",
      "after-12-commerce",
      "erasmus-mundus",
      "chevening",
      "cat-2026",
      "ibps-po",
      "talking-with-parents",
      "aicte-pragati-saksham",
      "statement-of-purpose",
      "visa-proof-of-funds",
      "year-before-plan",
      "after-class-10",
      "choosing-a-college",
      "study-timetable",
      "daad-germany",
      "gate-guide",
      "first-resume",
      "apprenticeships",
      "careers-in-agriculture",
      "nursing-and-allied-health",
      "minority-students",
      "nmms-test",
      "jee-main-pattern",
      "upsc-where-to-start",
      "negative-marking",
      "neet-2027-on-computer",
      "budget-canada-germany",
      "free-online-skills",
      "iti-or-diploma",
      "ssc-cgl-section-timer",
      "government-jobs-calendar",
      "ielts-or-toefl",
      "gap-year",
    ];
    for (const { slug, body, date, updated, readMinutes } of listArticles()) {
      const words = body.split(/\s+/).filter((word) => /\w/.test(word)).length;
      expect(Math.abs(readMinutes - words / 180), slug).toBeLessThanOrEqual(0.5);
      if (!needed.includes(slug)) continue;
      expect(readMinutes, slug).toBeGreaterThanOrEqual(5);
      // Facts that are old on the day of writing say so: who rewrites an article dates it.
      expect((updated ?? "") > date, slug).toBe(true);
      expect(renderMarkdown(body).headings.length, slug).toBeGreaterThanOrEqual(4);
    }
  });

  test("I13: every article has a drawing that is there, and every drawing is small", () => {
    const folder = join(import.meta.dirname, "../../../../ui/art/topics");
    for (const name of topicPictureNames)
      expect(statSync(join(folder, `${name}.svg`)).size, name).toBeLessThan(3000);
    for (const { image } of listArticles()) expect(topicPictureNames).toContain(image);
    const flags = studyAbroadContent.countries.map(({ id }) => `${id}.svg`);
    expect(readdirSync(join(import.meta.dirname, "../../../../ui/art/flags"))).toEqual([...flags].sort());
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
