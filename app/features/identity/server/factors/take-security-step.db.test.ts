import { eq } from "drizzle-orm";
import { generate } from "otplib";
import { expect, test } from "vitest";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { passkey } from "#app/db/schema/passkeys.ts";
import { userTotp } from "#app/db/schema/second-factors.ts";
import {
  actorOf,
  sentMessages,
  signInAtPortal,
  testPassword,
  useIdentityWorld,
} from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { takeSecurityStep } from "./take-security-step.server.ts";

useTestDatabase();
useIdentityWorld();

/** One post of Settings → Security: its answer, and the status of the page. */
async function post(actor: Actor, fields: Record<string, string>) {
  const request = new Request("http://localhost/settings/security", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  const { data, init } = await takeSecurityStep(actor, request, "en");
  return { ...data, status: init?.status ?? 200 };
}

const told = () => sentMessages.map(({ values }) => values.message ?? "");

test("X15: an authenticator app comes and goes with the own password only, and the owner is told", async () => {
  const session = await signInAtPortal("donor");
  const actor = await actorOf(session);
  const rows = () => database().select().from(userTotp).where(eq(userTotp.userId, session.userId));

  expect(await post(actor, { intent: "totp-start" })).toMatchObject({ status: 422, setup: null });
  expect(await post(actor, { intent: "totp-start", currentPassword: "not the password" })).toMatchObject({
    status: 422,
    setup: null,
    errors: { currentPassword: ["This is not your current password."] },
  });
  expect(await rows()).toEqual([]);

  const { setup } = await post(actor, { intent: "totp-start", currentPassword: testPassword });
  const secret = (setup?.secret ?? "").replaceAll(" ", "");
  const code = await generate({ secret, epoch: Math.floor(now().getTime() / 1000) });
  expect(await post(actor, { intent: "totp-confirm", code })).toMatchObject({ done: "totp_set" });
  expect(told().at(-1)).toMatch(/^An authenticator app was set up on /);

  const remove = (currentPassword: string) => post(actor, { intent: "totp-remove", currentPassword });
  expect(await remove("not the password")).toMatchObject({ status: 422 });
  expect(await rows()).toHaveLength(1);
  expect(await remove(testPassword)).toMatchObject({ done: "totp_removed" });
  expect(told().at(-1)).toMatch(/^The authenticator app was removed on /);
});

test("X15: a passkey is added and removed with the own password only, and the owner is told", async () => {
  const session = await signInAtPortal("csr");
  const actor = await actorOf(session);
  const id = newId();
  await database()
    .insert(passkey)
    .values({
      id,
      userId: session.userId,
      credentialId: `credential-${id}`,
      publicKey: Buffer.from("key"),
      counter: 0,
      transports: [],
      name: "Passkey on Linux",
      createdAt: now(),
    });
  const rows = () => database().select().from(passkey).where(eq(passkey.userId, session.userId));
  const remove = (more: Record<string, string>) =>
    post(actor, { intent: "passkey-remove", passkeyId: id, ...more });

  const encoded = "AAAA";
  const response = JSON.stringify({
    id: encoded,
    rawId: encoded,
    type: "public-key",
    clientExtensionResults: {},
    response: { clientDataJSON: encoded, attestationObject: encoded },
  });
  const add = { intent: "passkey-save", name: "Mine", response };
  expect(await post(actor, { ...add, currentPassword: "not the password" })).toMatchObject({
    status: 422,
    done: null,
    errors: { currentPassword: ["This is not your current password."] },
  });
  expect(await remove({})).toMatchObject({ status: 422 });
  expect(await remove({ currentPassword: "not the password" })).toMatchObject({ status: 422 });
  expect(await rows()).toHaveLength(1);
  expect(told()).toEqual([]);

  expect(await remove({ currentPassword: testPassword })).toMatchObject({ done: "passkey_removed" });
  expect(await rows()).toEqual([]);
  expect(told()).toEqual([expect.stringMatching(/^A passkey was removed on /)]);
});
