import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { setClock, useRealClock } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { newId } from "#app/core/id.ts";
import { paise } from "#app/core/money.ts";
import { verhoeffDigit } from "#app/core/numbers/check-digit.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { claim } from "#app/db/schema/claims.ts";
import { hospitalPartner } from "#app/db/schema/hospital-partners.ts";
import { insuranceAgent } from "#app/db/schema/insurance-agents.ts";
import { insurancePayment, insuranceRefund } from "#app/db/schema/insurance-payments.ts";
import { insuredUser } from "#app/db/schema/insured-users.ts";
import { notification } from "#app/db/schema/messages.ts";
import { policy } from "#app/db/schema/policies.ts";
import { documentJobs } from "#app/features/documents/server/document-jobs.server.ts";
import { outgoingMessages } from "#app/features/identity/server/contacts/outgoing-messages.server.ts";
import { createPortalUser } from "#app/features/identity/server/staff/create-portal-user.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { deletedByMany, openAlertOn } from "#tests/support/rows/deleted-by-many.ts";
import { realPdf } from "#tests/support/sample-files.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { claimList } from "../lists/insurance-lists.ts";
import { addAgent } from "./agents/add-agent.server.ts";
import { agentActions } from "./agents/agent-actions.server.ts";
import { agentsActions } from "./agents/agents-actions.server.ts";
import { campaignJobs } from "./campaigns/campaign-jobs.server.ts";
import { addClaimPaper } from "./claims/add-claim-paper.server.ts";
import { claimActions } from "./claims/claim-actions.server.ts";
import { listClaims } from "./claims/claim-rows.server.ts";
import { claimsActions } from "./claims/claims-actions.server.ts";
import { decideClaim } from "./claims/decide-claim.server.ts";
import { getClaim } from "./claims/get-claim.server.ts";
import { listClaimPapers } from "./claims/list-claim-papers.server.ts";
import { recordClaim } from "./claims/record-claim.server.ts";
import { deletedActions } from "./deleted/deleted-actions.server.ts";
import { addHospital } from "./hospitals/add-hospital.server.ts";
import { hospitalActions } from "./hospitals/hospital-actions.server.ts";
import { hospitalsActions } from "./hospitals/hospitals-actions.server.ts";
import { paymentActions } from "./payments/payment-actions.server.ts";
import { recordPayment } from "./payments/record-payment.server.ts";
import { requestRefund } from "./payments/request-refund.server.ts";
import { createPolicy } from "./policies/create-policy.server.ts";
import { policiesActions } from "./policies/policies-actions.server.ts";
import { policyActions } from "./policies/policy-actions.server.ts";
import { addUser } from "./users/add-user.server.ts";
import { userActions } from "./users/user-actions.server.ts";
import { usersActions } from "./users/users-actions.server.ts";

useTestDatabase({ jobs: [...documentJobs, ...notificationJobs, ...campaignJobs] });

const at = new Date("2026-11-15T06:00:00Z");
const student: Actor = { role: "student", userId: null, language: "en" };
let admin: Actor & { userId: string };
let second: Actor & { userId: string };

async function makeAdmin(name: string): Promise<Actor & { userId: string }> {
  const password = "a-long-test-password-47";
  const email = `${name.toLowerCase()}@example.org`;
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
  outgoingMessages.connect(async () => {});
  admin = await makeAdmin("First");
  second = await makeAdmin("Second");
});
afterAll(useRealClock);

let made = 0;
const phone = () => {
  made += 1;
  return `98123${String(made).padStart(5, "0")}`;
};
const person = () => {
  const number = phone();
  return { name: "Asha Demo", email: `p${number}@demo.example`, phone: number, location: "Guntur" };
};
const aadhaars = ["234567890124", "234123412346", "999941057058"];
const agentFields = () => ({
  name: "Ravi Agent",
  email: `a${made}@demo.example`,
  phone: phone(),
  region: "South" as const,
});
const hospitalFields = () => ({
  name: `Hospital ${made}`,
  email: `h${made}@demo.example`,
  phone: phone(),
  city: "Guntur",
  state: "Andhra Pradesh" as const,
  specialties: "Surgery",
  address: "1 Demo Road",
});
const bankAccount = "Demo Bank\n1000000004242\nSBIN0000001";
const userOf = async (id: string) =>
  (await database().select().from(insuredUser).where(eq(insuredUser.id, id)))[0];
