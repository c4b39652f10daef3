import { beforeAll, expect, test } from "vitest";
import { visitor } from "#app/core/portals/permissions.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { buildScholarshipsDemo } from "../../demo/scholarships-demo.server.ts";
import { standings } from "../../views/standing.ts";
import { listForReader } from "./list-for-reader.server.ts";

useTestDatabase();
beforeAll(async () => void (await buildScholarshipsDemo()), 120_000);

const at = (search = "") => new URL(`http://here.invalid/scholarships${search}`);
const answers = (more: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ level: "btech", state: "telangana", look: "", ...more }))
    form.set(name, value);
  return form;
};
const ask = (search: string, form: FormData) => listForReader(visitor, at(search), form, "en");

test("her list stands in the order of the standings, with true counts, and the figure first", async () => {
  const { groups, basis, fit, fits, view, verdicts } = await ask("", answers());
  expect(basis).toBe("answers");
  const order = groups.map(({ standing }) => standings.indexOf(standing as "canApply"));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  const shown = groups.flatMap(({ scholarships }) => scholarships);
  expect(shown).toHaveLength(20);
  for (const { slug } of shown) expect(verdicts[slug], slug).toBeDefined();
  const first = groups.find(({ standing }) => standing === "canApply");
  if (first) expect(first.total).toBe(fits);
  expect(fit?.lamps.map(({ value }) => value)).toEqual([expect.any(String), "Telangana", null]);
  expect(view.nextHref).toBeNull();
});

test("more shows the same cards and the next ones; nothing personal is in an address", async () => {
  const slugsOf = ({ groups }: Awaited<ReturnType<typeof ask>>) =>
    groups.flatMap(({ scholarships }) => scholarships.map(({ slug }) => slug));
  const first = await ask("", answers());
  const second = await ask("", answers({ more: String(first.more) }));
  expect(slugsOf(second)).toHaveLength(40);
  expect(slugsOf(second).slice(0, 20)).toEqual(slugsOf(first));
  expect(second.given).toEqual({ level: "btech", state: "telangana" });
});

test("only those I can get: as many as fit; a search keeps its own order and its pages", async () => {
  const all = await ask("", answers());
  const mine = await ask("?mine=yes", answers());
  expect(mine.view.total).toBe(all.fits);
  const search = await ask("?q=scholarship", answers());
  expect(search.groups.map(({ standing }) => standing)).toEqual([null]);
  expect(search.view.nextHref).toContain("cursor=");
});

test("of whom nothing is known the list is everybody's", async () => {
  const { basis, fit, groups } = await ask("?mine=yes", new FormData());
  expect([basis, fit]).toEqual([null, null]);
  expect(groups[0]?.scholarships).toHaveLength(20);
});
