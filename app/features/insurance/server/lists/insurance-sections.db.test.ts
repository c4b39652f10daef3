import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock, useRealClock } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { newId } from "#app/core/id.ts";
import { paise } from "#app/core/money.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { verifyAudit } from "#app/db/audit/verify-audit.server.ts";
import { drainJobs } from "#app/db/jobs/jobs.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { campaign, campaignRecipient } from "#app/db/schema/campaigns.ts";
import { claim } from "#app/db/schema/claims.ts";
import { insuranceAgent } from "#app/db/schema/insurance-agents.ts";
import { fraudAlert } from "#app/db/schema/insurance-fraud.ts";
import { insuredUser } from "#app/db/schema/insured-users.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { policy } from "#app/db/schema/policies.ts";
import { accountTie } from "#app/db/schema/second-looks.ts";
import { appUser } from "#app/db/schema/users.ts";
import { tieAccounts } from "#app/features/identity/server/staff/tie-accounts.server.ts";
import { openBody } from "#app/features/notifications/server/outbox/message-envelope.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { claimRatingSchema } from "../../forms/claim-rating.ts";
import { createPolicySchema } from "../../forms/insurance-forms.ts";
import { agentList, policyList, userList } from "../../lists/insurance-lists.ts";
import { addAgent } from "../agents/add-agent.server.ts";
import { countAgents, listAgentNames, listAgents } from "../agents/agent-rows.server.ts";
import { getAgent } from "../agents/get-agent.server.ts";
import { revealBankAccount } from "../agents/reveal-bank-account.server.ts";
import { campaignJobs } from "../campaigns/campaign-jobs.server.ts";
import { countCampaigns } from "../campaigns/campaign-rows.server.ts";
import { countCampaignStep } from "../campaigns/count-campaign-step.server.ts";
import { getCampaign } from "../campaigns/get-campaign.server.ts";
import { readCampaignNotice } from "../campaigns/read-campaign-notice.server.ts";
import { sendCampaign } from "../campaigns/send-campaign.server.ts";
import { countClaims } from "../claims/claim-rows.server.ts";
import { decideClaim } from "../claims/decide-claim.server.ts";
import { rateClaim } from "../claims/rate-claim.server.ts";
import { readRatedClaim } from "../claims/read-rated-claim.server.ts";
import { recordClaim } from "../claims/record-claim.server.ts";
import { changeDeleted } from "../deleted/change-deleted.server.ts";
import { addHospital } from "../hospitals/add-hospital.server.ts";
import { decideRefund } from "../payments/decide-refund.server.ts";
import { getPayment } from "../payments/get-payment.server.ts";
import { makePaymentReceipt } from "../payments/make-payment-receipt.server.ts";
import { countPayments } from "../payments/payment-rows.server.ts";
import { recordPayment } from "../payments/record-payment.server.ts";
import { requestRefund } from "../payments/request-refund.server.ts";
import { createPolicy } from "../policies/create-policy.server.ts";
import { editPolicy } from "../policies/edit-policy.server.ts";
import { getPolicy } from "../policies/get-policy.server.ts";
import { countPolicies, listPolicies } from "../policies/policy-rows.server.ts";
import { addUser } from "../users/add-user.server.ts";
import { editUser } from "../users/edit-user.server.ts";
import { getUser } from "../users/get-user.server.ts";
import { listUsers } from "../users/user-rows.server.ts";
import { moveItem } from "./move-item.server.ts";
import { rowLinks } from "./row-links.server.ts";
import { sectionExports } from "./section-export-rows.server.ts";

useTestDatabase({ jobs: [...notificationJobs, ...campaignJobs] });

const at = new Date("2026-11-15T06:00:00Z");
const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: newId(), language: "en" };
const second: Actor = { role: "admin", staffRoles: ["super_admin"], userId: newId(), language: "en" };
const student: Actor = { role: "student", userId: newId(), language: "te" };

