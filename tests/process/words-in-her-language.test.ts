import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultLanguage, languages, type Translated } from "#app/core/words/i18n.ts";
import { demoStudent } from "#app/features/identity/demo/demo-people.ts";
import { routeTable } from "#app/route-table.ts";
import { openPagesBehindAStep } from "#tests/support/pages-behind-a-step.ts";
import { crawl, routeOf } from "#tests/support/sweep/crawl.ts";
import { byPhone } from "#tests/support/sweep/two-of-each.ts";
import { fetchPublicPages } from "#tests/support/words/public-sentences.ts";
import { countWords, splitMain } from "#tests/support/words/words-by-language.ts";
import { type RunningServer, startServer } from "../journeys/support/server.ts";
import { isNoSentence, mostMarked, ofTheDesk, openedByALink } from "./english-that-stays.ts";

// S19, S20: every public and student page in Telugu and Hindi; English are names, originals, and what is marked.
let site: RunningServer;

beforeAll(async () => {
  site = await startServer();
});
afterAll(() => site?.stop());

type Row = { own: number; english: number; marked: number; sentences: Set<string> };

async function readAll(language: Translated): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>();
  const read = (route: string, html: string) => {
    const { own, english, marked, examples } = countWords(html, language);
    const row = rows.get(route) ?? { own: 0, english: 0, marked: 0, sentences: new Set() };
    row.own += own;
    row.english += english;
    row.marked += marked;
    for (const text of examples) if (!isNoSentence(text)) row.sentences.add(text);
    // A page that is marked from end to end is not in her language, whatever it says of itself.
    if (/^<main\b[^>]* lang="en"/.test(html)) row.sentences.add("(the whole page)");
    rows.set(route, row);
  };
  for (const [address, html] of await fetchPublicPages(site.url, language)) {
    const { main, around } = splitMain(html);
    if (address === "/") read("(head and foot)", around);
    read(routeOf(address)?.path ?? address, main);
  }
  const student = await byPhone(site.url, demoStudent.phone, "student");
  await student.get(`/?lang=${language}`);
  await crawl(
    student,
    "student",
    async ({ route, status, text }) => {
      if (status === 200 && text.includes("<main")) read(route, splitMain(text).main);
    },
    // The links that change the language would change it for the rest.
    ({ searchParams }) => !searchParams.has("lang"),
  );
  for (const [address, html] of await openPagesBehindAStep(site.url, student, language))
    read(routeOf(address)?.path ?? address, splitMain(html).main);
  return rows;
}

/** Pages of the table that a visitor or a student may open, but those of the demo itself. */
const pages = routeTable
  .filter(({ access, layout, path }) => {
    const isHers = access === "everyone" || access.includes("student");
    return isHers && layout !== "bare" && !path.startsWith("/demo/") && !ofTheDesk.has(path);
  })
  .map(({ path }) => path);

describe.each(languages.filter((code): code is Translated => code !== defaultLanguage))(
  "in %s",
  (language) => {
    test("no page has an English sentence that is not marked", async () => {
      const rows = [...(await readAll(language))].sort(([a], [b]) => a.localeCompare(b));
      const wrong: string[] = [];
      for (const [route, { own, english, marked, sentences }] of rows) {
        const all = Math.max(1, own + english + marked);
        const percent = (part: number) => ((100 * part) / all).toFixed(1);
        console.log(
          `${language} ${percent(own).padStart(5)} % hers, ${percent(marked)} % marked, ${percent(english)} % English: ${route} (${all} words)`,
        );
        const most = mostMarked[route];
        if (most !== undefined && (100 * marked) / all > most)
          wrong.push(`${route}: ${percent(marked)} % are marked as English, of which ${most} % may be`);
        for (const text of sentences) wrong.push(`${route}: ${text}`);
      }
      const sum = (of: (row: Row) => number) => rows.reduce((total, [, row]) => total + of(row), 0);
      const [hers, english] = [sum(({ own }) => own), sum((row) => row.english)];
      console.log(
        `${language}: ${((100 * hers) / (hers + english)).toFixed(1)} % of ${hers + english} words that are not marked are hers, on ${rows.length} pages`,
      );
      const read = new Set(rows.map(([route]) => route));
      expect.soft(pages.filter((path) => !read.has(path) && !openedByALink.has(path))).toEqual([]);
      expect(wrong).toEqual([]);
    });
  },
);
