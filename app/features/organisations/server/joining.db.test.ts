import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#app/core/portals/permissions.ts";
import { visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { joiningEvent, joiningRequest } from "#app/db/schema/joining-requests.ts";
import { notification } from "#app/db/schema/messages.ts";
import { organisation } from "#app/db/schema/organisations.ts";
import { appUser, userContact, userRole } from "#app/db/schema/users.ts";
import { documentJobs } from "#app/features/documents/server/document-jobs.server.ts";
import { hashContact } from "#app/features/identity/server/contacts/hash-contact.server.ts";
import { resetPassword } from "#app/features/identity/server/passwords/reset-password.server.ts";
import { signInWithPassword } from "#app/features/identity/server/passwords/sign-in-with-password.server.ts";
import { listSecondLooks } from "#app/features/identity/server/second-person/list-second-looks.server.ts";
import { secondLookMatters } from "#app/features/identity/server/second-person/second-look-matters.server.ts";
import { settleSecondLook } from "#app/features/identity/server/second-person/settle-second-look.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { everyButton, pressOf } from "#tests/support/every-button.ts";
import {
  actorOf,
  freshRequest,
  sentMessages,
  signInAtPortal,
  useIdentityWorld,
} from "#tests/support/identity-world.ts";
import { realPdf } from "#tests/support/sample-files.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { joiningPermissions } from "../joining-permissions.ts";
import { acceptJoining } from "./accept-joining.server.ts";
import { getJoining } from "./get-joining.server.ts";
import { joinActions } from "./join-actions.server.ts";
import { joiningDeskActions } from "./joining-desk-actions.server.ts";
import { joiningLink } from "./joining-link.server.ts";
import { ownJoiningActions } from "./own-joining-actions.server.ts";
import { readJoining } from "./read-joining.server.ts";
import { sweepJoinings } from "./sweep-joinings.server.ts";

useTestDatabase({ jobs: [...notificationJobs, ...documentJobs] });
const clock = useIdentityWorld({ hoursBetweenTests: 24 * 100 });
const desk = async () => actorOf(await signInAtPortal("admin"));

let count = 0;
/** A company's request; each has a house, a PAN and a CIN of its own. */
function company(more: Record<string, string> = {}) {
  count += 1;
  const four = String(1000 + count);
  return {
    email: `csr@steel${count}.example`,
    facts: {
      name: `Sahyadri Steel ${count} Ltd`,
      personName: "Vidya Kulkarni",
      phone: "9876543210",
      pan: `ABCCE${four}F`,
      cin: `L27100MH1998PLC12${four}`,
      address: "12 Station Road",
      city: "Pune",
      state: "maharashtra",
      pincode: "411001",
      mayspeak: "on",
      ...more,
    },
  };
}

const proof = async () =>
  new File([new Uint8Array(await realPdf("Certificate of incorporation"))], "incorporation.pdf", {
    type: "application/pdf",
  });

async function begin(holder: string, email: string): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: "start", holder, email })) form.set(name, value);
  const pressed = await joinActions.press(pressOf(visitor), form);
  if (!("to" in pressed)) throw new Error(JSON.stringify(pressed.answer));
  return pressed.to.split("/")[2] ?? "";
}

async function press(key: string, intent: string, fields: Record<string, string | File> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent, ...fields })) form.append(name, value);
  return ownJoiningActions.press(pressOf(visitor, { key }), form);
}

async function sent(one = company()): Promise<string> {
  const key = await begin("company", one.email);
  await press(key, "prove", { otp: "123456" });
  const pressed = await press(key, "submit", { ...one.facts, proof: await proof() });
  expect(pressed).toHaveProperty("to");
  return joiningLink.idOf(key) ?? "";
}

const rowOf = async (id: string) =>
  (await database().select().from(joiningRequest).where(eq(joiningRequest.id, id)))[0];

async function decide(actor: Actor, id: string, intent: string, text = "") {
  const form = new FormData();
  const revision = String((await rowOf(id))?.revision);
  for (const [name, value] of Object.entries({ intent, revision, text })) form.set(name, value);
  return joiningDeskActions.press(pressOf(actor, { requestId: id }), form);
}

beforeAll(() => {
  secondLookMatters.register("organisation.join", {
    right: joiningPermissions.right("joining.decide"),
    label: "A donor or company joins",
    run: (actor, { subjectId }) => acceptJoining(actor, subjectId),
  });
});

