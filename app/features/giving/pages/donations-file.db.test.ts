import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { newFormKey } from "#app/core/forms/form-key.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { actorContext, privacyContext } from "#app/core/requests/request-context.ts";
import { database } from "#app/db/opening/client.server.ts";
import { donation } from "#app/db/schema/donations.ts";
import { applicationWorldJobs, useApplicationWorld } from "#tests/support/application-world.ts";
import { makePortalPerson } from "#tests/support/funding-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { generalFund } from "../general-fund.ts";
import { pledgeDonation } from "../server/donations/pledge-donation.server.ts";
import { loader } from "./donations-file.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld();

let donor: Actor;
let other: Actor;
beforeAll(async () => {
  donor = await makePortalPerson("donor", "Godavari Trust");
  other = await makePortalPerson("donor", "Another Trust");
});

async function fileOf(actor: Actor, search = ""): Promise<string[]> {
  const context = new RouterContextProvider();
  context.set(actorContext, async () => actor);
  context.set(privacyContext, { isPrivate: false });
  const url = new URL(`http://x/donor/donations/export${search}`);
  const args = { url, request: new Request(url), context, params: {} };
  return (await (await loader(args as unknown as Parameters<typeof loader>[0])).text())
    .replace(/^\ufeff/, "")
    .trim()
    .split("\r\n");
}

test("C17-80: a donor's file has rupees with their paise, given and gone back, and their own alone", async () => {
  const { id } = await pledgeDonation(donor, {
    programmeId: generalFund.id,
    donorName: "Godavari Trust",
    address: "3 Example Road",
    pan: "AAATD1234E",
    formKey: newFormKey(),
    amount: 5_000_75,
  });
  await database().update(donation).set({ refundedPaise: 1_000_25 }).where(eq(donation.id, id));
  const [head, line, ...others] = await fileOf(donor);
  expect(head).toBe("Number,Program,Amount (INR),Returned (INR),Students,Date,Status,Impact,Receipt");
  expect(line?.split(",").slice(2, 4)).toEqual(["5000.75", "1000.25"]);
  expect(others).toEqual([]);
  expect((await fileOf(donor, "?hide=amount"))[0]).not.toContain("Amount");
  expect(await fileOf(other)).toHaveLength(1);
});