const agentOf = async (id: string) =>
  (await database().select().from(insuranceAgent).where(eq(insuranceAgent.id, id)))[0];
const hospitalOf = async (id: string) =>
  (await database().select().from(hospitalPartner).where(eq(hospitalPartner.id, id)))[0];
const policyOf = async (id: string) => (await database().select().from(policy).where(eq(policy.id, id)))[0];
const claimOf = async (id: string) => (await database().select().from(claim).where(eq(claim.id, id)))[0];

const newUser = async () =>
  (await addUser(admin, { ...person(), plan: "premium", aadhaar: aadhaars[0] ?? "", formKey: newFormKey() }))
    .userId;
let agentNumber = 0;
const newAgent = async () => {
  const { agentId } = await addAgent(admin, {
    ...agentFields(),
    monthlyTarget: 4,
    commission: 15,
    bankAccount: `Demo Bank\n10000000${String(made).padStart(5, "0")}\nSBIN0000001`,
    formKey: newFormKey(),
  });
  agentNumber = (await agentOf(agentId))?.number ?? 0;
  return agentId;
};
const newHospital = async () =>
  (await addHospital(admin, { ...hospitalFields(), formKey: newFormKey() })).hospitalId;
const terms = () => {
  made += 1;
  return {
    cardNumber: `BSC-2026-${String(made).padStart(6, "0")}`,
    customerName: "Asha Demo",
    validFrom: "2026-11-01",
    validTo: "2027-10-31",
  };
};
const newPolicy = async () => {
  if (agentNumber === 0) await newAgent();
  const { policyId } = await createPolicy(admin, {
    ...terms(),
    plan: "family",
    premium: paise(99_900),
    agentId: agentNumber,
    formKey: newFormKey(),
  });
  return policyId;
};
const hospitalInForce = async () => {
  const id = await newHospital();
  await database().update(hospitalPartner).set({ status: "active" }).where(eq(hospitalPartner.id, id));
  return id;
};
const claimFields = async () => ({
  type: "surgery" as const,
  hospitalId: await hospitalInForce(),
  treatedOn: "2026-11-10",
});
/** A claim whose customer can be told. */
async function newClaim() {
  const { phone: customerPhone } = await (async () => {
    const fields = person();
    const digits = `2345678${String(made).padStart(4, "0")}`;
    const aadhaar = `${digits}${verhoeffDigit(digits)}`;
    await addUser(admin, { ...fields, plan: "premium", aadhaar, formKey: newFormKey() });
    return fields;
  })();
  if (agentNumber === 0) await newAgent();
  const { policyId } = await createPolicy(admin, {
    ...terms(),
    customerPhone,
    plan: "family",
    premium: paise(99_900),
    agentId: agentNumber,
    formKey: newFormKey(),
  });
  const { claimId } = await recordClaim(admin, policyId, {
    ...(await claimFields()),
    amount: paise(20_000_00),
    formKey: newFormKey(),
  });
  const revision = String((await claimOf(claimId))?.revision);
  return { id: claimId, revision, params: { claimId }, now: () => claimOf(claimId) };
}
const reason = "The bill is not of this hospital.";

