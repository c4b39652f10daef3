import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setClock, useRealClock } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { newId } from "#app/core/id.ts";
import { paise } from "#app/core/money.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { claim } from "#app/db/schema/claims.ts";
import { fraudAlert } from "#app/db/schema/insurance-fraud.ts";
import { insurancePayment } from "#app/db/schema/insurance-payments.ts";
import { session } from "#app/db/schema/sessions.ts";
import { submitEnquiry } from "#app/features/helpdesk/server/enquiries/submit-enquiry.server.ts";
import { assignMatter } from "#app/features/helpdesk/server/matters/assign-matter.server.ts";
import { outgoingMessages } from "#app/features/identity/server/contacts/outgoing-messages.server.ts";
import { endAnySession } from "#app/features/identity/server/sessions/end-any-session.server.ts";
import { createPortalUser } from "#app/features/identity/server/staff/create-portal-user.server.ts";
import { disableUser } from "#app/features/identity/server/staff/disable-user.server.ts";
import { enableUser } from "#app/features/identity/server/staff/enable-user.server.ts";
import { grantRole } from "#app/features/identity/server/staff/grant-role.server.ts";
import { revokeRole } from "#app/features/identity/server/staff/revoke-role.server.ts";
import { addAgent } from "#app/features/insurance/server/agents/add-agent.server.ts";
import { editAgent } from "#app/features/insurance/server/agents/edit-agent.server.ts";
import { decideClaim } from "#app/features/insurance/server/claims/decide-claim.server.ts";
import { recordClaim } from "#app/features/insurance/server/claims/record-claim.server.ts";
import { changeDeleted } from "#app/features/insurance/server/deleted/change-deleted.server.ts";
import { decideFraudAlert } from "#app/features/insurance/server/fraud/decide-fraud-alert.server.ts";
import { addHospital } from "#app/features/insurance/server/hospitals/add-hospital.server.ts";
import { editHospital } from "#app/features/insurance/server/hospitals/edit-hospital.server.ts";
import { moveItem } from "#app/features/insurance/server/lists/move-item.server.ts";
import { decideRefund } from "#app/features/insurance/server/payments/decide-refund.server.ts";
import { recordPayment } from "#app/features/insurance/server/payments/record-payment.server.ts";
import { requestRefund } from "#app/features/insurance/server/payments/request-refund.server.ts";
import { createPolicy } from "#app/features/insurance/server/policies/create-policy.server.ts";
import { editPolicy } from "#app/features/insurance/server/policies/edit-policy.server.ts";
import { addUser } from "#app/features/insurance/server/users/add-user.server.ts";
import { editUser } from "#app/features/insurance/server/users/edit-user.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { deleteReport } from "#app/features/reports/server/delete-report.server.ts";
import { restoreReport } from "#app/features/reports/server/restore-report.server.ts";
import { saveReport } from "#app/features/reports/server/save-report.server.ts";
import { plainTerms } from "#app/features/scholarships/scholarship-terms.ts";
import { importScholarships } from "#app/features/scholarships/server/catalogue/import-scholarships.server.ts";
import { confirmFacts } from "#app/features/scholarships/server/facts/confirm-facts.server.ts";
import { closeScholarship } from "#app/features/scholarships/server/lifecycle/close-scholarship.server.ts";
import { createScholarship } from "#app/features/scholarships/server/lifecycle/create-scholarship.server.ts";
import { extendScholarship } from "#app/features/scholarships/server/lifecycle/extend-scholarship.server.ts";
import { publishScholarship } from "#app/features/scholarships/server/lifecycle/publish-scholarship.server.ts";
import { setScholarshipTerms } from "#app/features/scholarships/server/lifecycle/set-scholarship-terms.server.ts";
import { updateScholarship } from "#app/features/scholarships/server/lifecycle/update-scholarship.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

useTestDatabase({ jobs: notificationJobs });

const system: Actor = { role: "system", userId: null, language: "en" };
let admin: Actor;
let second: Actor;

