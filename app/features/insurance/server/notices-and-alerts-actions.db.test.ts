import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { setClock, useRealClock } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, systemActor, visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { campaign, campaignRecipient } from "#app/db/schema/campaigns.ts";
import { fraudAlert } from "#app/db/schema/insurance-fraud.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { documentJobs } from "#app/features/documents/server/document-jobs.server.ts";
import { outgoingMessages } from "#app/features/identity/server/contacts/outgoing-messages.server.ts";
import { createPortalUser } from "#app/features/identity/server/staff/create-portal-user.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { insuranceRows as rows } from "#tests/support/rows/insurance-rows.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { campaignJobs } from "./campaigns/campaign-jobs.server.ts";
import { campaignsActions } from "./campaigns/campaigns-actions.server.ts";
import { noticeActions } from "./campaigns/notice-actions.server.ts";
import { fraudAlertsActions } from "./fraud/fraud-alerts-actions.server.ts";
import { rowLinks } from "./lists/row-links.server.ts";

useTestDatabase({ jobs: [...documentJobs, ...notificationJobs, ...campaignJobs] });

const at = new Date("2026-11-15T06:00:00Z");
let admin: Actor & { userId: string };

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
  await rows.person({});
});
afterAll(useRealClock);

let made = 0;

describe("the buttons of a notification", () => {
  const fields = () => ({
    formKey: newFormKey(),
    title: "Renew your card",
    message: "Your card ends soon.",
    type: "renewal",
    audience: "all_users",
    priority: "medium",
  });
  const sent = () => database().select().from(outboundMessage);
  everyButton(campaignsActions, {
    async preview(press) {
      const before = (await sent()).length;
      await expect(press(admin, fields())).resolves.toMatchObject({
        status: 200,
        answer: { shown: { isTested: false }, typed: { title: ["Renew your card"] } },
      });
      expect(await sent()).toHaveLength(before);
    },
    async test(press) {
      // C18: "A test is on its way" was said without a message.
      const before = (await sent()).length;
      await expect(press(admin, fields())).resolves.toMatchObject({ answer: { shown: { isTested: true } } });
      expect(await sent()).toHaveLength(before + 1);
    },
    async add(press) {
      const title = "Cards end in December";
      await press(admin, { ...fields(), title });
      const [row] = await database().select().from(campaign).where(eq(campaign.title, title));
      expect(row).toMatchObject({ audience: "all_users" });
    },
  });
  async function noticeOf() {
    const [of] = await database().select().from(campaign);
    const id = newId();
    await database()
      .insert(campaignRecipient)
      .values({ id, campaignId: of?.id ?? "", personId: newId() });
    const now = async () =>
      (await database().select().from(campaignRecipient).where(eq(campaignRecipient.id, id)))[0];
    return { params: { token: rowLinks.make("notice", id).split("/").at(-1) ?? "" }, now };
  }
  everyButton(noticeActions, {
    async open(press) {
      const { params, now } = await noticeOf();
      await expect(press(visitor, {}, params)).resolves.toMatchObject({ status: 200 });
      expect((await now())?.openedAt).toBeInstanceOf(Date);
    },
    async click(press) {
      const { params, now } = await noticeOf();
      await expect(press(visitor, {}, params)).resolves.toMatchObject({ to: expect.stringMatching(/^\//) });
      expect((await now())?.clickedAt).toBeInstanceOf(Date);
    },
  });
});

describe("the buttons of the fraud alerts", () => {
  /** Two people with one Aadhaar number: the rules find it. */
  async function found() {
    made += 1;
    for (let copies = 0; copies < 2; copies += 1) await rows.person({ aadhaarHash: `same-${made}` });
  }
  const alerts = () => database().select().from(fraudAlert);
  const note = "Two cards of the same family.";
  async function open() {
    const alert = (await alerts()).find(({ status }) => status === "open");
    if (!alert) throw new Error("no open alert");
    const now = async () => (await alerts()).find(({ id }) => id === alert.id);
    return { now, alertId: alert.id, revision: String(alert.revision) };
  }
  everyButton(fraudAlertsActions, {
    async detect(press) {
      await found();
      await found();
      await expect(press(admin)).resolves.toEqual({ to: "/admin/fraud-alerts?done=found" });
      expect((await alerts()).length).toBeGreaterThan(1);
      await expect(press(admin)).resolves.toEqual({ to: "/admin/fraud-alerts?done=nothing" });
    },
    async confirm(press) {
      // C18: the decision is stored, not only said.
      const { now, alertId, revision } = await open();
      await expect(press(admin, { alertId, revision, note: "" })).resolves.toMatchObject({
        status: 422,
        answer: { form: "confirm", errors: { note: [expect.any(String)] } },
      });
      await press(admin, { alertId, revision, note });
      expect(await now()).toMatchObject({ status: "confirmed", note, decidedBy: admin.userId });
    },
    async dismiss(press) {
      const { now, alertId, revision } = await open();
      await press(admin, { alertId, revision, note });
      expect(await now()).toMatchObject({ status: "dismissed", note });
      await expect(press(admin, { alertId, revision, note })).resolves.toMatchObject({ status: 409 });
    },
    async reopen(press) {
      const closed = (await alerts()).find(({ status }) => status !== "open");
      await press(admin, { alertId: closed?.id ?? "", revision: String(closed?.revision), note });
      expect((await alerts()).find(({ id }) => id === closed?.id)).toMatchObject({ status: "open" });
    },
  });
});
