import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { sandboxGateway } from "#app/adapters/adapters.server.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { ledgerTransaction } from "#app/db/schema/ledger.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { coverFees } from "#app/features/ledger/server/cover-fees.server.ts";
import { makeTrialBalance } from "#app/features/ledger/server/make-trial-balance.server.ts";
import { readBalances } from "#app/features/ledger/server/read-balances.server.ts";
import { readBooks } from "#app/features/ledger/server/read-books.server.ts";
import { acceptPaymentReturn } from "#app/features/payments/server/accept-payment-return.server.ts";
import { acceptPaymentWebhook } from "#app/features/payments/server/accept-payment-webhook.server.ts";
import { applicationWorldJobs, useApplicationWorld } from "#tests/support/application-world.ts";
import { makeApproved, makePortalPerson } from "#tests/support/funding-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { donationList } from "../../donation-list.ts";
import { getDonationRow } from "../donations/get-donation-row.server.ts";
import { listAllDonations } from "../donations/list-all-donations.server.ts";
import { openDonationPayment } from "../donations/open-donation-payment.server.ts";
import { pledgeDonation } from "../donations/pledge-donation.server.ts";
import { readDonationFee } from "../donations/read-donation-fee.server.ts";
import { settleDonation } from "../donations/settle-donation.server.ts";
import { readGiverFlow } from "../impact/read-giver-flow.server.ts";
import { createDonorProgramme } from "../programmes/create-donor-programme.server.ts";
import { makeDonationReceipt } from "../receipts/make-donation-receipt.server.ts";
import { refundDonation } from "./refund-donation.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld();

let donor: Actor;
let desk: Actor;
let scholarshipId: string;
let programmeId: string;

beforeAll(async () => {
  donor = await makePortalPerson("donor", "Godavari Trust");
  desk = await makePortalPerson("admin", "Money Desk");
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
  const [row] = await database().select().from(programme).where(eq(programme.id, programmeId));
  scholarshipId = row?.scholarshipId ?? "";
});

/** The whole way by the gateway: the browser comes back first, then the webhook says again what was kept, twice. */
async function giveByGateway(amount: number) {
  const { id } = await pledgeDonation(donor, {
    formKey: newFormKey(),
    programmeId,
    amount,
    donorName: "Godavari Trust",
    address: "3 Example Road",
    pan: "AAATD1234E",
  });
  const opened = await openDonationPayment(donor, id);
  const gatewayOrderId = opened?.checkout?.fields.order_id ?? "";
  const gateway = sandboxGateway();
  const fields = gateway.payReturn(gatewayOrderId);
  const settlers = { donation: settleDonation };
  await acceptPaymentReturn(fields, settlers);
  // The return asks the gateway (O9), which says at once what it keeps.
  expect(await readDonationFee(donor, id)).not.toBeNull();
  const paid = {
    eventId: `paid:${fields.payment_id}`,
    kind: "paid" as const,
    gatewayOrderId,
    gatewayPaymentId: fields.payment_id ?? "",
    gatewayRefundId: null,
    amountPaise: amount,
    currency: "INR",
    fee: gateway.feeOf(amount),
  };
  for (const eventId of [paid.eventId, paid.eventId, `${paid.eventId}:again`]) {
    const { rawBody, headers } = gateway.webhook({ ...paid, eventId });
    await acceptPaymentWebhook(rawBody, headers, settlers);
  }
  return { id, paid };
}

const held = async () => (await readBalances("programme", [programmeId])).get(programmeId) ?? 0;

describe("gateway fees (ADR 0011)", () => {
  it("are booked once, by the operator: the giver's rupee stays whole; and are paid in once", async () => {
    const { id } = await giveByGateway(10_001_00);
    // 2% of 10,001 is 200.02, and 18% of that 36.0036: whole paise.
    expect(await readDonationFee(donor, id)).toEqual({ charge: "₹200.02", tax: "₹36" });
    expect(await held()).toBe(10_001_00);
    expect(await readGiverFlow(donor)).toMatchObject({ givenPaise: 10_001_00, placedPaise: 10_001_00 });
    const booked = await database()
      .select()
      .from(ledgerTransaction)
      .where(and(eq(ledgerTransaction.kind, "gateway_fee"), eq(ledgerTransaction.subjectId, id)));
    expect(booked).toHaveLength(1);
    const sheet = await makeTrialBalance();
    expect(sheet.faults).toBe(0);
    expect(sheet.balances).toMatchObject({
      bank: 10_001_00 - 236_02,
      fee: 200_02,
      fee_tax: 36_00,
      programme: -10_001_00,
    });

    expect(await readBooks(desk)).toMatchObject({ owedPaise: 236_02, isEven: true });
    await expect(readBooks(donor)).rejects.toMatchObject({ status: 403 });
    const cover = (amount: number, reference: string) =>
      coverFees(desk, { amount: paise(amount), reference });
    await expect(coverFees(donor, { amount: paise(1_00), reference: "UTR20261115" })).rejects.toMatchObject({
      status: 403,
    });
    await expect(cover(300_00, "UTR20261115")).rejects.toMatchObject({ status: 422 });
    await expect(cover(1_00, "=CMD()")).rejects.toMatchObject({ status: 422 });
    await Promise.all([cover(236_02, "UTR20261115"), cover(236_02, "utr20261115")]);
    expect(await readBooks(desk)).toMatchObject({ owedPaise: 0, isEven: true });
    await expect(cover(1, "UTR20261116")).rejects.toMatchObject({ status: 422 });
    expect((await makeTrialBalance()).balances.bank).toBe(10_001_00);
  });
});