describe("the buttons of one claim", () => {
  everyButton(claimActions, {
    async approve(press) {
      const { revision, params, now } = await newClaim();
      const amount = "20,000";
      await expect(press(student, { revision, amount }, params)).resolves.toMatchObject({ status: 403 });
      // D28: another amount than the claimed one, less and with its reason.
      await expect(press(admin, { revision, amount: "20,001" }, params)).resolves.toMatchObject({
        status: 422,
        answer: { errors: { amount: ["Only ₹20,000 was claimed."] } },
      });
      await expect(press(admin, { revision, amount: "15,000" }, params)).resolves.toMatchObject({
        status: 422,
        answer: { errors: { reason: [expect.stringContaining("less")] } },
      });
      await expect(press(admin, { revision, amount }, params)).resolves.toEqual({
        to: `/admin/claim-management/${params.claimId}?done=approved`,
      });
      expect(await now()).toMatchObject({ status: "approved", approvedPaise: 20_000_00 });
      await expect(press(admin, { revision, amount }, params)).resolves.toMatchObject({ status: 409 });
    },
    async reopen(press) {
      // D28: from one claim on to the next that waits, and lists by amount.
      const [one, two] = [await newClaim(), await newClaim()];
      const seen = new Set<string>();
      for (let at: string | null = one.id; at && !seen.has(at); at = (await getClaim(admin, at)).nextId) {
        seen.add(at);
      }
      expect([...seen]).toEqual(expect.arrayContaining([one.id, two.id]));
      const ofAmount = async (name: string) =>
        (await listClaims(admin, claimList.read(`/x?amount=${name}`))).rows.map((row) => row.id);
      expect(await ofAmount("middle")).toEqual(expect.arrayContaining([one.id, two.id]));
      expect(await ofAmount("large")).not.toContain(one.id);
      const { id, revision, params, now } = await newClaim();
      await decideClaim(admin, id, { revision: Number(revision), event: "approve" });
      await expect(press(admin, { revision: "2", reason: "" }, params)).resolves.toMatchObject({
        status: 422,
      });
      await press(admin, { revision: "2", reason: "The bill was read wrongly." }, params);
      expect(await now()).toMatchObject({ status: "processing", approvedPaise: null, decidedBy: null });
    },
    async paper(press) {
      const { params } = await newClaim();
      await expect(press(admin, { kind: "claim_bill" }, params)).resolves.toMatchObject({
        status: 422,
        answer: { errors: { paper: ["Choose the file."] } },
      });
      const paper = new File([new Uint8Array(await realPdf("A bill"))], "bill.pdf", {
        type: "application/pdf",
      });
      await expect(press(student, { kind: "claim_bill", paper }, params)).resolves.toMatchObject({
        status: 403,
      });
      await press(admin, { kind: "claim_bill", paper }, params);
      expect(await listClaimPapers(admin, params.claimId)).toMatchObject([
        { kind: "Hospital bill", name: "bill.pdf" },
      ]);
    },
    async remove_paper(press) {
      const { params } = await newClaim();
      const paper = new File([new Uint8Array(await realPdf("A bill"))], "wrong.pdf", {
        type: "application/pdf",
      });
      await addClaimPaper(admin, params.claimId, { kind: "claim_other", paper });
      const [added] = await listClaimPapers(admin, params.claimId);
      const other = await newClaim();
      const fields = { documentId: added?.id ?? "" };
      await expect(press(admin, fields, other.params)).rejects.toMatchObject({ status: 404 });
      await expect(press(admin, fields, { claimId: "€" })).rejects.toMatchObject({ status: 404 });
      await press(admin, fields, params);
      expect(await listClaimPapers(admin, params.claimId)).toEqual([]);
    },
    async account(press) {
      const { revision, params, now } = await newClaim();
      const fields = { revision, holder: "Asha Demo", account: "123456789012", ifsc: "SBIN0001234" };
      const refused = await press(admin, { ...fields, ifsc: "NOPE0001234" }, params);
      expect(refused).toMatchObject({ status: 422 });
      expect(JSON.stringify(refused)).not.toContain("123456789012");
      await press(admin, fields, params);
      expect(await now()).toMatchObject({ payeeLastFour: "9012", payeeIfsc: "SBIN0001234" });
    },
    async reject(press) {
      const { revision, params, now } = await newClaim();
      await expect(press(admin, { revision, reason: "" }, params)).resolves.toMatchObject({ status: 422 });
      // C18: the claim page says what was done, and the row says the same.
      await expect(press(admin, { revision, reason }, params)).resolves.toEqual({
        to: `/admin/claim-management/${params.claimId}?done=rejected`,
      });
      expect(await now()).toMatchObject({ status: "rejected" });
    },
  });
});