const person = {
  name: "Asha Demo",
  email: "asha@demo.example",
  phone: "9812300001",
  plan: "premium" as const,
  location: "Guntur",
  aadhaar: "234567890124",
};
const user = (more = {}) => ({ ...person, ...more, formKey: newFormKey() });
const agent = (n: number) => ({
  formKey: newFormKey(),
  name: `Agent ${"ABC"[n]}`,
  email: `agent${n}@demo.example`,
  phone: `981230010${n}`,
  region: "South" as const,
  monthlyTarget: 4,
  commission: 15,
  bankAccount: `Demo Bank\n10000000${n}4242\nSBIN0000001`,
});
const terms = (n: number, more = {}) => ({
  formKey: newFormKey(),
  cardNumber: `BSC-2026-00000${n}`,
  customerName: "Asha Demo",
  customerPhone: person.phone,
  plan: "family" as const,
  premium: paise(99_900),
  validFrom: "2026-11-15",
  validTo: "2027-11-14",
  agentId: 1,
  ...more,
});
const everyUser = () => listUsers(admin, userList.read("/"));
const chain = (name: string) =>
  database().select().from(auditEntry).where(eq(auditEntry.chain, name)).orderBy(auditEntry.seq);

let userId = "";
let policyId = "";
let hospitalId = "";

beforeAll(async () => {
  setClock(at);
  for (const { userId: id } of [admin, second])
    await database()
      .insert(appUser)
      .values({ id: id ?? "", createdAt: at });
  ({ userId } = await addUser(admin, user()));
  await addAgent(admin, agent(0));
  ({ hospitalId } = await addHospital(admin, {
    formKey: newFormKey(),
    name: "Demo Hospital",
    phone: "9812300200",
    email: "desk@demo.example",
    city: "Guntur",
    state: "Andhra Pradesh",
    specialties: "Surgery",
    address: "1 Demo Road",
  }));
  ({ policyId } = await createPolicy(admin, terms(1)));
});
afterAll(useRealClock);

