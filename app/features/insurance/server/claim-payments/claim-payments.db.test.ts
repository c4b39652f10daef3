import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addIstDays, istDate, setClock, useRealClock } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { paise } from "#app/core/money.ts";
import { verhoeffDigit } from "#app/core/numbers/check-digit.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { claimPayment, claimPaymentBatch } from "#app/db/schema/claim-payments.ts";
import { claim } from "#app/db/schema/claims.ts";
import { fraudAlert } from "#app/db/schema/insurance-fraud.ts";
import { notification, outboundMessage } from "#app/db/schema/messages.ts";
import { policy } from "#app/db/schema/policies.ts";
import { secondLook } from "#app/db/schema/second-looks.ts";
import { outgoingMessages } from "#app/features/identity/server/contacts/outgoing-messages.server.ts";
import { settleSecondLook } from "#app/features/identity/server/second-person/settle-second-look.server.ts";
import { createPortalUser } from "#app/features/identity/server/staff/create-portal-user.server.ts";
import { openPart } from "#app/features/notifications/server/outbox/message-envelope.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { connectFeatures } from "#server/connect-features.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { insuranceRows } from "#tests/support/rows/insurance-rows.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { decideClaim } from "../claims/decide-claim.server.ts";
import { getClaim } from "../claims/get-claim.server.ts";
import { newClaimActions } from "../claims/new-claim-actions.server.ts";
import { recordClaim } from "../claims/record-claim.server.ts";
import { reopenClaim } from "../claims/reopen-claim.server.ts";
import { settleClaim } from "../claims/settle-claim.server.ts";
import { decideFraudAlert } from "../fraud/decide-fraud-alert.server.ts";
import { createPolicy } from "../policies/create-policy.server.ts";
import { addUser } from "../users/add-user.server.ts";
import { changeClaimBatch } from "./change-claim-batch.server.ts";
import { claimBatchActions } from "./claim-batch-actions.server.ts";
import { claimPaymentsActions } from "./claim-payments-actions.server.ts";
import { exportClaimBatch } from "./export-claim-batch.server.ts";
import { listClaimPayments } from "./list-claim-payments.server.ts";
import { prepareClaimPayments } from "./prepare-claim-payments.server.ts";
import { settleClaimPayment } from "./settle-claim-payment.server.ts";

useTestDatabase({ jobs: [...notificationJobs] });

const at = new Date("2026-11-15T06:00:00Z");
type Admin = Actor & { userId: string };
let admin: Admin;
let second: Admin;
let hospitalId: string;
let agentNumber: number;
let made = 0;

async function makeAdmin(name: string): Promise<Admin> {
  const email = `${name.toLowerCase()}@example.org`;
  const password = "a-long-test-password-47";
  const userId = await createPortalUser(systemActor, {
    role: "admin",
    staffRoles: ["super_admin"],
    name,
    email,
    password,
  });
  return { role: "admin", staffRoles: ["super_admin"], userId, name, language: "en" };
}
beforeAll(async () => {
  setClock(at);
  [admin, second] = [await makeAdmin("First"), await makeAdmin("Second")];
  outgoingMessages.connect(async () => {});
  hospitalId = await insuranceRows.hospital();
  agentNumber = (await insuranceRows.agent()).number;
});
afterAll(() => {
  useRealClock();
  outgoingMessages.connect(null);
});

type Given = { treatedOn?: string; account?: string | null; isKnown?: boolean; rupees?: number };

async function newClaim({ treatedOn = "2026-11-10", account, isKnown = true, rupees = 20_000 }: Given = {}) {
  made += 1;
  const phone = `98123${String(made).padStart(5, "0")}`;
  const formKey = newFormKey;
  if (isKnown) {
    const who = { name: "Asha Demo", email: `p${made}@demo.example`, phone, location: "Guntur" };
    const digits = `2345678${String(made).padStart(4, "0")}`;
    const aadhaar = `${digits}${verhoeffDigit(digits)}`;
    await addUser(admin, { ...who, plan: "premium", aadhaar, formKey: formKey() });
  }
  const { policyId } = await createPolicy(admin, {
    cardNumber: `BSC-2026-${String(made).padStart(6, "0")}`,
    customerName: "Asha Demo",
    ...(isKnown && { customerPhone: phone }),
    validFrom: "2026-09-01",
    validTo: "2027-08-31",
    plan: "family",
    premium: paise(99_900),
    agentId: agentNumber,
    formKey: formKey(),
  });
  const number = account === undefined ? `10000000${String(made).padStart(4, "0")}` : account;
  const { claimId } = await recordClaim(admin, policyId, {
    type: "surgery",
    amount: paise(rupees * 100 + made * 100),
    hospitalId,
    treatedOn,
    ...(number && { holder: "Asha Demo", account: number, ifsc: "SBIN0001234" }),
    formKey: formKey(),
  });
  return claimId;
}
const heardOf = ({ userId }: Admin) =>
  database()
    .select()
    .from(notification)
    .where(eq(notification.userId, userId))
    .orderBy(notification.createdAt, notification.id);
