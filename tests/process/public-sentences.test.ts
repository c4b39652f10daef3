import { afterAll, beforeAll, expect, test } from "vitest";
import { isAboutOthers, isSaidBy, promiseRows, quotedIn } from "#tests/support/words/promise-tables.ts";
import { fetchPublicPages, promisingSentences } from "#tests/support/words/public-sentences.ts";
import { type RunningServer, startServer } from "../journeys/support/server.ts";

// Issue 25: no sentence of a public page promises what docs/promises.md has no row for.
let site: RunningServer;
const said = new Map<string, string>();
let opened = 0;
const kept = promiseRows("On public pages").flatMap(([cell]) => quotedIn(cell));
const noPromise = promiseRows("Said, and no promise of ours").flatMap(([cell]) => quotedIn(cell));

beforeAll(async () => {
  site = await startServer();
  const pages = await fetchPublicPages(site.url);
  opened = pages.size;
  for (const [address, html] of pages)
    for (const sentence of promisingSentences(html)) said.set(sentence, said.get(sentence) ?? address);
});
afterAll(() => site?.stop());

test("all public pages were read", () => {
  expect(opened).toBeGreaterThan(150);
  expect(said.size).toBeGreaterThan(250);
});

test("every sentence that promises has a row", () => {
  const parts = [...kept, ...noPromise];
  const without = [...said]
    .filter(([sentence]) => !parts.some((part) => isSaidBy(part, sentence)) && !isAboutOthers(sentence))
    .map(([sentence, address]) => `${address}: ${sentence}`);
  expect(without).toEqual([]);
});

test("every row is still said", () => {
  const sentences = [...said.keys()];
  expect(kept.filter((part) => !sentences.some((sentence) => isSaidBy(part, sentence)))).toEqual([]);
});
