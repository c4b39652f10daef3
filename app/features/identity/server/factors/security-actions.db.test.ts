import { eq } from "drizzle-orm";
import { generate } from "otplib";
import { expect, test } from "vitest";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { passkey } from "#app/db/schema/passkeys.ts";
import { userTotp } from "#app/db/schema/second-factors.ts";
import { everyButton, pressOf } from "#tests/support/every-button.ts";
import {
  actorOf,
  sentMessages,
  signInAtPortal,
  testPassword,
  useIdentityWorld,
} from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { securityActions } from "./security-actions.server.ts";

useTestDatabase();
useIdentityWorld();

/** One post of Settings → Security: what it shows, what it says is wrong, and the status of the page. */
async function post(actor: Actor, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const pressed = await securityActions.press(pressOf(actor), form);
  if ("to" in pressed) throw new Error("Nothing here leads away.");
  const { done = null, setup = null } = pressed.answer.shown ?? {};
  return { done, setup, errors: pressed.answer.errors, status: pressed.status };
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

const wrongPassword = {
  status: 422,
  answer: { errors: { currentPassword: ["This is not your current password."] }, typed: {} },
};

everyButton(securityActions, {
  async "end-session"(press) {
    const actor = await actorOf(await signInAtPortal("donor"));
    await expect(press(actor, { sessionId: newId() })).rejects.toMatchObject({ status: 404 });
  },
  async "end-others"(press) {
    const actor = await actorOf(await signInAtPortal("donor"));
    expect(await press(actor)).toMatchObject({ answer: { shown: { done: "others_ended" } } });
  },
  async "change-password"(press) {
    const actor = await actorOf(await signInAtPortal("donor"));
    const fresh = { newPassword: "a river behind the school", repeated: "a river behind the school" };
    expect(await press(actor, { ...fresh, currentPassword: "not it" })).toMatchObject(wrongPassword);
    expect(
      await press(actor, { ...fresh, repeated: "another", currentPassword: testPassword }),
    ).toMatchObject({
      answer: { errors: { repeated: [expect.any(String)] } },
    });
    expect(await press(actor, { ...fresh, currentPassword: testPassword })).toMatchObject({
      answer: { shown: { done: "password_changed" } },
    });
  },
  async "totp-start"(press) {
    const actor = await actorOf(await signInAtPortal("donor"));
    expect(await press(actor, { currentPassword: "not it" })).toMatchObject(wrongPassword);
  },
  async "totp-confirm"(press) {
    const actor = await actorOf(await signInAtPortal("donor"));
    const form = { intent: "totp-start", currentPassword: testPassword };
    expect(await post(actor, form)).toMatchObject({ setup: { secret: expect.any(String) } });
    expect(await press(actor, { code: "000000" })).toMatchObject({
      answer: { errors: { code: [expect.any(String)] }, shown: { setup: { secret: expect.any(String) } } },
    });
  },
  async "totp-remove"(press) {
    const actor = await actorOf(await signInAtPortal("donor"));
    expect(await press(actor, { currentPassword: "not it" })).toMatchObject(wrongPassword);
  },
  async "passkey-save"(press) {
    const actor = await actorOf(await signInAtPortal("donor"));
    expect(await press(actor, { currentPassword: testPassword, name: "Mine", response: "{" })).toMatchObject({
      status: 422,
      answer: { errors: { response: [expect.any(String)] }, typed: { name: ["Mine"] } },
    });
  },
  async "passkey-remove"(press) {
    const actor = await actorOf(await signInAtPortal("donor"));
    expect(await press(actor, { passkeyId: newId(), currentPassword: "not it" })).toMatchObject(
      wrongPassword,
    );
  },
});