const rowOf = async (id: string) => {
  const [row] = await database().select().from(claim).where(eq(claim.id, id));
  if (!row) throw new Error("no claim");
  return row;
};
async function approved(given: Given = {}) {
  const id = await newClaim(given);
  await decideClaim(admin, id, { revision: (await rowOf(id)).revision, event: "approve" });
  return id;
}
const prepare = () => prepareClaimPayments(admin, newFormKey());
const paymentOf = async (claimId: string) => {
  const rows = await database().select().from(claimPayment).where(eq(claimPayment.claimId, claimId));
  const row = rows.at(-1);
  if (!row) throw new Error("no payment");
  return row;
};
async function balance(kind: string, ownerId: string | null = null): Promise<number> {
  const { rows } = await database().execute<{ paise: string }>(sql`
    select coalesce(sum(e.amount_paise), 0) as paise from ledger_entry e join ledger_account a on a.id = e.account_id
    where a.kind = ${kind} and a.owner_id is not distinct from ${ownerId}::uuid`);
  return Number(rows[0]?.paise);
}
const toldOf = async (claimId: string) =>
  (await database().select().from(outboundMessage).where(eq(outboundMessage.subjectId, claimId))).length;

describe("fraud alerts stand where the decision is made", () => {
  test("D2: an open High or Critical alert is on the claim, holds its approval until it is dismissed, and links both ways", async () => {
    const id = await newClaim({ treatedOn: "2026-08-20" });
    const seen = await getClaim(admin, id);
    expect(seen).toMatchObject({ isHeld: true, alerts: [{ severity: "high", status: "open" }] });
    await expect(decideClaim(admin, id, { revision: 1, event: "approve" })).rejects.toMatchObject({
      status: 409,
      detail: expect.stringContaining("Decide about the alert first"),
    });
    const alertId = seen.alerts[0]?.id ?? "";
    const [alert] = await database().select().from(fraudAlert).where(eq(fraudAlert.id, alertId));
    const decide = (event: "confirm" | "dismiss" | "reopen", revision: number) =>
      decideFraudAlert(admin, { alertId, revision, event, note: "Looked into it." });
    await decide("confirm", alert?.revision ?? 1);
    await expect(decideClaim(admin, id, { revision: 1, event: "approve" })).rejects.toThrow();
    await decide("reopen", (alert?.revision ?? 1) + 1);
    await decide("dismiss", (alert?.revision ?? 1) + 2);
    await decideClaim(admin, id, { revision: 1, event: "approve" });
    expect((await rowOf(id)).status).toBe("approved");
  });

  test("D2: a claim whose policy was deleted is not approved", async () => {
    const id = await newClaim();
    const { policyId } = await rowOf(id);
    await database().update(policy).set({ deletedAt: at }).where(eq(policy.id, policyId));
    await expect(decideClaim(admin, id, { revision: 1, event: "approve" })).rejects.toThrow("");
    expect((await rowOf(id)).status).toBe("processing");
  });

  test("D16f: a treatment years before the card is a slip of the pen", async () => {
    await expect(newClaim({ treatedOn: "2020-01-01" })).rejects.toMatchObject({
      fieldErrors: { treatedOn: [expect.stringContaining("check the year")] },
    });
  });
});