describe("the buttons of the list of claims", () => {
  everyButton(claimsActions, {
    async approve(press) {
      const { id, revision, now } = await newClaim();
      await expect(press(admin, { id, revision, amount: "20000" })).resolves.toEqual({
        to: "/?done=approved",
      });
      expect(await now()).toMatchObject({ status: "approved" });
    },
    async reject(press) {
      const { id, revision, now } = await newClaim();
      await expect(press(admin, { id, revision })).resolves.toMatchObject({
        status: 422,
        answer: { form: "reject", typed: { id: [id] } },
      });
      await press(admin, { id, revision, reason });
      expect(await now()).toMatchObject({ status: "rejected" });
    },
    async approve_many(press) {
      const [one, held, decided] = [await newClaim(), await newClaim(), await newClaim()];
      await decideClaim(admin, decided.id, { revision: Number(decided.revision), event: "reject", reason });
      const ids = [one, held, decided].map(({ id, revision }) => `${id}:${revision}`);
      await openAlertOn(held.id, at);
      await expect(press(student, { ids })).resolves.toMatchObject({ status: 403 });
      // D1: asked first, with names and sum; nothing is done yet.
      await expect(press(admin, { ids })).resolves.toMatchObject({
        answer: {
          shown: {
            asks: { rows: [{ id: one.id, amountPaise: 20_000_00 }, {}, {}], sumPaise: 60_000_00 },
          },
        },
      });
      expect(await one.now()).toMatchObject({ status: "processing" });
      await expect(press(admin, { ids, sure: "yes" })).resolves.toMatchObject({
        answer: {
          shown: {
            did: {
              said: "1 claim approved.",
              done: [{ id: one.id }],
              refused: [
                { id: held.id, why: expect.any(String) },
                { id: decided.id, why: expect.any(String) },
              ],
            },
          },
        },
      });
      expect(await one.now()).toMatchObject({ status: "approved", approvedPaise: 20_000_00 });
      expect(await held.now()).toMatchObject({ status: "processing" });
      // Pressed again by a page that stood: nothing is done twice.
      await expect(press(admin, { ids: ids[0] ?? "", sure: "yes" })).resolves.toMatchObject({
        answer: { shown: { did: { done: [], refused: [{ id: one.id }] } } },
      });
    },
    async reject_many(press) {
      const [one, other] = [await newClaim(), await newClaim()];
      const ids = [one, other].map(({ id, revision }) => `${id}:${revision}`);
      await expect(press(admin, { ids, reason: "" })).resolves.toMatchObject({
        status: 422,
        answer: { errors: { reason: [expect.any(String)] } },
      });
      await expect(press(admin, { ids, reason })).resolves.toMatchObject({
        answer: { shown: { asks: { confirm: "Reject them" } } },
      });
      await press(admin, { ids, reason, sure: "yes" });
      expect(await one.now()).toMatchObject({ status: "rejected", reason });
      expect(await other.now()).toMatchObject({ status: "rejected", reason });
    },
  });
});

describe("the buttons of the users", () => {
  everyButton(usersActions, {
    async add(press) {
      const fields = { ...person(), plan: "premium", aadhaar: aadhaars[2] ?? "", formKey: newFormKey() };
      const refused = await press(admin, { ...fields, phone: "12" });
      expect(refused).toMatchObject({ status: 422, answer: { form: "add", typed: { name: ["Asha Demo"] } } });
      expect(JSON.stringify(refused)).not.toContain(fields.aadhaar);
      await expect(press(admin, fields)).resolves.toEqual({ to: "/admin/user-management?done=added" });
      const users = await database().select().from(insuredUser);
      expect(users.some(({ aadhaarLastFour }) => aadhaarLastFour === "7058")).toBe(true);
    },
    async restore(press) {
      const id = await newUser();
      await database().update(insuredUser).set({ deletedAt: at }).where(eq(insuredUser.id, id));
      await press(admin, { id });
      expect((await userOf(id))?.deletedAt).toBeNull();
    },
    ...deletedByMany(
      () => admin,
      newUser,
      async (id) => (await userOf(id))?.deletedAt,
    ),
  });
  everyButton(userActions, {
    async edit(press) {
      const userId = await newUser();
      const fields = {
        ...person(),
        plan: "basic",
        coveredUntil: "2027-11-14",
        revision: String((await userOf(userId))?.revision),
      };
      await press(admin, { ...fields, location: "Ongole" }, { userId });
      expect(await userOf(userId)).toMatchObject({ location: "Ongole", plan: "basic" });
      await expect(press(admin, fields, { userId })).resolves.toMatchObject({ status: 409 });
    },
    async delete(press) {
      const userId = await newUser();
      // I4: it asks why, and tells the history.
      await expect(press(admin, {}, { userId })).resolves.toMatchObject({ status: 422 });
      await press(admin, { reason: "Entered twice." }, { userId });
      expect((await userOf(userId))?.deletedAt).toBeInstanceOf(Date);
    },
    async restore(press) {
      const userId = await newUser();
      await database().update(insuredUser).set({ deletedAt: at }).where(eq(insuredUser.id, userId));
      await press(admin, {}, { userId });
      expect((await userOf(userId))?.deletedAt).toBeNull();
    },
  });
});

