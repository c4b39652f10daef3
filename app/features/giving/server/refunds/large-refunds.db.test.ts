import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { sandboxGateway } from "#app/adapters/adapters.server.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { secondLook } from "#app/db/schema/second-looks.ts";
import { settleSecondLook } from "#app/features/identity/server/second-person/settle-second-look.server.ts";
import { acceptPaymentReturn } from "#app/features/payments/server/accept-payment-return.server.ts";
import { connectFeatures } from "#server/connect-features.ts";
import { jobs } from "#server/job-list.ts";
import { useApplicationWorld } from "#tests/support/application-world.ts";
import { makePortalPerson } from "#tests/support/funding-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { getDonationRow } from "../donations/get-donation-row.server.ts";
import { openDonationPayment } from "../donations/open-donation-payment.server.ts";
import { pledgeDonation } from "../donations/pledge-donation.server.ts";
import { settleDonation } from "../donations/settle-donation.server.ts";
import { createDonorProgramme } from "../programmes/create-donor-programme.server.ts";
import { refundDonation } from "./refund-donation.server.ts";

useTestDatabase({ jobs });
useApplicationWorld();

let donor: Actor;
let first: Actor;
let second: Actor;
let programmeId: string;

beforeAll(async () => {
  connectFeatures();
  donor = await makePortalPerson("donor", "Godavari Trust");
  first = await makePortalPerson("admin", "First Desk");
  second = await makePortalPerson("admin", "Second Desk");
  const made = await createDonorProgramme(donor, {
    formKey: newFormKey(),
    title: "Hostel Fees",
    description: "For students who live away from home.",
    category: "merit",
    levelFrom: "undergraduate",
    levelTo: "undergraduate",
    states: [],
    gender: "any",
    award: 10_000_00,
    seats: 10,
    closesOn: "2026-12-31",
    isOpen: false,
  });
  programmeId = made.id;
});

async function give(amount: number): Promise<string> {
  const who = { donorName: "Godavari Trust", address: "3 Example Road", pan: "AAATD1234E" };
  const { id } = await pledgeDonation(donor, { formKey: newFormKey(), programmeId, amount, ...who });
  const opened = await openDonationPayment(donor, id);
  const fields = sandboxGateway().payReturn(opened?.checkout?.fields.order_id ?? "");
  await acceptPaymentReturn(fields, { donation: settleDonation });
  return id;
}
const statusOf = async (id: string) => (await getDonationRow(first, id)).row.status;
const looksAt = (id: string) =>
  database()
    .select()
    .from(secondLook)
    .where(eq(secondLook.subject, `donation:${id}`));

describe("T52, D23: the refund of a large donation", () => {
  it("moves no money before a second person has agreed; whoever asked is not the second", async () => {
    const id = await give(2_00_000_00);
    await expect(refundDonation(first, id, "The donor asked for it back.")).resolves.toBe("asked");
    expect(await statusOf(id)).toBe("active");
    const [look] = await looksAt(id);
    expect(look).toMatchObject({ kind: "donation.refund", status: "waiting", amountPaise: 2_00_000_00 });
    await expect(settleSecondLook(first, look?.id ?? "", "approve")).rejects.toMatchObject({ status: 403 });
    expect(await statusOf(id)).toBe("active");
    await settleSecondLook(second, look?.id ?? "", "approve");
    expect(["refunding", "refunded"]).toContain(await statusOf(id));
    await expect(settleSecondLook(second, look?.id ?? "", "approve")).rejects.toMatchObject({ status: 409 });
  });

  it("a no leaves the donation where it is, and below the limit one person is enough", async () => {
    const id = await give(60_000_00);
    await refundDonation(first, id, "The donor asked for it back.");
    const [look] = await looksAt(id);
    await settleSecondLook(second, look?.id ?? "", "refuse", "The donor has thought better of it.");
    expect(await statusOf(id)).toBe("active");
    const small = await give(49_999_00);
    await expect(refundDonation(first, small, "The donor asked for it back.")).resolves.toBe("done");
    expect(await looksAt(small)).toEqual([]);
  });

  it("without a reason nobody is asked", async () => {
    const id = await give(50_000_00);
    await expect(refundDonation(first, id, " ")).rejects.toMatchObject({ status: 422 });
    expect(await looksAt(id)).toEqual([]);
  });
});