describe("a claim's money", () => {
  test("I3: approved, prepared, sent by a second person, paid: the customer reads what is so, the ledger has each step", async () => {
    const id = await approved();
    const { approvedPaise = 0 } = await rowOf(id);
    expect(await balance("claim", id)).toBe(-(approvedPaise ?? 0));
    const { batchId } = await prepare();
    await expect(changeClaimBatch(admin, batchId, "send")).rejects.toThrow();
    await expect(exportClaimBatch(admin, batchId)).rejects.toThrow();
    await changeClaimBatch(second, batchId, "send");
    const told = await toldOf(id);
    const payment = await paymentOf(id);
    expect(payment.status).toBe("sent");
    expect(await (await exportClaimBatch(admin, batchId)).text()).toContain("SBIN0001234");
    const bank = await balance("insurance_bank");
    const answer = { event: "pay", reference: "UTR0000001234", paidOn: istDate() } as const;
    await settleClaimPayment(admin, payment.id, answer);
    await expect(settleClaimPayment(second, payment.id, answer)).rejects.toThrow();
    expect(await toldOf(id)).toBe(told + 2);
    expect([await balance("claim", id), await balance("insurance_bank")]).toEqual([
      0,
      bank - (approvedPaise ?? 0),
    ]);
    for (const { id: other, status } of await database()
      .select()
      .from(claimPayment)
      .where(eq(claimPayment.batchId, batchId))) {
      if (status === "sent")
        await settleClaimPayment(admin, other, { event: "return", reason: "The account is closed." });
    }
    const [batch] = await database()
      .select()
      .from(claimPaymentBatch)
      .where(eq(claimPaymentBatch.id, batchId));
    expect(batch?.status).toBe("settled");
    await expect(reopenClaim(admin, id, { revision: 2, reason: "Too late for this." })).rejects.toThrow();
  });

  test("a day that has not come and a reference that is known are refused, and nothing is paid", async () => {
    const ids = [await approved(), await approved()];
    const { batchId } = await prepare();
    await changeClaimBatch(second, batchId, "send");
    const [one, other] = [await paymentOf(ids[0] ?? ""), await paymentOf(ids[1] ?? "")];
    const pay = (id: string, reference: string, paidOn: string) =>
      settleClaimPayment(admin, id, { event: "pay", reference, paidOn });
    await expect(pay(one.id, "UTR0000005678", addIstDays(istDate(), 1))).rejects.toMatchObject({
      fieldErrors: { paidOn: [expect.any(String)] },
    });
    await pay(one.id, "UTR0000005678", istDate());
    await expect(pay(other.id, "UTR0000005678", istDate())).rejects.toMatchObject({
      fieldErrors: { reference: [expect.any(String)] },
    });
    expect((await paymentOf(ids[1] ?? "")).status).toBe("sent");
    await settleClaimPayment(admin, other.id, { event: "return", reason: "The account is closed." });
  });

  test("C18: what the customer reads is what was decided; a rejection has its reason", async () => {
    const mailsOf = async (id: string) =>
      (await database().select().from(outboundMessage).where(eq(outboundMessage.subjectId, id)))
        .filter(({ channel }) => channel === "email")
        .map((row) => openPart(row.id, "body", row.bodyEncrypted ?? ""))
        .join();
    const yes = await mailsOf(await approved({ account: null }));
    expect(yes).toMatch(/approved/i);
    expect(yes).not.toContain("rejected");
    const id = await newClaim({ account: null });
    await expect(settleClaim(admin, id, { revision: 1, event: "reject" })).rejects.toMatchObject({
      code: "reason_needed",
    });
    expect((await rowOf(id)).status).toBe("processing");
    await settleClaim(admin, id, { revision: 1, event: "reject", reason: "The bill is another's." });
    expect(await mailsOf(id)).toContain("was rejected. The reason: The bill is another's.");
  });

  test("sent back by the bank it is held up until another account is known", async () => {
    const id = await approved();
    const { batchId } = await prepare();
    await changeClaimBatch(second, batchId, "send");
    await settleClaimPayment(admin, (await paymentOf(id)).id, {
      event: "return",
      reason: "No such account.",
    });
    const { held } = await listClaimPayments(admin);
    expect(held.find((row) => row.id === id)?.why).toContain("No such account.");
    await expect(prepare()).rejects.toMatchObject({ code: "nothing_ready" });
    expect(await balance("claim", id)).toBeLessThan(0);
  });

  test("undo: an approval is taken back while no money moves; books and amount with it; approved again it is booked again", async () => {
    const id = await approved({ account: null });
    await reopenClaim(admin, id, { revision: 2, reason: "The bill was read wrongly." });
    expect(await balance("claim", id)).toBe(0);
    await decideClaim(admin, id, {
      revision: 3,
      event: "approve",
      amountPaise: 100_00,
      reason: "Only this part.",
    });
    expect(await balance("claim", id)).toBe(-100_00);
    const whyHeld = async () => (await listClaimPayments(admin)).held.find((row) => row.id === id)?.why;
    expect(await whyHeld()).toBe("No bank account is known");
    // Its end alone is no account that a bank would take.
    await database().update(claim).set({ payeeLastFour: "4242" }).where(eq(claim.id, id));
    expect(await whyHeld()).toBe("Only the account's last four digits are known");
  });

  test("I3: where nobody can be told, the desk is", async () => {
    const id = await approved({ isKnown: false });
    expect(await toldOf(id)).toBe(0);
    const told = await database()
      .select()
      .from(notification)
      .where(
        and(eq(notification.userId, second.userId), eq(notification.link, `/admin/claim-management/${id}`)),
      );
    expect(told).toHaveLength(1);
  });

  test("T52: from the limit on an approval of a claim waits for a second person, by what is approved of it", async () => {
    const id = await newClaim({ rupees: 1_20_000 });
    await expect(decideClaim(admin, id, { revision: 1, event: "approve" })).resolves.toBe("asked");
    expect((await rowOf(id)).status).toBe("processing");
    connectFeatures();
    outgoingMessages.connect(async () => {});
    const [look] = await database()
      .select()
      .from(secondLook)
      .where(eq(secondLook.subject, `claim:${id}`));
    await expect(settleSecondLook(admin, look?.id ?? "", "approve")).rejects.toMatchObject({ status: 403 });
    expect((await rowOf(id)).status).toBe("processing");
    await settleSecondLook(second, look?.id ?? "", "approve");
    const settled = await rowOf(id);
    expect(settled).toMatchObject({ status: "approved", approvedPaise: settled.amountPaise });
    const small = { event: "approve", amountPaise: 90_000_00, reason: "The cap of this treatment." } as const;
    await expect(
      decideClaim(admin, await newClaim({ rupees: 1_20_000 }), { revision: 1, ...small }),
    ).resolves.toBe("done");
  });
});