describe("I1, D17, I11: a company from its request to its first sign-in", () => {
  test("nothing reaches the desk before the e-mail address is proven", async () => {
    const admin = await desk();
    const key = await begin("company", company().email);
    const id = joiningLink.idOf(key) ?? "";
    await expect(getJoining(admin, id)).rejects.toMatchObject({ status: 404 });
    expect(await press(key, "prove", { otp: "000000" })).toMatchObject({ status: 422 });
    expect((await rowOf(id))?.codeTries).toBe(1);
    expect(await press(key, "submit", { ...company().facts, proof: await proof() })).toMatchObject({
      status: 409,
    });
  });

  test("after five wrong tries the right code does not work either; a new one does", async () => {
    const key = await begin("trust", company().email);
    for (let index = 0; index < 5; index += 1) await press(key, "prove", { otp: "000000" });
    expect(await press(key, "prove", { otp: "123456" })).toMatchObject({ status: 422 });
    await press(key, "resend");
    expect(await press(key, "prove", { otp: "123456" })).toHaveProperty("to");
    expect((await readJoining(visitor, key)).status).toBe("proven");
  });

  test("the numbers are checked by their rules, and the PAN does not come back", async () => {
    const one = company({ pan: "ABCPE1234F", cin: "L27100XX1998PLC123456" });
    const key = await begin("company", one.email);
    await press(key, "prove", { otp: "123456" });
    const refused = await press(key, "submit", one.facts);
    expect(refused).toMatchObject({
      answer: { errors: { pan: ["A company’s PAN has C as its fourth letter."], cin: [expect.any(String)] } },
    });
    expect(JSON.stringify(refused)).not.toContain("ABCPE1234F");
    const noPaper = await press(key, "submit", company().facts);
    expect(noPaper).toMatchObject({ answer: { errors: { proof: ["Add the certificate."] } } });
  });

  test("approved: organisation, first person, invitation; the first sign-in asks for a second factor", async () => {
    const admin = await desk();
    const one = company();
    const id = await sent(one);
    const [told] = await database()
      .select()
      .from(notification)
      .where(eq(notification.userId, admin.userId ?? ""));
    expect(told?.link).toBe(`/admin/joining/${id}`);
    expect((await getJoining(admin, id)).flags).toEqual([]);
    sentMessages.length = 0;
    expect(await decide(admin, id, "approve")).toMatchObject({
      to: expect.stringContaining("done=approved"),
    });
    const row = await rowOf(id);
    const [made] = await database()
      .select()
      .from(organisation)
      .where(eq(organisation.id, row?.organisationId ?? ""));
    expect(made).toMatchObject({ kind: "csr", name: one.facts.name, type: "Company", cin: one.facts.cin });
    const mail = sentMessages.find(({ key }) => key.startsWith("invitation:"));
    const token = /token=([\w-]+)/.exec(mail?.values.link ?? "")?.[1] ?? "";
    await resetPassword(token, "a river under the bridge");
    const answer = await signInWithPassword({
      email: one.email,
      password: "a river under the bridge",
      role: "csr",
      next: null,
      request: freshRequest(),
    });
    expect(answer).toMatchObject({ kind: "second_factor", state: { step: "enrol" } });
    const [person] = await database()
      .select({ name: appUser.name, organisationId: userRole.organisationId })
      .from(userContact)
      .innerJoin(appUser, eq(appUser.id, userContact.userId))
      .innerJoin(userRole, eq(userRole.userId, appUser.id))
      .where(eq(userContact.valueHash, hashContact("email", one.email)));
    expect(person).toEqual({ name: "Vidya Kulkarni", organisationId: made?.id });
    // D22: the history names the person, not the desk.
    const history = await database().select().from(joiningEvent).where(eq(joiningEvent.requestId, id));
    expect(history.at(-1)).toMatchObject({ byUserId: admin.userId, byName: admin.name });
  });

  test("the same PAN and the same house need a second person", async () => {
    const [first, second] = [await desk(), await desk()];
    const one = company();
    await decide(first, await sent(one), "approve");
    const copy = company({ pan: one.facts.pan });
    const id = await sent({ ...copy, email: one.email.replace("csr@", "other@") });
    const flags = (await getJoining(first, id)).flags.map(({ flag }) => flag);
    expect(flags).toEqual(["pan_known", "domain_known"]);
    expect(await decide(first, id, "approve", "Two arms of one house.")).toMatchObject({
      to: expect.stringContaining("asked_second"),
    });
    expect((await rowOf(id))?.status).toBe("submitted");
    const [look] = (await listSecondLooks(second)).open.filter(({ title }) => title.includes("PAN"));
    await expect(settleSecondLook(first, look?.id ?? "", "approve")).rejects.toMatchObject({ status: 403 });
    await settleSecondLook(second, look?.id ?? "", "approve");
    expect((await rowOf(id))?.status).toBe("approved");
  });

  test("a late one is told to the desk once, and what nobody sent is forgotten", async () => {
    const admin = await desk();
    const id = await sent();
    const draft = joiningLink.idOf(await begin("person", "somebody@gmail.com")) ?? "";
    clock.move(31 * 24 * 3600);
    expect(await sweepJoinings()).toMatchObject({ escalated: 1, forgotten: expect.any(Number) });
    expect((await sweepJoinings()).escalated).toBe(0);
    expect(await rowOf(draft)).toBeUndefined();
    const told = await database()
      .select()
      .from(notification)
      .where(eq(notification.userId, admin.userId ?? ""));
    expect(told.filter(({ title }) => title === "A request to join is late")).toHaveLength(1);
    expect((await rowOf(id))?.escalatedAt).not.toBeNull();
  });
});