describe("users, agents, hospitals and policies", () => {
  test("T25, T26: Aadhaar is four digits and a hash, contacts and the account are sealed, and nobody but the desk sees any", async () => {
    const [row] = await database().select().from(insuredUser).where(eq(insuredUser.id, userId));
    expect(JSON.stringify(row)).not.toMatch(/234567890124|9812300001|asha@demo/);
    expect(row?.aadhaarLastFour).toBe("0124");
    expect(await getUser(admin, userId)).toMatchObject({
      email: person.email,
      aadhaar: "XXXX-XXXX-0124",
      status: "active",
    });
    const [seller] = await database().select().from(insuranceAgent);
    expect(JSON.stringify(seller)).not.toContain("1000000004242");
    const agentId = seller?.id ?? "";
    expect((await getAgent(admin, agentId)).bankAccount).toBe("XXXXXX4242");
    expect(await revealBankAccount(admin, agentId, { reason: "commission bounced" })).toContain(
      "1000000004242",
    );
    expect((await chain(`insurance_agent:${agentId}`)).at(-1)).toMatchObject({
      event: "insurance_agent.account_revealed",
      details: { reason: "commission bounced" },
    });
    for (const actor of [visitor, student]) {
      await expect(listUsers(actor, userList.read("/"))).rejects.toThrow();
      await expect(getUser(actor, userId)).rejects.toThrow();
      await expect(revealBankAccount(actor, agentId, { reason: "x" })).rejects.toThrow();
      await expect(addUser(actor, user({ phone: "9812300099" }))).rejects.toThrow();
      await expect(changeDeleted(actor, "policy", policyId, "delete")).rejects.toThrow();
    }
  });

  test("duplicates are refused at their field; T38: the same form twice is one row; deleting frees the phone, Undo then tells", async () => {
    await expect(addUser(admin, user({ email: "other@demo.example" }))).rejects.toMatchObject({
      status: 422,
      fieldErrors: { phone: [expect.stringContaining("exists already")] },
    });
    await expect(
      addUser(admin, user({ phone: "9812300003", email: "ASHA@demo.example".toLowerCase() })),
    ).rejects.toMatchObject({ fieldErrors: { email: expect.anything() } });
    await expect(createPolicy(admin, terms(1))).rejects.toMatchObject({
      fieldErrors: { cardNumber: expect.anything() },
    });
    const twice = user({ phone: "9812300002", email: "twin@demo.example", name: "Twin Demo" });
    const answers = await Promise.all(Array.from({ length: 8 }, () => addUser(admin, twice)));
    expect(new Set(answers.map((answer) => answer.userId)).size).toBe(1);
    const twin = answers[0]?.userId ?? "";
    await changeDeleted(admin, "user", twin, "delete");
    expect((await listUsers(admin, userList.read("/?q=twin"))).rows).toEqual([]);
    await addUser(admin, user({ phone: "9812300002", email: "third@demo.example", name: "Third Demo" }));
    await expect(changeDeleted(admin, "user", twin, "restore")).rejects.toMatchObject({ status: 409 });
    expect((await chain(`insured_user:${twin}`)).map(({ event }) => event)).toEqual([
      "insured_user.added",
      "insured_user.deleted",
    ]);
  });

  test("T39: an edit writes the old and the new, on the version that was seen; expiry is a matter of the day", async () => {
    const { revision, plan, coveredUntil, name, email, phone } = await getUser(admin, userId);
    expect(coveredUntil).toBe("2027-11-14");
    const input = { revision, name, email, phone, plan, location: "Vijayawada", coveredUntil: "2026-11-20" };
    await editUser(admin, userId, input);
    await expect(editUser(admin, userId, input)).rejects.toMatchObject({ status: 409 });
    expect((await chain(`insured_user:${userId}`)).at(-1)?.details).toEqual({
      before: { location: "Guntur", coveredUntil: "2027-11-14" },
      after: { location: "Vijayawada", coveredUntil: "2026-11-20" },
    });
    const { cards } = await everyUser();
    setClock(new Date("2026-11-20T18:31:00Z"));
    expect((await getUser(admin, userId)).status).toBe("expired");
    expect((await everyUser()).cards.expired).toBe(cards.expired + 1);
    setClock(at);
  });

  test("search finds by number, its last digits, name, whole phone and e-mail; paging walks every policy once", async () => {
    await inTransaction((tx) =>
      tx.execute(sql`insert into policy (id, card_number, customer_name, plan, premium_paise, valid_from, valid_to, agent_number, sold_on, created_at)
      select gen_random_uuid(), 'BSC-2025-' || lpad(n::text, 6, '0'), 'Bulk Person', 'basic', 29900, date '2025-01-01' + n, date '2025-12-31' + n, 1, date '2025-01-01' + n, now() from generate_series(101, 165) n`),
    );
    const find = async (q: string) =>
      (await listPolicies(admin, policyList.read(`/?q=${encodeURIComponent(q)}`))).rows.map(
        (row) => row.cardNumber,
      );
    expect(await find("bsc 2026 000001")).toEqual(["BSC-2026-000001"]);
    expect(await find("1")).toEqual(["BSC-2026-000001"]);
    expect(await find("BSC-2025-00014")).toHaveLength(10);
    expect(await find("asha")).toEqual(["BSC-2026-000001"]);
    expect(await find("%")).toEqual([]);
    for (const q of [person.phone, person.email, "ASHA d"])
      expect(
        (await listUsers(admin, userList.read(`/?q=${encodeURIComponent(q)}`))).rows.map((row) => row.id),
      ).toEqual([userId]);
    for (const sort of ["card_up", "customer_down", "premium_up", "from_down"]) {
      const seen: string[] = [];
      for (let cursor: string | null = ""; cursor !== null; ) {
        const page = await listPolicies(admin, policyList.read(`/?sort=${sort}&cursor=${cursor}`));
        expect(page.total).toEqual({ count: 66, isCapped: false });
        seen.push(...page.rows.map((row) => row.id));
        cursor = page.next;
      }
      expect(new Set(seen).size, sort).toBe(66);
    }
    const expired = await listPolicies(admin, policyList.read("/?status=expired&plan=basic"));
    expect(expired.total.count).toBe(65);
  });

  test("the counted days follow every change: create, edit, delete, undo; the agent's month and target with them", async () => {
    const agree = async () => {
      const figures = await countPolicies(admin);
      const { rows } =
        await database().execute(sql`select count(*)::int as total, sum(premium_paise)::float8 as "premiumPaise",
        count(*) filter (where valid_to >= '2026-11-15')::int as active from policy where deleted_at is null`);
      expect(figures).toMatchObject(rows[0] as object);
      return figures;
    };
    const first = await agree();
    await addAgent(admin, agent(1));
    const { policyId: other } = await createPolicy(admin, terms(2, { customerPhone: undefined }));
    expect((await agree()).total).toBe(first.total + 1);
    expect((await countAgents(admin)).topPerformer).toEqual({ name: "Agent A", percent: 50 });
    await editPolicy(admin, other, {
      ...terms(2, { customerPhone: undefined }),
      revision: 1,
      agentId: 2,
      premium: paise(50_000),
    });
    expect((await agree()).premiumPaise).toBe(first.premiumPaise + 50_000);
    expect((await countAgents(admin)).topPerformer?.percent).toBe(25);
    await changeDeleted(admin, "policy", other, "delete");
    expect(await agree()).toEqual(first);
    await changeDeleted(admin, "policy", other, "restore");
    expect((await agree()).total).toBe(first.total + 1);
    const [agentB] = await database().select().from(insuranceAgent).where(eq(insuranceAgent.number, 2));
    await moveItem(admin, { kind: "agent", id: agentB?.id ?? "", revision: 1, event: "deactivate" });
    expect(await listAgentNames(admin)).toEqual({ 1: "Agent A" });
    await expect(createPolicy(admin, terms(3, { agentId: 2 }))).rejects.toMatchObject({
      fieldErrors: { agentId: expect.anything() },
    });
    await expect(createPolicy(admin, terms(3, { customerName: "Somebody Else" }))).rejects.toMatchObject({
      fieldErrors: { customerName: [expect.stringContaining("Asha Demo")] },
    });
  });
});

