import { RouterContextProvider } from "react-router";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { now } from "#app/core/clock.ts";
import { parseCsv } from "#app/core/lists/parse-csv.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { actorContext, privacyContext } from "#app/core/requests/request-context.ts";
import { database } from "#app/db/opening/client.server.ts";
import { setting } from "#app/db/schema/settings.ts";
import { pdfText } from "#app/features/documents/server/pdf/pdf-text.server.ts";
import { applicationWorldJobs, useApplicationWorld } from "#tests/support/application-world.ts";
import { give, makePortalPerson } from "#tests/support/funding-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { generalFund } from "../../general-fund.ts";
import { loader as sendDonations } from "../../pages/donations-file.ts";
import { getDonationRow } from "../donations/get-donation-row.server.ts";
import { makeDonationReceipt } from "./make-donation-receipt.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld();

let donor: Actor;
let desk: Actor;
let gift: string;
beforeAll(async () => {
  donor = await makePortalPerson("donor", "Godavari Trust");
  desk = await makePortalPerson("admin", "Money Desk");
  gift = await give(donor, generalFund.id, 5_000_00);
});
afterEach(() => vi.restoreAllMocks());

/** All that stands on the paper. */
async function paperFor(actor: Actor): Promise<string> {
  const write = vi.spyOn(pdfText, "write").mockClear();
  await makeDonationReceipt(actor, gift);
  return write.mock.calls.map(([, text]) => text).join("\n");
}

test("D29: the giver's own PAN stands whole on the receipt the giver opens, masked for the desk, sealed in the row", async () => {
  expect(await paperFor(donor)).toContain("AAATD1234E");
  const forDesk = await paperFor(desk);
  expect(forDesk).not.toContain("AAATD1234E");
  expect(forDesk).toContain("XXXXX1234X");
  expect(JSON.stringify(await getDonationRow(donor, gift))).not.toContain("AAATD1234E");
  const other = await makePortalPerson("donor", "Another Trust");
  await expect(makeDonationReceipt(other, gift)).rejects.toMatchObject({ status: 404 });
});

test("C17: the paper says the amount that was paid, in figures and in words", async () => {
  const paper = await paperFor(donor);
  expect(paper).toContain("₹5,000");
  expect(paper.split("\n")).toContain("Five Thousand Rupees Only");
});

test("C17: the giver's file has rupees, not paise", async () => {
  const url = new URL("http://site.invalid/donor/donations/export");
  const context = new RouterContextProvider();
  context.set(privacyContext, { isPrivate: false });
  context.set(actorContext, async () => donor);
  const reply = await sendDonations({ url, request: new Request(url), context, params: {} } as never);
  const { rows } = parseCsv((await reply.text()).replace("\ufeff", ""));
  const [heads, line] = rows.map(({ cells }) => cells);
  const cellOf = (head: string) => line?.[heads?.indexOf(head) ?? -1];
  expect([cellOf("Amount (INR)"), cellOf("Returned (INR)")]).toEqual(["5000", "0"]);
});

test("the law of deductions is named only while the receiver's approval holds", async () => {
  expect(await paperFor(donor)).toContain("Section 133, Income-tax Act, 2025");
  const donee = {
    name: "A Young Trust",
    address: "2 Example Road",
    pan: "AAATY0001Y",
    signatory: "Trustee",
  };
  await database().insert(setting).values({ key: "donee", value: donee, updatedAt: now() });
  const paper = await paperFor(donor);
  expect(paper).toContain("A Young Trust");
  expect(paper).toContain("for no tax deduction");
  expect(paper).not.toMatch(/Section|Form 1|URN/);
});