describe("a refund of a donation", () => {
  it("mirrors donation, placement and fee, once, tells the giver, and voids the receipt", async () => {
    const before = { held: await held(), owed: (await readBooks(desk)).owedPaise };
    const { id, paid } = await giveByGateway(5_000_00);
    await expect(refundDonation(donor, id, "I want it back")).rejects.toMatchObject({ status: 403 });
    await expect(refundDonation(desk, id, " ")).rejects.toMatchObject({ status: 422 });
    await expect(refundDonation(desk, "nonsense", "Given twice")).rejects.toMatchObject({ status: 404 });
    await refundDonation(desk, id, "Given twice by mistake");
    await refundDonation(desk, id, "Given twice by mistake");
    expect((await getDonationRow(donor, id)).row.status).toBe("refunded");
    expect(await held()).toBe(before.held);
    expect((await readBooks(desk)).owedPaise).toBe(before.owed);
    expect(await readDonationFee(donor, id)).toBeNull();
    await expect(makeDonationReceipt(donor, id)).rejects.toMatchObject({ status: 409 });
    // The gateway's own message about it, and one more about the payment, change nothing.
    const refunded = { ...paid, eventId: `refunded:${id}`, kind: "refunded" as const, fee: null };
    for (const event of [refunded, { ...paid, eventId: `late:${id}` }]) {
      const { rawBody, headers } = sandboxGateway().webhook(event);
      await acceptPaymentWebhook(rawBody, headers, { donation: settleDonation });
    }
    expect((await readBooks(desk)).owedPaise).toBe(before.owed);
    expect((await makeTrialBalance()).faults).toBe(0);
    const { rows } = await listAllDonations(desk, donationList.read("/admin/donations?status=refunded"));
    expect(rows.map((row) => row.id)).toEqual([id]);
    await expect(listAllDonations(donor, donationList.read("/"))).rejects.toMatchObject({
      status: 403,
    });
  });

  it("is refused once a student was promised it, though the programme holds other money", async () => {
    const first = await held();
    await makeApproved(scholarshipId, first);
    const { id } = await giveByGateway(7_000_00);
    const { id: later } = await giveByGateway(9_000_00);
    await makeApproved(scholarshipId, 6_000_00);
    // Approved a moment ago and not set aside yet: a promise all the same. The later gift is untouched.
    await expect(refundDonation(desk, id, "Given twice by mistake")).rejects.toMatchObject({
      code: "already_awarded",
    });
    expect((await getDonationRow(donor, id)).row.status).toBe("active");
    await refundDonation(desk, later, "Given twice by mistake");
    expect((await getDonationRow(donor, later)).row.status).toBe("refunded");
    expect(await held()).toBe(1_000_00);
    expect((await makeTrialBalance()).faults).toBe(0);
  });

  it("that the gateway made by itself after the award is the operator's: the student keeps it", async () => {
    const { id, paid } = await giveByGateway(10_000_00);
    await makeApproved(scholarshipId, 11_000_00);
    await expect(refundDonation(desk, id, "Given twice by mistake")).rejects.toMatchObject({ status: 409 });
    const owed = (await readBooks(desk)).owedPaise;
    const { rawBody, headers } = sandboxGateway().webhook({
      ...paid,
      eventId: `outside:${id}`,
      kind: "refunded",
      gatewayRefundId: `outside_${id}`,
      fee: null,
    });
    await acceptPaymentWebhook(rawBody, headers, { donation: settleDonation });
    expect((await getDonationRow(donor, id)).row.status).toBe("refunded");
    const back = 10_000_00 - (200_00 + 36_00);
    expect((await readBooks(desk)).owedPaise).toBe(owed + back);
    expect(await held()).toBe(0);
    expect((await makeTrialBalance()).faults).toBe(0);
  });
});