describe("the button of what was deleted", () => {
  everyButton(deletedActions, {
    async restore(press) {
      const id = await newHospital();
      await database().update(hospitalPartner).set({ deletedAt: at }).where(eq(hospitalPartner.id, id));
      await expect(press(student, { kind: "hospital", id })).resolves.toMatchObject({ status: 403 });
      await expect(press(admin, { kind: "claim", id })).resolves.toMatchObject({ status: 422 });
      await press(admin, { kind: "hospital", id });
      expect((await hospitalOf(id))?.deletedAt).toBeNull();
    },
    async restore_many(press) {
      const [hospital, user] = [await newHospital(), await newUser()];
      await database().update(hospitalPartner).set({ deletedAt: at }).where(eq(hospitalPartner.id, hospital));
      await database().update(insuredUser).set({ deletedAt: at }).where(eq(insuredUser.id, user));
      const ids = [`hospital:${hospital}`, `user:${user}`, `user:${newId()}`];
      await expect(press(student, { ids })).resolves.toMatchObject({ status: 403 });
      await expect(press(admin, { ids: [`claim:${user}`] })).resolves.toMatchObject({ status: 422 });
      await expect(press(admin, { ids })).resolves.toMatchObject({
        answer: {
          shown: {
            did: {
              said: "2 rows are back in the lists.",
              done: [{ id: hospital }, { id: user, name: "Asha Demo" }],
              refused: [{}],
            },
          },
        },
      });
      expect((await hospitalOf(hospital))?.deletedAt).toBeNull();
      expect((await userOf(user))?.deletedAt).toBeNull();
    },
  });
});

describe("the buttons of the agents", () => {
  everyButton(agentsActions, {
    async add(press) {
      const fields = {
        ...agentFields(),
        monthlyTarget: "4",
        commission: "15",
        bankAccount,
        formKey: newFormKey(),
      };
      const refused = await press(admin, { ...fields, commission: "200" });
      expect(refused).toMatchObject({ status: 422 });
      expect(JSON.stringify(refused)).not.toContain("4242");
      await press(admin, fields);
      const agents = await database().select().from(insuranceAgent);
      expect(agents.some(({ bankLastFour }) => bankLastFour === "4242")).toBe(true);
    },
    async restore(press) {
      const id = await newAgent();
      await database().update(insuranceAgent).set({ deletedAt: at }).where(eq(insuranceAgent.id, id));
      await press(admin, { id });
      expect((await agentOf(id))?.deletedAt).toBeNull();
    },
    ...deletedByMany(
      () => admin,
      newAgent,
      async (id) => (await agentOf(id))?.deletedAt,
      () => {
        agentNumber = 0;
      },
    ),
  });
  everyButton(agentActions, {
    async edit(press) {
      const agentId = await newAgent();
      const revision = String((await agentOf(agentId))?.revision);
      const fields = { ...agentFields(), monthlyTarget: "9", commission: "11", revision };
      await press(admin, fields, { agentId });
      expect(await agentOf(agentId)).toMatchObject({ monthlyTarget: 9, commissionPercent: 11 });
    },
    async move(press) {
      const agentId = await newAgent();
      const row = await agentOf(agentId);
      const event = row?.status === "active" ? "deactivate" : "activate";
      await press(admin, { event, revision: String(row?.revision) }, { agentId });
      expect((await agentOf(agentId))?.status).not.toBe(row?.status);
    },
    async delete(press) {
      const agentId = await newAgent();
      // I4: it asks why, and tells the history.
      await expect(press(admin, {}, { agentId })).resolves.toMatchObject({ status: 422 });
      await press(admin, { reason: "Entered twice." }, { agentId });
      expect((await agentOf(agentId))?.deletedAt).toBeInstanceOf(Date);
    },
    async restore(press) {
      const agentId = await newAgent();
      await database().update(insuranceAgent).set({ deletedAt: at }).where(eq(insuranceAgent.id, agentId));
      await press(admin, {}, { agentId });
      expect((await agentOf(agentId))?.deletedAt).toBeNull();
      agentNumber = 0;
    },
    async reveal(press) {
      const agentId = await newAgent();
      await expect(press(admin, { reason: "" }, { agentId })).resolves.toMatchObject({ status: 422 });
      await expect(press(admin, { reason: "Commission came back" }, { agentId })).resolves.toMatchObject({
        status: 200,
        answer: { shown: { account: expect.stringContaining("Demo Bank") } },
      });
    },
  });
});

