import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock, useRealClock } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { newId } from "#app/core/id.ts";
import { paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { hospitalPartner } from "#app/db/schema/hospital-partners.ts";
import { insuranceAgent } from "#app/db/schema/insurance-agents.ts";
import { insuredUser } from "#app/db/schema/insured-users.ts";
import { policy } from "#app/db/schema/policies.ts";
import { insuranceRows as rows } from "#tests/support/rows/insurance-rows.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { createPolicySchema, editPolicySchema } from "../forms/insurance-forms.ts";
import { deletedList } from "../lists/deleted-list.ts";
import { paymentList, policyList, userList } from "../lists/insurance-lists.ts";
import { listSellerNames } from "./agents/agent-rows.server.ts";
import { sealBankAccount } from "./agents/bank-account-parts.server.ts";
import { revealBankAccount } from "./agents/reveal-bank-account.server.ts";
import { changeDeleted } from "./deleted/change-deleted.server.ts";
import { listDeleted } from "./deleted/list-deleted.server.ts";
import { countHospitals } from "./hospitals/hospital-rows.server.ts";
import { listHistory } from "./lists/list-history.server.ts";
import { listPayments } from "./payments/payment-rows.server.ts";
import { recordPayment } from "./payments/record-payment.server.ts";
import { createPolicy } from "./policies/create-policy.server.ts";
import { editPolicy } from "./policies/edit-policy.server.ts";
import { listPolicies } from "./policies/policy-rows.server.ts";
import { sealContact } from "./users/contact-parts.server.ts";
import { editUser } from "./users/edit-user.server.ts";
import { findDependents } from "./users/find-dependents.server.ts";
import { listUsers } from "./users/user-rows.server.ts";

useTestDatabase();
const admin: Actor = { role: "admin", userId: newId(), staffRoles: ["super_admin"], language: "en" };
beforeAll(() => setClock(() => new Date("2026-11-15T06:00:00Z")));
afterAll(useRealClock);

const at = (path: string) => new URL(path, "http://localhost");
const why = "Entered twice.";

describe("I4: what something living hangs on is not deleted", () => {
  test("an agent with policies in force, a customer with one, a hospital and a policy with an open claim", async () => {
    const agent = await rows.agent();
    const person = await rows.person();
    const cover = await rows.policy(agent.number, { userId: person });
    const hospital = await rows.hospital();
    await rows.claim(cover, hospital, { status: "processing" });
    const cases = [
      ["agent", agent.id, "1 policy in force bears this agent’s name"],
      ["user", person, "1 policy in force belongs to this customer. Delete or end it first."],
      ["hospital", hospital, "1 claim of this hospital waits for a decision or for its money"],
      ["policy", cover, "1 claim on this policy waits"],
    ] as const;
    for (const [kind, id, words] of cases) {
      expect((await findDependents(admin, kind, id)).blocks.join(" ")).toContain(words);
      await expect(changeDeleted(admin, kind, id, "delete", why)).rejects.toMatchObject({ status: 409 });
    }
  });

  test("each kind is found among the deleted, with who, when and why, and comes back", async () => {
    const agent = await rows.agent({ name: "Leaving Agent" });
    const cover = await rows.policy(agent.number, { validFrom: "2024-01-01", validTo: "2024-12-31" });
    const person = await rows.person();
    const hospital = await rows.hospital();
    const things = [
      ["policy", cover, policy],
      ["agent", agent.id, insuranceAgent],
      ["user", person, insuredUser],
      ["hospital", hospital, hospitalPartner],
    ] as const;
    for (const [kind, id, table] of things) {
      await changeDeleted(admin, kind, id, "delete", why);
      const found = await listDeleted(admin, deletedList.read(at(`/admin/deleted?kind=${kind}`)));
      expect(found.rows.find((row) => row.id === id)).toMatchObject({ kind, reason: why });
      await changeDeleted(admin, kind, id, "restore");
      const [row] = await database().select({ gone: table.deletedAt }).from(table).where(eq(table.id, id));
      expect(row?.gone).toBeNull();
    }
    const none = await listDeleted(admin, deletedList.read(at("/admin/deleted?q=leaving")));
    expect(none).toMatchObject({ rows: [], total: 0 });
  });
});

test("I10d: a policy in force does not come back without its agent and its customer", async () => {
  const agent = await rows.agent({ name: "Absent Agent" });
  const person = await rows.person();
  const cover = await rows.policy(agent.number, { userId: person });
  await changeDeleted(admin, "policy", cover, "delete", why);
  await changeDeleted(admin, "agent", agent.id, "delete", why);
  await changeDeleted(admin, "user", person, "delete", why);
  const back = () => changeDeleted(admin, "policy", cover, "restore");
  await expect(back()).rejects.toMatchObject({
    status: 409,
    detail: "Its agent Absent Agent is deleted: bring the agent back first.",
  });
  await changeDeleted(admin, "agent", agent.id, "restore");
  await expect(back()).rejects.toMatchObject({
    detail: "Its customer is deleted: bring the customer back first.",
  });
  await changeDeleted(admin, "user", person, "restore");
  await back();
  const [row] = await database().select({ gone: policy.deletedAt }).from(policy).where(eq(policy.id, cover));
  expect(row?.gone).toBeNull();
});

test("the days of a policy and of a cover make sense", async () => {
  const agent = await rows.agent();
  const terms = {
    cardNumber: "BSC-2026-900002",
    customerName: "Asha Demo",
    plan: "basic",
    premium: "499",
    validFrom: "2026-11-01",
    validTo: "2027-10-31",
    agentId: String(agent.number),
    formKey: newFormKey(),
  };
  const of = (changes: object) => createPolicySchema.parse({ ...terms, formKey: newFormKey(), ...changes });
  const far = createPolicySchema.safeParse({ ...terms, validTo: "2099-11-14" });
  expect(far.error?.issues.map(({ path }) => path[0])).toEqual(["validTo"]);
  for (const [validFrom, validTo] of [
    ["2016-11-01", "2017-10-31"],
    ["2062-11-01", "2063-10-31"],
  ])
    await expect(createPolicy(admin, of({ validFrom, validTo }))).rejects.toMatchObject({
      fieldErrors: { validFrom: [expect.stringContaining("check the year")] },
    });
  const { policyId } = await createPolicy(admin, of({}));
  const change = (changes: object) =>
    editPolicy(admin, policyId, editPolicySchema.parse({ ...terms, revision: "1", ...changes }));
  await expect(change({ validFrom: "2006-11-01", validTo: "2007-10-31" })).rejects.toMatchObject({
    fieldErrors: { validFrom: [expect.any(String)] },
  });
  // What was written down long ago can still be corrected in everything else.
  const old = { validFrom: "2022-01-01", validTo: "2022-12-31" };
  await database().update(policy).set(old).where(eq(policy.id, policyId));
  await change({ ...old, customerName: "Asha Devi" });

  const id = newId();
  const contact = { email: "covered@example.org", phone: "9811122444" };
  await rows.person({ id, name: "Asha Demo", ...sealContact("insured_user", id, contact) });
  const covered = (coveredUntil: string) =>
    editUser(admin, id, {
      revision: 1,
      name: "Asha Demo",
      ...contact,
      plan: "basic",
      location: "Guntur",
      coveredUntil,
    });
  await expect(covered("2099-01-01")).rejects.toMatchObject({
    fieldErrors: { coveredUntil: [expect.stringContaining("check the year")] },
  });
  await covered("2028-01-01");
});

test("I10d, D16e: who sold a policy is named, marked when gone, can be filtered by, and sells no more", async () => {
  const agent = await rows.agent({ name: "Gone Agent" });
  await rows.policy(agent.number, { validFrom: "2024-01-01", validTo: "2024-12-31" });
  await changeDeleted(admin, "agent", agent.id, "delete", why);
  expect((await listSellerNames(admin))[agent.number]).toBe("Gone Agent (deleted)");
  const page = await listPolicies(admin, policyList.read(at(`/?agent=${agent.number}`)));
  expect(page.rows.map((row) => row.agent)).toEqual(["Gone Agent (deleted)"]);
  await expect(
    createPolicy(admin, {
      formKey: newFormKey(),
      cardNumber: "BSC-2026-777777",
      customerName: "Asha Demo",
      premium: paise(99_900),
      validFrom: "2026-11-01",
      validTo: "2027-10-31",
      plan: "family",
      agentId: agent.number,
    }),
  ).rejects.toMatchObject({ fieldErrors: { agentId: ["Choose an active agent."] } });
});

test("I18: a user is found by place, a payment by its number begun, whole, or its last digits", async () => {
  const email = "kurnool@example.org";
  const id = newId();
  await rows.person({
    id,
    location: "Kurnool, Andhra Pradesh",
    ...sealContact("insured_user", id, { email, phone: "9811122333" }),
  });
  const users = await listUsers(admin, userList.read(at("/?q=kurnool")));
  expect(users.rows.map((row) => row.location)).toEqual(["Kurnool, Andhra Pradesh"]);
  const agent = await rows.agent();
  await rows.payment(agent.number, { transactionId: "TXN-20261102-004711", serial: 4711 });
  for (const q of ["TXN-20261102-004711", "txn 20261102", "4711", "004711"]) {
    const page = await listPayments(admin, paymentList.read(at(`/?q=${encodeURIComponent(q)}`)));
    expect(
      page.rows.map((row) => row.transactionId),
      q,
    ).toEqual(["TXN-20261102-004711"]);
  }
});

test("I9b, I10a: the history speaks in words, with the reason", async () => {
  const id = newId();
  const agent = await rows.agent({
    id,
    name: "Worded Agent",
    ...sealBankAccount(id, "Demo Bank, 123456784242, SBIN0000001"),
  });
  const { policyId } = await createPolicy(admin, {
    cardNumber: "BSC-2026-900001",
    customerName: "Asha Demo",
    plan: "standard",
    premium: paise(49_900),
    validFrom: "2026-11-01",
    validTo: "2027-10-31",
    agentId: agent.number,
    formKey: newFormKey(),
  });
  const [created] = await listHistory(admin, `policy:${policyId}`);
  expect(created?.what).toBe("Created");
  expect(created?.changes).toEqual(
    expect.arrayContaining([
      { field: "Premium", before: "–", after: "₹499" },
      { field: "Plan", before: "–", after: "Standard" },
      { field: "Agent", before: "–", after: "Worded Agent" },
      { field: "Valid From", before: "–", after: "1 Nov 2026" },
    ]),
  );
  await revealBankAccount(admin, agent.id, { reason: "The commission came back" });
  const [shown] = await listHistory(admin, `insurance_agent:${agent.id}`);
  expect(shown).toMatchObject({ what: "Account shown", reason: "The commission came back" });
});

test("I10e: a paid premium is not recorded again; a failed try is no payment", async () => {
  const agent = await rows.agent();
  const cover = await rows.policy(agent.number);
  const pay = (status: "success" | "failed") =>
    recordPayment(admin, cover, { formKey: newFormKey(), method: "upi", status });
  await pay("failed");
  await pay("success");
  await expect(pay("success")).rejects.toMatchObject({ status: 409 });
});

test("I10b: a city is covered where an active hospital is", async () => {
  const before = (await countHospitals(admin)).cities;
  await rows.hospital({ city: "Nagpur", status: "pending" });
  await rows.hospital({ city: "Karimnagar", status: "suspended" });
  expect((await countHospitals(admin)).cities).toBe(before);
  await rows.hospital({ city: "Karimnagar", status: "active" });
  expect((await countHospitals(admin)).cities).toBe(before + 1);
});
