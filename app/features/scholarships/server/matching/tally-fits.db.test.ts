import { beforeAll, expect, test } from "vitest";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { buildScholarshipsDemo } from "../../demo/scholarships-demo.server.ts";
import type { Profile } from "../../eligibility/profile.ts";
import { scholarshipList } from "../../lists/scholarship-list.ts";
import { countCatalogue } from "../catalogue/count-catalogue.server.ts";
import { listScholarships } from "../lists/list-scholarships.server.ts";
import { tallyFits } from "./tally-fits.server.ts";

useTestDatabase();
beforeAll(async () => void (await buildScholarshipsDemo()), 120_000);

const profiles: Profile[] = [
  { level: "class-10" },
  { level: "class-10", state: "telangana" },
  { level: "ug", state: "telangana", marksPercent: 82 },
  { level: "class-9", state: "bihar", gender: "female", familyIncomeInr: 100_000 },
];
const all = parseListQuery(scholarshipList, "/scholarships");

test("L55: the figure on the bridge is the number of the list, and no more than what is open is promised", async () => {
  const { open } = await countCatalogue();
  for (const profile of profiles) {
    const tally = await tallyFits(profile);
    const list = await listScholarships(all, { profile });
    expect(tally.fits, JSON.stringify(profile)).toBe(list.fits);
    const mine = await listScholarships(all, { profile, onlyFitting: true });
    expect(tally.fits).toBe(mine.total);
    expect(tally.fits + tally.may).toBeLessThanOrEqual(open);
    const near = mine.scholarships.filter(({ deadline }) => (deadline.daysLeft ?? 99) < 30);
    if (mine.next === null) expect(tally.closing).toBe(near.length);
  }
});

test("P35: what is listed by category and by provider is what the list finds there", async () => {
  const counts = await countCatalogue();
  const found = async (query: string) =>
    (await listScholarships(parseListQuery(scholarshipList, `/scholarships?${query}`))).total;
  expect(counts.total).toBe(await found(""));
  expect(counts.open).toBe(await found("status=open"));
  for (const [id, { listed, open }] of Object.entries(counts.categories)) {
    expect(listed).toBe(await found(`category=${id}`));
    expect(open).toBe(await found(`category=${id}&status=open`));
  }
  for (const [id, { listed, open }] of Object.entries(counts.providerTypes)) {
    expect(listed).toBe(await found(`providerType=${id}`));
    expect(open).toBe(await found(`providerType=${id}&status=open`));
  }
});