describe("the buttons of the claim payments", () => {
  everyButton(claimPaymentsActions, {
    async prepare(press) {
      const id = await approved();
      const formKey = newFormKey();
      const first = await press(admin, { formKey });
      expect(first).toMatchObject({
        to: expect.stringMatching(/^\/admin\/claim-payments\/.+done=prepared$/),
      });
      expect(await press(admin, { formKey })).toEqual(first);
      expect((await paymentOf(id)).status).toBe("prepared");
      await changeClaimBatch(admin, (await paymentOf(id)).batchId, "cancel");
    },
  });
  everyButton(claimBatchActions, {
    async send(press) {
      const id = await approved();
      const { batchId } = await prepare();
      await expect(press(admin, {}, { batchId })).resolves.toMatchObject({ status: 403 });
      await press(second, {}, { batchId });
      expect((await paymentOf(id)).status).toBe("sent");
    },
    async cancel(press) {
      const id = await approved();
      const { batchId } = await prepare();
      await press(admin, {}, { batchId });
      expect((await paymentOf(id)).status).toBe("cancelled");
      await expect(press(admin, {}, { batchId })).resolves.toMatchObject({ status: 409 });
      // D21: who can send it has heard; a no of somebody else's needs its reason, which who prepared it reads.
      const again = (await prepare()).batchId;
      expect((await heardOf(second)).at(-1)).toMatchObject({
        title: "Claim payments wait for a second person",
        link: `/admin/claim-payments/${again}`,
      });
      await expect(press(second, {}, { batchId: again })).resolves.toMatchObject({
        status: 422,
        answer: { errors: { reason: [expect.any(String)] } },
      });
      await press(second, { reason: "The account is closed." }, { batchId: again });
      expect((await heardOf(admin)).at(-1)?.message).toMatch(
        /^CP-\S+ was put back\. The account is closed\.$/,
      );
      await changeClaimBatch(second, (await prepare()).batchId, "send");
    },
    async paid(press) {
      const id = await approved();
      const { batchId } = await prepare();
      await changeClaimBatch(second, batchId, "send");
      const { id: payment } = await paymentOf(id);
      await expect(press(admin, { payment, reference: "x", paidOn: "" }, { batchId })).resolves.toMatchObject(
        {
          status: 422,
        },
      );
      await press(admin, { payment, reference: "utr00000777", paidOn: istDate() }, { batchId });
      expect(await paymentOf(id)).toMatchObject({ status: "paid", reference: "UTR00000777" });
    },
    async returned(press) {
      const id = await approved();
      const { batchId } = await prepare();
      await changeClaimBatch(second, batchId, "send");
      const { id: payment } = await paymentOf(id);
      await press(admin, { payment, reason: "The account is closed." }, { batchId });
      expect(await paymentOf(id)).toMatchObject({ status: "returned", reason: "The account is closed." });
    },
  });
  everyButton(newClaimActions, {
    async claim(press) {
      const id = await newClaim();
      const [row] = await database()
        .select({ card: policy.cardNumber })
        .from(policy)
        .where(eq(policy.id, (await rowOf(id)).policyId));
      const fields = {
        type: "surgery",
        amount: "7777",
        hospitalId,
        treatedOn: "2026-11-10",
        formKey: newFormKey(),
      };
      const place = { search: `?card=${row?.card.toLowerCase()}` };
      const refused = await press(admin, { ...fields, account: "123456789012" }, {}, place);
      expect(refused).toMatchObject({ status: 422, answer: { errors: { ifsc: ["Enter the IFSC code."] } } });
      await expect(press(admin, fields, {}, place)).resolves.toMatchObject({
        to: expect.stringContaining("done=recorded"),
      });
      const [added] = await database().select().from(claim).where(eq(claim.amountPaise, 7777_00));
      expect(added?.policyId).toBe((await rowOf(id)).policyId);
      await expect(
        press(admin, { ...fields, formKey: newFormKey() }, {}, { search: "?card=zz" }),
      ).rejects.toThrow();
    },
  });
});