describe("the buttons of the hospitals", () => {
  everyButton(hospitalsActions, {
    async add(press) {
      const fields = { ...hospitalFields(), name: "Newest Hospital", formKey: newFormKey() };
      await press(admin, fields);
      const found = await database()
        .select()
        .from(hospitalPartner)
        .where(eq(hospitalPartner.name, fields.name));
      expect(found).toHaveLength(1);
    },
    async restore(press) {
      const id = await newHospital();
      await database().update(hospitalPartner).set({ deletedAt: at }).where(eq(hospitalPartner.id, id));
      await press(admin, { id });
      expect((await hospitalOf(id))?.deletedAt).toBeNull();
    },
    ...deletedByMany(
      () => admin,
      newHospital,
      async (id) => (await hospitalOf(id))?.deletedAt,
    ),
  });
  everyButton(hospitalActions, {
    async edit(press) {
      const hospitalId = await newHospital();
      const revision = String((await hospitalOf(hospitalId))?.revision);
      await press(admin, { ...hospitalFields(), city: "Ongole", revision }, { hospitalId });
      expect(await hospitalOf(hospitalId)).toMatchObject({ city: "Ongole" });
    },
    async move(press) {
      const hospitalId = await newHospital();
      const row = await hospitalOf(hospitalId);
      const event = row?.status === "active" ? "suspend" : "approve";
      await press(admin, { event, revision: String(row?.revision) }, { hospitalId });
      expect((await hospitalOf(hospitalId))?.status).not.toBe(row?.status);
    },
    async delete(press) {
      const hospitalId = await newHospital();
      // I4: it asks why, and tells the history.
      await expect(press(admin, {}, { hospitalId })).resolves.toMatchObject({ status: 422 });
      await press(admin, { reason: "Entered twice." }, { hospitalId });
      expect((await hospitalOf(hospitalId))?.deletedAt).toBeInstanceOf(Date);
    },
    async restore(press) {
      const hospitalId = await newHospital();
      await database()
        .update(hospitalPartner)
        .set({ deletedAt: at })
        .where(eq(hospitalPartner.id, hospitalId));
      await press(admin, {}, { hospitalId });
      expect((await hospitalOf(hospitalId))?.deletedAt).toBeNull();
    },
  });
});

