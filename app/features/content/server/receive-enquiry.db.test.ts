import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { visitor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { jobs } from "#server/jobs.ts";
import { useIdentityWorld } from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { receiveEnquiry } from "./receive-enquiry.server.ts";

useTestDatabase({ jobs });
useIdentityWorld();

function write(message: string, address: string) {
  const form = new FormData();
  const fields = {
    name: "Asha Rao",
    email: "asha@example.org",
    phone: "9876500011",
    subject: "general-query",
    message,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return receiveEnquiry(visitor, form, address);
}
const acknowledged = () =>
  database().$count(outboundMessage, eq(outboundMessage.template, "enquiry-acknowledged"));

test("T49, X24: strangers who use somebody's address fill no inbox, and do not close the form for its owner", async () => {
  for (let turn = 0; turn < 15; turn += 1) {
    await write(`A message that a stranger has written in her name, number ${turn}.`, `10.9.0.${turn}`);
  }
  expect(await acknowledged()).toBe(10);
  const own = await write("This is really me, and I have a question about my form.", "10.9.9.9");
  expect(own.kind).toBe("saved");
  expect(await acknowledged()).toBe(10);
});
