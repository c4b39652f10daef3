import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { collectMessages } from "#app/core/words/collect-messages.ts";
import { isWrittenInEnglish } from "#app/core/words/written-in.ts";
import { routeTable } from "#app/route-table.ts";
import { openedByALink } from "../../process/english-that-stays.ts";

const app = resolve(import.meta.dirname, "../../../app");
const pages = routeTable.filter(({ layout }) => layout !== "bare");
const named = /(?:\b(?:messages|partMessages): |const messages = |^ {6}\.\.\.)$/m;

describe("the language of a page (S19)", () => {
  it("is English for what brings no words, the reader's for what brings its own", () => {
    const root = { loaderData: { messages: { shell: {} } } };
    expect(isWrittenInEnglish([root, { loaderData: { office: "…" } }])).toBe(true);
    expect(isWrittenInEnglish([root, {}])).toBe(true);
    expect(isWrittenInEnglish([root, { loaderData: null }])).toBe(true);
    expect(isWrittenInEnglish([root, { loaderData: { messages: { contact: {} } } }])).toBe(false);
  });

  it("stays English where only a part has words, which are there all the same", () => {
    const matches = [{}, { loaderData: { partMessages: { examDates: { title: "x" } } } }];
    expect(isWrittenInEnglish(matches)).toBe(true);
    expect(collectMessages(matches)).toEqual({ examDates: { title: "x" } });
  });

  for (const { path, file } of pages) {
    it(`${path} brings its words by the name that tells its language`, () => {
      const source = readFileSync(join(app, file), "utf8");
      const calls = source.split("loadMessages(").slice(0, -1);
      expect(calls.filter((before) => !named.test(before))).toEqual([]);
      // "messages" of a loader are words, never a list of letters: else an English page would pass for translated.
      expect(/^ {4}messages: (?!loadMessages\()/m.test(source)).toBe(false);
    });
  }

  // The crawl reads every other page as it is shown (tests/process/words-in-her-language.test.ts).
  for (const path of openedByALink) {
    it(`${path}, which the crawl cannot open, has no words of its own`, () => {
      const { file = "" } = routeTable.find((route) => route.path === path) ?? {};
      const source = readFileSync(join(app, file), "utf8");
      expect(source).toContain("messages: loadMessages(");
      expect(
        source.match(/(?:title|label|lead|hint|placeholder|caption|aria-label)="[A-Z][^"]*"/g),
      ).toBeNull();
      expect(source.match(/>\s*[A-Z][a-z]+ [a-z][^<>{}=;]*</g)).toBeNull();
    });
  }
});