beforeAll(async () => {
  // Whoever is suspended is told.
  outgoingMessages.connect(async () => {});
  setClock(new Date("2026-06-15T10:00:00+05:30"));
  const desk = async (name: string): Promise<Actor> => {
    const email = `${name.toLowerCase()}@desk.example`;
    const person = {
      name,
      email,
      password: "many quiet words in a row",
      role: "admin" as const,
      staffRoles: ["super_admin"] as const,
    };
    return {
      role: "admin",
      staffRoles: ["super_admin"],
      userId: await createPortalUser(system, person),
      language: "en",
    };
  };
  admin = await desk("Asha");
  second = await desk("Ravi");
});
afterAll(() => {
  outgoingMessages.connect(null);
  useRealClock();
});

type Fields = Readonly<Record<string, unknown>>;
/** One write of the desk: in which chain its entry stands, as what, and what stood there before and after. */
type Told = [chain: string, event: string, before: Fields | string | null, after: Fields | string | null];

async function expectTold([chain, event, before, after]: Told): Promise<void> {
  const [entry] = await database()
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.chain, chain), eq(auditEntry.event, event)))
    .orderBy(desc(auditEntry.seq));
  const both = (side: "before" | "after", state: unknown, given: Fields | string | null) => {
    const seen = given !== null && typeof given === "object" ? (entry?.details[side] ?? null) : state;
    expect(seen, `${event}: ${side}`).toEqual(given);
  };
  both("before", entry?.fromState, before);
  both("after", entry?.toState, after);
}

const keyed = <Input extends object>(input: Input) => ({ ...input, formKey: newFormKey() });

test("issue 11: every write of the insurance desk tells before and after", async () => {
  const person = {
    name: "Asha Demo",
    email: "asha@demo.example",
    phone: "9812300001",
    plan: "premium" as const,
    location: "Guntur",
  };
  const { userId } = await addUser(admin, keyed({ ...person, aadhaar: "234567890124" }));
  const covered = { ...person, coveredUntil: "2027-06-14" };
  await editUser(admin, userId, {
    ...covered,
    location: "Nellore",
    phone: "9812300002",
    aadhaar: "987654321096",
    revision: 1,
  });
  const user = `insured_user:${userId}`;
  await expectTold([
    user,
    "insured_user.edited",
    expect.objectContaining({ location: "Guntur", phone: "XXXXXX0001", aadhaar: "XXXX-XXXX-0124" }),
    expect.objectContaining({ location: "Nellore", phone: "XXXXXX0002", aadhaar: "XXXX-XXXX-1096" }),
  ]);
  await changeDeleted(admin, "user", userId, "delete");
  await expectTold([user, "insured_user.deleted", { deleted: "no" }, { deleted: "yes" }]);
  await changeDeleted(admin, "user", userId, "restore");
  await expectTold([user, "insured_user.restored", { deleted: "yes" }, { deleted: "no" }]);

  const terms = { region: "South" as const, monthlyTarget: 4, commission: 15 };
  const agent = { name: "Agent Demo", email: "agent@demo.example", phone: "9812300100", ...terms };
  const { agentId } = await addAgent(admin, keyed({ ...agent, bankAccount: "Demo Bank 100000004242" }));
  await editAgent(admin, agentId, {
    ...agent,
    commission: 12,
    bankAccount: "Demo Bank 100000005353",
    revision: 1,
  });
  const agents = `insurance_agent:${agentId}`;
  await expectTold([
    agents,
    "insurance_agent.edited",
    { commission: 15, bankAccount: "XXXXXX4242" },
    { commission: 12, bankAccount: "XXXXXX5353" },
  ]);
  await moveItem(admin, { kind: "agent", id: agentId, revision: 2, event: "deactivate" });
  await expectTold([agents, "insurance_agent.deactivate", "active", "inactive"]);
  await moveItem(admin, { kind: "agent", id: agentId, revision: 3, event: "activate" });

  const house = {
    name: "Demo Hospital",
    phone: "9812300200",
    email: "desk@hospital.example",
    city: "Guntur",
    state: "Andhra Pradesh" as const,
    specialties: "Eyes",
    address: "1 Main Road",
  };
  const { hospitalId } = await addHospital(admin, keyed(house));
  await editHospital(admin, hospitalId, { ...house, specialties: "Eyes, Bones", revision: 1 });
  const houses = `hospital_partner:${hospitalId}`;
  await expectTold([
    houses,
    "hospital_partner.edited",
    { specialties: "Eyes" },
    { specialties: "Eyes, Bones" },
  ]);
  await moveItem(admin, { kind: "hospital", id: hospitalId, revision: 2, event: "approve" });
  await expectTold([houses, "hospital_partner.approve", "pending", "active"]);

  const card = {
    cardNumber: "BSC-2026-000001",
    customerName: "Asha Demo",
    plan: "family" as const,
    premium: paise(99_900),
    validFrom: "2026-06-01",
    validTo: "2027-05-31",
    agentId: 1,
  };
  const { policyId } = await createPolicy(admin, keyed(card));
  await editPolicy(admin, policyId, { ...card, premium: paise(129_900), validTo: "2027-06-30", revision: 1 });
  await expectTold([
    `policy:${policyId}`,
    "policy.edited",
    { premium: 99_900, validTo: "2027-05-31" },
    { premium: 129_900, validTo: "2027-06-30" },
  ]);
  const treatment = {
    type: "surgery" as const,
    amount: paise(1_200_000),
    hospitalId,
    treatedOn: "2026-06-10",
  };
  const { claimId } = await recordClaim(admin, policyId, keyed(treatment));
  await decideClaim(admin, claimId, { revision: 1, event: "reject", reason: "Not part of this plan." });
  await expectTold([
    `claim:${claimId}`,
    "claim.rejected",
    { status: "processing" },
    { status: "rejected", reason: "Not part of this plan." },
  ]);
  expect((await database().select().from(claim))[0]?.status).toBe("rejected");

  const paid = { method: "cash" as const, status: "success" as const };
  const { paymentId } = await recordPayment(admin, policyId, keyed(paid));
  const { refundId } = await requestRefund(
    admin,
    paymentId,
    keyed({ amount: paise(10_000), reason: "Paid twice." }),
  );
  const money = `insurance_payment:${paymentId}`;
  await decideRefund(second, refundId, "approve");
  await expectTold([money, "insurance_payment.refund_approved", { refunded: 0 }, { refunded: 10_000 }]);
  await expectTold([money, "insurance_payment.refund_approved", "requested", "approved"]);
  expect(await database().$count(insurancePayment)).toBe(1);

  const alertId = newId();
  await database()
    .insert(fraudAlert)
    .values({
      id: alertId,
      rule: "early_claim",
      severity: "low",
      status: "open",
      summary: "Soon after purchase",
      evidence: [],
      fingerprint: "test",
      detectedAt: new Date("2026-06-15T10:00:00+05:30"),
    });
  await decideFraudAlert(admin, { alertId, revision: 1, event: "dismiss", note: "Checked by phone." });
  await expectTold([`fraud_alert:${alertId}`, "fraud.dismiss", "open", "dismissed"]);
});

