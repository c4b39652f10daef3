import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { sandboxGateway } from "#app/adapters/adapters.server.ts";
import type { GatewayEvent } from "#app/adapters/payments/payment-gateway.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { donation } from "#app/db/schema/donations.ts";
import { notification } from "#app/db/schema/messages.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { createCsrProgramme } from "#app/features/csr/server/programmes/create-csr-programme.server.ts";
import { readCsrBooks } from "#app/features/csr/server/reports/read-csr-books.server.ts";
import { makeTrialBalance } from "#app/features/ledger/server/make-trial-balance.server.ts";
import { readBooks } from "#app/features/ledger/server/read-books.server.ts";
import { acceptPaymentWebhook } from "#app/features/payments/server/accept-payment-webhook.server.ts";
import { listPaymentTroubles } from "#app/features/payments/server/list-payment-troubles.server.ts";
import { reserveAwards } from "#app/features/payouts/server/awards/reserve-awards.server.ts";
import { applicationWorldJobs, useApplicationWorld } from "#tests/support/application-world.ts";
import { makeApproved, makePortalPerson } from "#tests/support/funding-world.ts";
import { makeCompany } from "#tests/support/rows/organisation-rows.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { donationList } from "../../donation-list.ts";
import { partlyRefunded } from "../../donation-refund.ts";
import { getDonationRow } from "../donations/get-donation-row.server.ts";
import { listDonations } from "../donations/list-donations.server.ts";
import { openDonationPayment } from "../donations/open-donation-payment.server.ts";
import { pledgeDonation } from "../donations/pledge-donation.server.ts";
import { settleDonation } from "../donations/settle-donation.server.ts";
import { readDonorAnalytics } from "../impact/read-donor-analytics.server.ts";
import { readGiverFlow } from "../impact/read-giver-flow.server.ts";
import { readImpact } from "../impact/read-impact.server.ts";
import { createDonorProgramme } from "../programmes/create-donor-programme.server.ts";
import { listProgrammes } from "../programmes/list-programmes.server.ts";
import { listDonationStatement } from "../receipts/list-donation-statement.server.ts";
import { makeDonationReceipt } from "../receipts/make-donation-receipt.server.ts";
import { listRefunds } from "./list-refunds.server.ts";
import { refundDonation } from "./refund-donation.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld();

let desk: Actor;
const settlers = { donation: settleDonation };

beforeAll(async () => {
  desk = await makePortalPerson("admin", "Money Desk");
});