describe("every button of the desk", () => {
  everyButton(joiningDeskActions, {
    async approve(push) {
      const id = await sent();
      const admin = await desk();
      await push(admin, { revision: "1" }, { requestId: id });
      expect((await rowOf(id))?.status).toBe("approved");
      await expect(
        push(await actorOf(await signInAtPortal("donor")), { revision: "2" }, { requestId: id }),
      ).resolves.toMatchObject({ status: 403 });
    },
    async ask(push) {
      const id = await sent();
      await push(
        await desk(),
        { revision: "1", text: "Please send the newer certificate." },
        { requestId: id },
      );
      expect(await rowOf(id)).toMatchObject({ status: "asked", told: "Please send the newer certificate." });
      const key = joiningLink.keyOf(id);
      const view = await readJoining(visitor, key);
      expect(view.facts).not.toHaveProperty("pan");
      // The certificate that was sent before stays unless a new one comes.
      expect(await press(key, "submit", company().facts)).toHaveProperty("to");
      expect((await rowOf(id))?.status).toBe("submitted");
    },
    async refuse(push) {
      const id = await sent();
      const admin = await desk();
      expect(await push(admin, { revision: "1", text: "" }, { requestId: id })).toMatchObject({
        status: 422,
      });
      expect(await push(admin, { revision: "0", text: "Not a company." }, { requestId: id })).toMatchObject({
        status: 409,
      });
      await push(admin, { revision: "1", text: "The CIN belongs to another company." }, { requestId: id });
      expect(await rowOf(id)).toMatchObject({
        status: "refused",
        told: "The CIN belongs to another company.",
      });
    },
  });
});

describe("every button of the one who asks", () => {
  everyButton(joinActions, {
    async start(push) {
      const refused = await push(visitor, { holder: "bank", email: "no" });
      expect(refused).toMatchObject({
        answer: { errors: { holder: [expect.any(String)], email: [expect.any(String)] } },
      });
      const begun = await push(visitor, { holder: "person", email: "anand@example.in" });
      expect(begun).toMatchObject({ to: expect.stringMatching(/^\/join\//) });
    },
  });
  everyButton(ownJoiningActions, {
    async prove(push) {
      const key = await begin("person", "one@example.in");
      await push(visitor, { otp: "123456" }, { key });
      expect((await readJoining(visitor, key)).status).toBe("proven");
      await expect(push(visitor, { otp: "123456" }, { key: `${key}x` })).rejects.toMatchObject({
        status: 404,
      });
    },
    async resend(push) {
      const key = await begin("person", "two@example.in");
      const before = await rowOf(joiningLink.idOf(key) ?? "");
      clock.move(60);
      await push(visitor, {}, { key });
      const after = await rowOf(joiningLink.idOf(key) ?? "");
      expect(after?.codeSentAt).not.toEqual(before?.codeSentAt);
    },
    async submit(push) {
      const key = await begin("person", "three@example.in");
      await press(key, "prove", { otp: "123456" });
      await push(visitor, { ...company({ pan: "ABCPE1299F", cin: "" }).facts }, { key });
      expect((await readJoining(visitor, key)).status).toBe("submitted");
    },
  });
});
