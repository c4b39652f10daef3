import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { drainJobs } from "#app/db/jobs/jobs.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { proveAddress } from "#app/features/notifications/server/addresses/prove-address.server.ts";
import { watchMessages } from "#app/features/notifications/server/lanes/watch-messages.server.ts";
import {
  openPart,
  recipientHash,
} from "#app/features/notifications/server/outbox/message-envelope.server.ts";
import { deliveryJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { jobs } from "#server/job-list.ts";
import { pressOf } from "#tests/support/every-button.ts";
import { makePortalUser, useIdentityWorld } from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { contactActions } from "./contact-actions.server.ts";

useTestDatabase({ jobs });
useIdentityWorld();

function write(message: string, address: string, more: Record<string, string> = {}, actor: Actor = visitor) {
  const form = new FormData();
  const fields = {
    name: "Asha Rao",
    email: "asha@example.org",
    phone: "9876500011",
    subject: "general-query",
    message,
    ...more,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return contactActions.press({ ...pressOf(actor), clientAddress: address }, form);
}
const acknowledged = () =>
  database().$count(outboundMessage, eq(outboundMessage.template, "enquiry-acknowledged"));
/** What has really left for this address. */
async function inbox(email = "asha@example.org") {
  const rows = await database()
    .select()
    .from(outboundMessage)
    .where(
      and(
        eq(outboundMessage.recipientHash, recipientHash("email", email)),
        eq(outboundMessage.status, "delivered"),
      ),
    );
  return rows.map(({ id, template, subjectEncrypted, bodyEncrypted }) => ({
    template,
    subject: openPart(id, "subject", subjectEncrypted ?? ""),
    text: openPart(id, "body", bodyEncrypted ?? ""),
  }));
}
const linkIn = (text = "") =>
  new URL(/https?:[^\s"\\]+/.exec(text)?.[0] ?? "").searchParams.get("token") ?? "";

test("T49, X24: strangers who use somebody's address fill no inbox, and do not close the form for its owner", async () => {
  for (let turn = 0; turn < 15; turn += 1) {
    await write(`A message that a stranger has written in her name, number ${turn}.`, `10.9.0.${turn}`);
  }
  expect(await acknowledged()).toBe(10);
  const own = await write("This is really me, and I have a question about my form.", "10.9.9.9");
  expect(own).toMatchObject({ to: expect.stringMatching(/^\/contact\/received\//) });
  expect(await acknowledged()).toBe(10);
});

test("X24: a typed address gets one letter a day without a word of the form, and the rest when it says it is theirs", async () => {
  await drainJobs(deliveryJobs);
  const letters = await inbox();
  expect(letters.map(({ template }) => template)).toEqual(["address-proof"]);
  expect(JSON.stringify(letters)).not.toMatch(/Asha|ENQ-|stranger|9876500011/);
  // Nor does the minute's watch, which wakes whatever was forgotten.
  await watchMessages();
  await drainJobs(deliveryJobs);
  expect(await inbox()).toHaveLength(1);

  const token = linkIn(letters[0]?.text);
  expect(await proveAddress("made-up")).toBe("old");
  expect(await proveAddress(token)).toBe("sent");
  expect(await proveAddress(token)).toBe("nothing");
  await drainJobs(deliveryJobs);
  const after = await inbox();
  expect(after.filter(({ template }) => template === "enquiry-acknowledged")).toHaveLength(10);
  expect(after.filter(({ template }) => template === "address-proof")).toHaveLength(1);
});

test("X24: who is signed in with the address is not asked for it", async () => {
  const { email, userId } = await makePortalUser("donor");
  const donor: Actor = { role: "donor", userId, name: "Known Trust", language: "en" };
  await write("A question about the receipt of last year, please.", "10.9.8.1", { email }, donor);
  await drainJobs(deliveryJobs);
  expect((await inbox(email)).map(({ template }) => template)).toContain("enquiry-acknowledged");
});

test("S19: what is wrong is said in the reader's language", async () => {
  const refused = await write(
    "",
    "10.9.8.7",
    { name: "", email: "x", phone: "1", subject: "none" },
    {
      ...visitor,
      language: "te",
    },
  );
  if (!("answer" in refused)) throw new Error("It was taken.");
  const { errors } = refused.answer;
  expect(Object.keys(errors).sort()).toEqual(["email", "message", "name", "phone", "subject"]);
  for (const said of Object.values(errors).flat()) expect(said).toMatch(/[\u0c00-\u0c7f]/);
});