async function makeGiver() {
  const donor = await makePortalPerson("donor", "Krishna Trust");
  const { id } = await createDonorProgramme(donor, {
    formKey: newFormKey(),
    title: `Hostel Fees ${newId().slice(-6)}`,
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
  const [row] = await database().select().from(programme).where(eq(programme.id, id));
  return { donor, programmeId: id, scholarshipId: row?.scholarshipId ?? "" };
}

async function pledge(giver: Actor, programmeId: string, amount: number) {
  const { id } = await pledgeDonation(giver, {
    formKey: newFormKey(),
    programmeId,
    amount,
    donorName: giver.name ?? "",
    address: "3 Example Road",
    pan: "AAATD1234E",
  });
  const opened = await openDonationPayment(giver, id);
  const base = {
    gatewayOrderId: opened?.checkout?.fields.order_id ?? "",
    gatewayPaymentId: `sandbox_pay_${id}`,
    currency: "INR",
  };
  const paid: GatewayEvent = {
    ...base,
    eventId: `paid:${id}`,
    kind: "paid",
    gatewayRefundId: null,
    amountPaise: amount,
  };
  const refund = (name: string, amountPaise: number): GatewayEvent => ({
    ...base,
    eventId: `refund.processed:${name}_${id}`,
    kind: "refunded",
    gatewayRefundId: `${name}_${id}`,
    amountPaise,
  });
  return { id, paid, refund };
}

async function say(event: GatewayEvent) {
  const { rawBody, headers } = sandboxGateway().webhook(event);
  return (await acceptPaymentWebhook(rawBody, headers, settlers))?.outcome;
}

const rowOf = async (id: string) => {
  const [row] = await database().select().from(donation).where(eq(donation.id, id));
  if (!row) throw new Error("gone");
  return row;
};

describe("a part of a donation that goes back at the gateway's own desk", () => {
  it("is booked once by its id, and every figure of the giver follows", async () => {
    const { donor, programmeId } = await makeGiver();
    const { id, paid, refund } = await pledge(donor, programmeId, 5_000_00);
    await say(paid);
    expect(await say(refund("r1", 1_000_00))).toBe("applied");
    expect(await say(refund("r1", 1_000_00))).toBe("replay");
    expect(await say(refund("r2", 500_00))).toBe("applied");
    // More than is left is never booked, but the desk reads it.
    expect(await say(refund("r3", 4_000_00))).toBe("wrong_amount");
    expect((await listPaymentTroubles(desk))[0]).toMatchObject({ amount: "₹4,000", kind: "refunded" });
    await expect(listPaymentTroubles(donor)).rejects.toMatchObject({ status: 403 });

    const row = await rowOf(id);
    expect(row).toMatchObject({ status: "active", refundedPaise: 1_500_00 });
    expect(partlyRefunded(row)).toBe("Partly refunded ₹1,500 of ₹5,000");
    expect(await readGiverFlow(donor)).toMatchObject({ givenPaise: 3_500_00, placedPaise: 3_500_00 });
    expect((await readImpact(donor)).givenThisYearPaise).toBe(3_500_00);
    expect((await readDonorAnalytics(donor)).months.at(-1)?.givenPaise).toBe(3_500_00);
    const own = (await listProgrammes(donor)).find((one) => one.id === programmeId);
    expect(own).toMatchObject({ givenPaise: 3_500_00, availablePaise: 3_500_00 });
    const { rows } = await listDonations(donor, donationList.read("/donor"));
    expect(rows[0]).toMatchObject({ refundedPaise: 1_500_00, refundNote: partlyRefunded(row) });
    const statement = await listDonationStatement(desk, 2026);
    const lines = await Array.fromAsync(statement.rows);
    expect(lines.find(({ name }) => name === "Krishna Trust")?.rupees).toBe("3500.00");
    expect((await makeDonationReceipt(donor, id)).bytes.length).toBeGreaterThan(1000);
    expect((await listRefunds(desk, id)).map(({ amount }) => amount).toSorted()).toEqual(["₹1,000", "₹500"]);
    const told = await database()
      .select()
      .from(notification)
      .where(eq(notification.userId, donor.userId ?? ""));
    expect(told.filter(({ title }) => title === "Part of a donation returned")).toHaveLength(2);

    // The desk gives the rest back, and only the rest.
    await refundDonation(desk, id, "Given by mistake");
    expect(await rowOf(id)).toMatchObject({ status: "refunded", refundedPaise: 5_000_00 });
    await expect(makeDonationReceipt(donor, id)).rejects.toMatchObject({ status: 409 });
    expect(await readGiverFlow(donor)).toMatchObject({ givenPaise: 0, placedPaise: 0 });
    expect((await makeTrialBalance()).faults).toBe(0);
  });

  it("after the award is the operator's, and a matter for the desk; a company does not count it as spent", async () => {
    const company = await makeCompany("Kaveri Agro");
    const made = await createCsrProgramme(company, {
      formKey: newFormKey(),
      title: "Girls in engineering",
      description: "Fees and books.",
      scheduleItem: "ii",
      isOngoing: "no",
      budget: 1_00_000_00,
      startsOn: "2026-04-01",
      endsOn: "2027-03-31",
      states: [],
      milestones: [],
    });
    const { scholarshipId } = await makeGiver();
    await database()
      .update(programme)
      .set({ scholarshipId: null })
      .where(eq(programme.scholarshipId, scholarshipId));
    await database()
      .update(programme)
      .set({ scholarshipId, kind: "scholarship" })
      .where(eq(programme.id, made.id));
    const { id, paid, refund } = await pledge(company, made.id, 10_000_00);
    await say(paid);
    await makeApproved(scholarshipId, 9_000_00);
    await reserveAwards(desk);
    const owed = (await readBooks(desk)).owedPaise;
    await say(refund("c1", 3_000_00));
    // 1,000 was nobody's yet; 2,000 the student has.
    expect((await readBooks(desk)).owedPaise).toBe(owed + 2_000_00);
    expect(await listRefunds(desk)).toMatchObject([
      { donationId: id, amount: "₹3,000", byOperator: "₹2,000" },
    ]);
    expect(await readGiverFlow(company)).toMatchObject({ givenPaise: 7_000_00, awardedPaise: 7_000_00 });
    const [bell] = await database()
      .select()
      .from(notification)
      .where(eq(notification.userId, desk.userId ?? ""));
    expect(bell).toMatchObject({ link: `/admin/donations/${id}`, type: "warning" });
    const books = await readCsrBooks(company);
    expect(books.spends.reduce((sum, one) => sum + one.amount, 0)).toBe(-2_000_00);
    await expect(getDonationRow(desk, id)).resolves.toMatchObject({ row: { status: "active" } });
    expect((await makeTrialBalance()).faults).toBe(0);
  });

  it("any parts, in any order and however often: the sum never passes the gift, and the books stay even", async () => {
    const { donor, programmeId, scholarshipId } = await makeGiver();
    const script = fc.record({
      parts: fc.array(fc.integer({ min: 1, max: 6_000_00 }), { minLength: 1, maxLength: 4 }),
      order: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
      award: fc.constantFrom(0, 3_000_00, 9_000_00),
      again: fc.integer({ min: 0, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(script, async ({ parts, order, award, again }) => {
        const { id, paid, refund } = await pledge(donor, programmeId, 10_000_00);
        // Place 0 is the payment: a refund may be told before it.
        const events = [paid, ...parts.map((part, index) => refund(`p${index}`, part))];
        const told = order.flatMap((place) => events[place] ?? []);
        for (const event of told) {
          await say(event);
          if (event === paid && award > 0) {
            await makeApproved(scholarshipId, award);
            await reserveAwards(desk);
          }
        }
        await say(told[again % told.length] ?? paid);
        const row = await rowOf(id);
        expect(row.refundedPaise).toBe(fitting(told, paid, 10_000_00));
        expect(row.status === "refunded").toBe(row.refundedPaise === row.amountPaise);
        const { rows } = await database().execute<{ back: string }>(sql`
          select coalesce(-sum(e.amount_paise), 0) as back from ledger_entry e
          join ledger_account a on a.id = e.account_id and a.kind = 'bank'
          join ledger_transaction t on t.id = e.transaction_id
          where t.subject_id = ${id} and t.kind in ('refund', 'refund_by_operator')`);
        expect(Number(rows[0]?.back)).toBe(row.refundedPaise);
        const sheet = await makeTrialBalance();
        expect(sheet.faults).toBe(0);
        expect(sheet.debitPaise).toBe(sheet.creditPaise);
      }),
      { numRuns: 8 },
    );
  });
});

/** What the told refunds come to: those told before the payment count with it, one that passes the gift never. */
function fitting(told: GatewayEvent[], paid: GatewayEvent, amount: number): number {
  const place = told.indexOf(paid);
  const refunds = [...told.slice(0, place), ...told.slice(place + 1)];
  return refunds.reduce((sum, { amountPaise }) => (sum + amountPaise <= amount ? sum + amountPaise : sum), 0);
}