describe("claims and payments", () => {
  test("T39: a claim is decided once, with its reason; the customer is told by e-mail and SMS; the second decision is refused", async () => {
    const make = () =>
      recordClaim(admin, policyId, {
        formKey: newFormKey(),
        type: "surgery",
        amount: paise(1_200_000),
        hospitalId,
        treatedOn: "2026-11-10",
      });
    await expect(make()).rejects.toMatchObject({ fieldErrors: { hospitalId: expect.anything() } });
    await moveItem(admin, { kind: "hospital", id: hospitalId, revision: 1, event: "approve" });
    const [{ claimId }, { claimId: other }] = [await make(), await make()];
    expect((await countClaims(admin)).processing).toBe(2);
    // What the rules say about them is decided first (D2).
    await database()
      .update(fraudAlert)
      .set({ status: "dismissed", note: "Known here.", decidedAt: new Date() });
    const tries = await Promise.allSettled(
      [admin, second].map((actor) => decideClaim(actor, claimId, { revision: 1, event: "approve" })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(
      decideClaim(admin, claimId, { revision: 2, event: "reject", reason: "late thought" }),
    ).rejects.toMatchObject({ status: 409, code: "wrong_state" });
    await decideClaim(second, other, { revision: 1, event: "reject", reason: "Not part of this plan." });
    expect(await countClaims(admin)).toMatchObject({ approved: 1, rejected: 1, processing: 0 });
    const sent = await database().select().from(outboundMessage).where(eq(outboundMessage.subjectId, other));
    expect(sent.map(({ channel }) => channel).sort()).toEqual(["email", "sms"]);
    expect((await chain(`claim:${other}`)).at(-1)).toMatchObject({
      fromState: "processing",
      toState: "rejected",
      details: { customerTold: true, after: { reason: "Not part of this plan." } },
    });
    await expect(decideClaim(student, claimId, { revision: 1, event: "approve" })).rejects.toThrow();
  });

  test("the customer rates a decided claim by the link of their message, and may think again; nobody else", async () => {
    const [row] = await database().select().from(claim).where(eq(claim.status, "rejected"));
    const id = row?.id ?? "";
    const [mail] = await database()
      .select()
      .from(outboundMessage)
      .where(and(eq(outboundMessage.subjectId, id), eq(outboundMessage.channel, "email")));
    const { text } = openBody(mail?.id ?? "", mail?.bodyEncrypted ?? "");
    const token = /\/claim-rating\/([\w.-]+)/.exec(text)?.[1] ?? "";
    await rateClaim(visitor, token, 2);
    await rateClaim(visitor, token, 4);
    await rateClaim(visitor, token, 4);
    expect(await readRatedClaim(visitor, token)).toEqual({ claimNumber: row?.claimNumber, rating: 4 });
    const rated = (await chain(`claim:${id}`)).filter(({ event }) => event === "claim.rated");
    expect(rated.map(({ details }) => details)).toEqual([
      { before: { rating: null }, after: { rating: 2 } },
      { before: { rating: 2 }, after: { rating: 4 } },
    ]);
    // A link of another kind, one that was bent, and none.
    const notice = rowLinks.make("notice", id).split("/").at(-1) ?? "";
    for (const wrong of [notice, `${token}x`, "nothing"]) {
      await expect(rateClaim(visitor, wrong, 1)).rejects.toMatchObject({ status: 404 });
    }
    expect(claimRatingSchema.safeParse({ stars: "6" }).success).toBe(false);
    await database().update(claim).set({ status: "processing" }).where(eq(claim.id, id));
    await expect(rateClaim(visitor, token, 1)).rejects.toMatchObject({ status: 409 });
    await database().update(claim).set({ status: "rejected" }).where(eq(claim.id, id));
  });

  test("T16: a refund needs a second person, never exceeds the payment, and takes the revenue back; the receipt is a PDF", async () => {
    const { paymentId } = await recordPayment(admin, policyId, {
      formKey: newFormKey(),
      method: "upi",
      status: "success",
    });
    const failed = await recordPayment(admin, policyId, {
      formKey: newFormKey(),
      method: "card",
      status: "failed",
    });
    expect(await countPayments(admin)).toEqual({ total: 2, successful: 1, failed: 1, revenuePaise: 99_900 });
    const { bytes, fileName } = await makePaymentReceipt(admin, paymentId);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(fileName).toMatch(/^receipt-TXN-20261115-\d{6}\.pdf$/);
    await expect(makePaymentReceipt(admin, failed.paymentId)).rejects.toMatchObject({ status: 409 });
    const ask = (amount: number, id = paymentId) =>
      requestRefund(admin, id, { formKey: newFormKey(), amount: paise(amount), reason: "paid twice" });
    await expect(ask(99_901)).rejects.toMatchObject({ status: 422 });
    await expect(ask(100, failed.paymentId)).rejects.toMatchObject({ status: 409 });
    const { refundId } = await ask(60_000);
    await expect(ask(100)).rejects.toMatchObject({ status: 409 });
    await expect(decideRefund(admin, refundId, "approve")).rejects.toMatchObject({ status: 403 });
    expect((await getPayment(admin, paymentId)).openRefund?.canDecide).toBe(false);
    // X6: an account that the first one has just brought in is not a second person.
    const tie = { userId: second.userId ?? "", byUserId: admin.userId ?? "", how: "invited" as const };
    await inTransaction((tx) => tieAccounts(tx, tie));
    await expect(decideRefund(second, refundId, "approve")).rejects.toMatchObject({ status: 403 });
    await database().delete(accountTie);
    await decideRefund(second, refundId, "approve");
    await expect(decideRefund(second, refundId, "approve")).rejects.toMatchObject({ status: 409 });
    expect((await countPayments(admin)).revenuePaise).toBe(39_900);
    expect((await getPolicy(admin, policyId)).payments).toHaveLength(2);
  });
});

describe("notifications", () => {
  const words = {
    title: "Hello",
    message: "Good news",
    type: "update" as const,
    priority: "medium" as const,
  };

  test("T41: the audience becomes rows, batches go through the outbox once, and delivered, opened, clicked are counted once each", async () => {
    const form = { ...words, audience: "all_users" as const, formKey: newFormKey() };
    const [{ campaignId }, again] = [await sendCampaign(admin, form), await sendCampaign(admin, form)];
    expect(again.campaignId).toBe(campaignId);
    const people = (await everyUser()).cards.total;
    expect(await getCampaign(admin, campaignId)).toMatchObject({
      recipients: people,
      sent: 0,
      status: "sending",
    });
    await drainJobs([...campaignJobs, ...notificationJobs]);
    await campaignJobs[0]?.run({}, { jobId: "x", attempt: 1, signal: AbortSignal.timeout(60_000) });
    expect(await getCampaign(admin, campaignId)).toMatchObject({
      status: "sent",
      sent: people,
      delivered: people,
      opened: 0,
    });
    expect(await database().$count(outboundMessage, eq(outboundMessage.subjectId, campaignId))).toBe(people);
    const [one] = await database()
      .select()
      .from(campaignRecipient)
      .where(and(eq(campaignRecipient.campaignId, campaignId), eq(campaignRecipient.personId, userId)));
    const token =
      rowLinks
        .make("notice", one?.id ?? "")
        .split("/")
        .at(-1) ?? "";
    expect(await readCampaignNotice(visitor, token)).toEqual({
      title: "Hello",
      message: "Good news",
      action: "Read the answers",
    });
    for (const step of ["open", "open", "click", "click"] as const)
      expect(await countCampaignStep(visitor, token, step)).toBe("/faq");
    expect(await getCampaign(admin, campaignId)).toMatchObject({ opened: 1, clicked: 1 });
    expect((await countCampaigns(admin)).clickRate).toBe(100);
    for (const forged of [`${token}x`, "a.b", newId()])
      await expect(readCampaignNotice(visitor, forged)).rejects.toMatchObject({ status: 404 });
  });

  test("an empty audience is refused and leaves nothing; expired users are those of the day", async () => {
    await expect(
      sendCampaign(admin, { ...words, audience: "expired_users", formKey: newFormKey() }),
    ).rejects.toMatchObject({ fieldErrors: { audience: expect.anything() } });
    await expect(
      sendCampaign(student, { ...words, audience: "agents", formKey: newFormKey() }),
    ).rejects.toThrow();
    expect(await database().$count(campaign)).toBe(1);
  });
});

test("T28: every section exports what its list shows, to the desk alone, and it is in the audit", async () => {
  const heads: Record<string, string> = {};
  for (const [name, section] of Object.entries(sectionExports)) {
    const url = new URL(`http://x/admin/exports/${name}`);
    const [head = "", ...lines] = (await (await section.file(admin, url)).text()).trim().split("\r\n");
    heads[name] = head.replace(/^\ufeff/, "");
    expect(lines.length, name).toBeGreaterThan(0);
    await expect(section.file(student, url)).rejects.toThrow();
  }
  expect(heads).toEqual({
    "user-management": "Name,Email,Phone,Plan,Status,Location,Joined,Covered until",
    "agent-franchise": "Id,Agent,Email,Phone,Region,Achieved,Target,Commission %,Status",
    "hospital-partners": "Hospital,Phone,Email,City,State,Address,Specialties,Status",
    "policy-cards": "Card number,Agent,Customer,Plan,Premium (INR),Valid from,Valid to,Status",
    "claim-management": "Claim number,Date,Customer,Type,Amount (INR),Hospital,Due,Assigned,Status",
    "payment-system": "Transaction,Date,Customer,Amount (INR),Refunded (INR),Method,Agent,Status",
    notifications: "Title,Message,Type,Audience,Sent,Delivered,Opened,Clicked,Priority,Date",
  });
  expect(await database().$count(policy, sql`deleted_at is null`)).toBe(67);
  expect(
    (await chain(`account:${admin.userId}`)).filter(({ event }) => event === "list.exported"),
  ).toHaveLength(7);
});

test("T17: forged ids, cursors, dates and numbers get an answer, never a broken query", async () => {
  const forged = (sort: string, ...values: unknown[]) =>
    Buffer.from(JSON.stringify([sort, 1, ...values])).toString("base64url");
  const id = newId();
  for (const [list, spec, sort, value] of [
    [listPolicies, policyList, "from_down", "0000-01-01"],
    [listPolicies, policyList, "premium_up", Number.MAX_SAFE_INTEGER],
    [listAgents, agentList, "number_up", Number.MAX_SAFE_INTEGER],
    [listAgents, agentList, "commission_down", -9e9],
  ] as const) {
    const query = (spec as typeof policyList).read(`/?sort=${sort}&cursor=${forged(sort, value, id)}`);
    await expect((list as typeof listPolicies)(admin, query)).resolves.toBeDefined();
  }
  for (const bad of ["x", "", "1 or 1=1"]) {
    await expect(editPolicy(admin, bad, { ...terms(9), revision: 1 })).rejects.toMatchObject({ status: 404 });
    await expect(changeDeleted(admin, "agent", bad, "delete")).rejects.toMatchObject({ status: 404 });
    await expect(decideRefund(second, bad, "approve")).rejects.toMatchObject({ status: 404 });
  }
  const card = {
    formKey: newFormKey(),
    cardNumber: "BSC-2026-000009",
    customerName: "Asha Demo",
    plan: "basic",
    premium: "299",
    validFrom: "0000-01-01",
    validTo: "2027-11-14",
    agentId: "99999999999",
  };
  const wrong = createPolicySchema.safeParse(card).error?.issues.map(({ path }) => path[0]);
  expect(wrong).toEqual(["validFrom", "agentId"]);
});

test("T33: the audit of all of it holds", async () => {
  expect((await verifyAudit()).problems).toEqual([]);
});
