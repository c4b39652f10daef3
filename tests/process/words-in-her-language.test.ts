import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultLanguage, languages, type Translated } from "#app/core/i18n.ts";
import { demoStudent } from "#app/features/identity/demo/demo-people.ts";
import { fetchPublicPages } from "#tests/support/public-sentences.ts";
import { crawl, routeOf } from "#tests/support/sweep/crawl.ts";
import { byPhone } from "#tests/support/sweep/two-of-each.ts";
import { countWords, splitMain } from "#tests/support/words-by-language.ts";
import { type RunningServer, startServer } from "../journeys/support/server.ts";
import { mostMarked, pagesNotYet } from "./pages-not-yet-in-her-language.ts";

// S19, S20: every public and student page in Telugu and Hindi, but names and what is marked as English.
const whole = 95;
let site: RunningServer;

beforeAll(async () => {
  site = await startServer();
});
afterAll(() => site?.stop());

type Row = { own: number; english: number; marked: number; example: string };

async function readAll(language: Translated): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>();
  const read = (route: string, html: string) => {
    const counted = countWords(html, language);
    // What is marked within a page is an original; a page that is marked from end to end is not in her language.
    const isEnglish = /^<main\b[^>]* lang="en"/.test(html);
    const { own, examples } = counted;
    const english = counted.english + (isEnglish ? counted.marked : 0);
    const marked = isEnglish ? 0 : counted.marked;
    const row = rows.get(route) ?? { own: 0, english: 0, marked: 0, example: "" };
    const example = row.example || (examples[0] ?? "");
    rows.set(route, {
      own: row.own + own,
      english: row.english + english,
      marked: row.marked + marked,
      example,
    });
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
  return rows;
}

/** Of a hundred words, how many are hers. */
const shareOf = ({ own, english }: Row) =>
  own + english === 0 ? 0 : Math.floor((100 * own) / (own + english));

describe.each(languages.filter((code): code is Translated => code !== defaultLanguage))(
  "in %s",
  (language) => {
    test("no page has fewer words of hers than it had", async () => {
      const rows = [...(await readAll(language))].sort(([a], [b]) => a.localeCompare(b));
      expect(rows.length).toBeGreaterThan(50);
      const fallen: string[] = [];
      for (const [route, row] of rows) {
        const share = shareOf(row);
        const floor = pagesNotYet[route]?.[language] ?? whole;
        const line = `${language} ${String(share).padStart(3)} % ${route} (${row.own} of hers, ${row.english} English, ${row.marked} marked as English)`;
        console.log(share >= whole ? line : `${line}: ${row.example}`);
        const marked = Math.round((100 * row.marked) / Math.max(1, row.own + row.english + row.marked));
        const most = mostMarked[route] ?? 100;
        if (marked > most) fallen.push(`${line}, of which ${most} % may be marked: ${marked} % are`);
        if (share < floor) fallen.push(`${line}, was ${floor} %: ${row.example}`);
        else if (share > floor && floor < whole)
          console.log(`   its floor may rise from ${floor} to ${share}`);
      }
      const hers = rows.reduce((sum, [, { own }]) => sum + own, 0);
      const all = rows.reduce((sum, [, { own, english }]) => sum + own + english, 0);
      console.log(`${language}: ${((100 * hers) / all).toFixed(1)} % of ${all} words are hers`);
      expect(fallen).toEqual([]);
    });
  },
);