test("issue 11: every write of the scholarship desk tells before and after, rules and rounds included", async () => {
  const input = {
    title: "Sunrise Merit Award",
    provider: "Sunrise Trust",
    providerType: "private",
    category: "merit",
    amountText: "₹25,000",
    amountMaxInr: 25_000,
    description: "For high marks",
    criteria: { levels: { from: "ug", to: "ug" }, marks: { minPercent: 80 } },
    cycles: [{ opensOn: "2026-01-01", closesOn: "2026-12-31" }],
    applicationProcess: "Apply here",
  };
  const marked = (minPercent: number) =>
    expect.objectContaining({ marks: expect.objectContaining({ minPercent }) });
  const { id } = await createScholarship(admin, input);
  const chain = `scholarship:${id}`;
  await expectTold([
    chain,
    "scholarship.create",
    null,
    expect.objectContaining({ title: input.title, criteria: marked(80) }),
  ]);
  await updateScholarship(admin, id, {
    ...input,
    criteria: { ...input.criteria, marks: { minPercent: 60 } },
    cycles: [{ opensOn: "2026-01-01", closesOn: "2027-01-31" }],
  });
  const round = (closesOn: string) => [{ opensOn: "2026-01-01", closesOn, basis: "announced" }];
  await expectTold([
    chain,
    "scholarship.update",
    { criteria: marked(80), cycles: round("2026-12-31") },
    { criteria: marked(60), cycles: round("2027-01-31") },
  ]);
  await publishScholarship(admin, id);
  await expectTold([chain, "scholarship.publish", "draft", "active"]);
  await extendScholarship(admin, id, "2027-03-31");
  await expectTold([chain, "scholarship.extend", { closesOn: "2027-01-31" }, { closesOn: "2027-03-31" }]);
  await setScholarshipTerms(admin, id, { ...plainTerms, seats: 5 });
  await setScholarshipTerms(admin, id, { ...plainTerms, seats: 9, isBlind: true });
  await expectTold([
    chain,
    "scholarship.set_terms",
    { seats: 5, isBlind: false },
    { seats: 9, isBlind: true },
  ]);
  setClock(new Date("2026-06-20T10:00:00+05:30"));
  await confirmFacts(admin, id);
  await expectTold([
    chain,
    "scholarship.facts_confirmed",
    { checkedOn: "2026-06-15", confidence: "medium" },
    { checkedOn: "2026-06-20", confidence: "medium" },
  ]);
  await closeScholarship(admin, id);
  await expectTold([chain, "scholarship.close", "active", "closed"]);

  const record = { ...input, slug: "moon-award", title: "Moon Award", checkedOn: "2026-06-01" };
  const file = (more: object) => ({ records: [{ row: 1, value: { ...record, ...more } }], problems: [] });
  const first = await importScholarships(admin, file({}), { source: "test" });
  expect(first).toMatchObject({ created: 1, bad: [] });
  await importScholarships(admin, file({ amountText: "₹30,000" }), { source: "test" });
  const [entry] = await database()
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.event, "scholarship.update_by_import"));
  expect(entry?.details).toEqual({ before: { amountText: "₹25,000" }, after: { amountText: "₹30,000" } });
});