describe("the buttons of the policies", () => {
  everyButton(policiesActions, {
    async add(press) {
      await newAgent();
      const fields = {
        ...terms(),
        plan: "family",
        premium: "999",
        agentId: String(agentNumber),
        formKey: newFormKey(),
      };
      await expect(press(admin, { ...fields, validTo: "2026-01-01" })).resolves.toMatchObject({
        status: 422,
        answer: { errors: { validTo: [expect.any(String)] } },
      });
      await expect(press(admin, fields)).resolves.toEqual({
        to: `/admin/policy-cards?q=${fields.cardNumber}&done=added`,
      });
      const [row] = await database().select().from(policy).where(eq(policy.cardNumber, fields.cardNumber));
      expect(row).toMatchObject({ premiumPaise: 999_00 });
    },
    async restore(press) {
      const id = await newPolicy();
      await database().update(policy).set({ deletedAt: at }).where(eq(policy.id, id));
      await press(admin, { id });
      expect((await policyOf(id))?.deletedAt).toBeNull();
    },
    ...deletedByMany(
      () => admin,
      newPolicy,
      async (id) => (await policyOf(id))?.deletedAt,
    ),
  });
  everyButton(policyActions, {
    async edit(press) {
      const policyId = await newPolicy();
      const row = await policyOf(policyId);
      const fields = { ...terms(), cardNumber: row?.cardNumber ?? "", revision: String(row?.revision) };
      await press(
        admin,
        { ...fields, plan: "basic", premium: "499", agentId: String(agentNumber) },
        { policyId },
      );
      expect(await policyOf(policyId)).toMatchObject({ plan: "basic", premiumPaise: 499_00 });
    },
    async claim(press) {
      const policyId = await newPolicy();
      await press(admin, { ...(await claimFields()), amount: "20,000", formKey: newFormKey() }, { policyId });
      const claims = await database().select().from(claim).where(eq(claim.policyId, policyId));
      expect(claims).toMatchObject([{ amountPaise: 20_000_00, status: "processing" }]);
    },
    async payment(press) {
      const policyId = await newPolicy();
      await press(admin, { method: "upi", status: "success", formKey: newFormKey() }, { policyId });
      const payments = await database()
        .select()
        .from(insurancePayment)
        .where(eq(insurancePayment.policyId, policyId));
      expect(payments).toMatchObject([{ amountPaise: 99_900, status: "success" }]);
    },
    async delete(press) {
      const policyId = await newPolicy();
      await expect(press(admin, {}, { policyId })).resolves.toMatchObject({ status: 422 });
      await press(admin, { reason: "Entered twice." }, { policyId });
      expect((await policyOf(policyId))?.deletedAt).toBeInstanceOf(Date);
    },
    async restore(press) {
      const policyId = await newPolicy();
      await database().update(policy).set({ deletedAt: at }).where(eq(policy.id, policyId));
      await press(admin, {}, { policyId });
      expect((await policyOf(policyId))?.deletedAt).toBeNull();
    },
  });
});

describe("the buttons of a payment", () => {
  const refundsOf = (id: string) =>
    database().select().from(insuranceRefund).where(eq(insuranceRefund.paymentId, id));
  const ask = { amount: paise(500_00), reason: "Paid twice by mistake" };
  async function payment() {
    const { paymentId } = await recordPayment(admin, await newPolicy(), {
      method: "upi",
      status: "success",
      formKey: newFormKey(),
    });
    return { paymentId };
  }
  async function asked() {
    const params = await payment();
    const { refundId } = await requestRefund(admin, params.paymentId, { ...ask, formKey: newFormKey() });
    return { params, refundId };
  }
  everyButton(paymentActions, {
    async refund(press) {
      const params = await payment();
      const fields = { amount: "500", reason: ask.reason, formKey: newFormKey() };
      await expect(press(admin, { ...fields, amount: "9,999" }, params)).resolves.toMatchObject({
        status: 422,
      });
      await press(admin, { ...fields, formKey: newFormKey() }, params);
      expect(await refundsOf(params.paymentId)).toMatchObject([{ amountPaise: 500_00 }]);
    },
    async approve(press) {
      const { params, refundId } = await asked();
      // T16: another person decides.
      await expect(press(admin, { refundId }, params)).resolves.toMatchObject({ status: 403 });
      await press(second, { refundId }, params);
      expect(await refundsOf(params.paymentId)).toMatchObject([{ status: "approved" }]);
    },
    async decline(press) {
      const { params, refundId } = await asked();
      // D21: who can decide has heard; a no needs its reason, which who asked reads.
      const link = `/admin/payment-system/${params.paymentId}`;
      const heard = async ({ userId }: Actor) =>
        database()
          .select()
          .from(notification)
          .where(and(eq(notification.userId, userId ?? ""), eq(notification.link, link)));
      expect(await heard(second)).toMatchObject([{ title: "A refund waits for a second person" }]);
      expect(await heard(admin)).toEqual([]);
      await expect(press(second, { refundId }, params)).resolves.toMatchObject({ status: 422 });
      expect(await refundsOf(params.paymentId)).toMatchObject([{ status: "requested" }]);
      await press(second, { refundId, reason: "It was paid back in cash." }, params);
      expect(await refundsOf(params.paymentId)).toMatchObject([{ status: "declined" }]);
      expect(await heard(admin)).toMatchObject([
        { message: "The refund of ₹500 was declined. It was paid back in cash." },
      ]);
    },
  });
});