test("issue 11: reports, matters, people and their sessions tell before and after", async () => {
  const asked = { name: "Board", subject: "claims", period: "this_year", schedule: "weekly" } as const;
  const reportId = await saveReport(admin, { ...asked, fromDay: null, toDay: null });
  const kept = { ...asked, fromDay: null, toDay: null };
  await expectTold([`report:${reportId}`, "report.saved", null, kept]);
  await deleteReport(admin, reportId);
  await expectTold([`report:${reportId}`, "report.deleted", kept, "deleted"]);
  await restoreReport(admin, reportId);
  await expectTold([`report:${reportId}`, "report.restored", "deleted", "kept"]);

  const { enquiryId } = await submitEnquiry(visitor, {
    name: "Lakshmi Test",
    email: "lakshmi@people.example",
    phone: "9876500012",
    subject: "complaint",
    message: "Nobody called.",
  });
  const matter = { kind: "grievance" as const, matterId: enquiryId, region: "South" as const };
  await assignMatter(admin, { ...matter, assignedTo: admin.userId });
  await assignMatter(admin, { ...matter, assignedTo: second.userId });
  await expectTold([
    `enquiry:${enquiryId}`,
    "matter.assigned",
    { assignedTo: admin.userId },
    { assignedTo: second.userId },
  ]);

  const userId = second.userId ?? "";
  const account = `account:${userId}`;
  const sessionId = newId();
  const later = new Date("2026-12-31T10:00:00+05:30");
  const at = new Date("2026-06-15T10:00:00+05:30");
  await database().insert(session).values({
    id: sessionId,
    userId,
    role: "admin",
    tokenHash: "test",
    device: "Test",
    createdAt: at,
    lastSeenAt: at,
    expiresAt: later,
  });
  await endAnySession(admin, sessionId);
  await expectTold([account, "session.ended", "open", "ended"]);
  await disableUser(admin, { userId, reason: "Left the desk" });
  await expectTold([account, "account.disabled", "enabled", "disabled"]);
  await enableUser(admin, { userId, reason: "Back at work" });
  await expectTold([account, "account.enabled", "disabled", "enabled"]);
  await revokeRole(admin, { userId, role: "admin" });
  await expectTold([account, "role.revoked", "admin", "revoked"]);
  await grantRole(admin, { userId, role: "admin", staffRoles: ["super_admin"], askedBy: newId() });
  await expectTold([account, "role.granted", "revoked", "admin"]);
});
