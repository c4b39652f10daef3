import { afterEach, expect, test } from "vitest";
import { setKeys } from "#app/core/secrets/crypto.server.ts";
import { env } from "#app/core/settings/env.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import {
  actorOf,
  freshPhone,
  freshRequest,
  makePortalUser,
  sentMessages,
  signInByPhone,
  useIdentityWorld,
} from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { hashContact } from "../contacts/hash-contact.server.ts";
import { makeRecoveryCodes } from "../factors/make-recovery-codes.server.ts";
import { verifySecondFactor } from "../factors/verify-second-factor.server.ts";
import { sendOtp } from "../otp/send-otp.server.ts";
import { verifyOtp } from "../otp/verify-otp.server.ts";
import { knownDevice } from "../sessions/known-device.server.ts";

useTestDatabase();
useIdentityWorld();
afterEach(() => setKeys(null));

const next = "the secret that comes after the first one, 0123456789";
const between = () => setKeys({ ...env().keys, appSecret: next, appSecretPrevious: env().keys.appSecret });
const after = () => setKeys({ ...env().keys, appSecret: next });

test("O5c: while APP_SECRET changes, the same person signs in with a code asked for before it, and stays signed in", async () => {
  const phone = freshPhone();
  const first = await signInByPhone(phone);
  const request = freshRequest();
  await sendOtp({ phone, purpose: "student", address: request.address, language: "en" });
  const code = sentMessages.at(-1)?.values.code ?? "";
  between();
  const again = await verifyOtp({ phone, type: "student", code, language: "en", request });
  if (!again) throw new Error("The code of before was refused");
  const { userId } = await actorOf(first);
  expect((await actorOf(again)).userId).toBe(userId);
  after();
  expect((await actorOf(first)).userId).toBe(userId);
  expect((await actorOf(await signInByPhone(phone))).userId).toBe(userId);
});

test("O5c: a device is known through the change, and is asked anew after it; recovery codes stay good", async () => {
  const hash = hashContact("phone", freshPhone());
  const cookie = knownDevice.write(null, [hash]).split(";")[0]?.split("=")[1] ?? "";
  const { userId } = await makePortalUser("donor");
  const [one = "", two = ""] = await inTransaction((tx) => makeRecoveryCodes(tx, userId));
  const enter = (code: string) =>
    verifySecondFactor({ step: "second_factor", userId, role: "donor", next: null }, code, freshRequest());
  between();
  expect(knownDevice.idFor(cookie, hash)).not.toBeNull();
  expect(await enter(one)).not.toBeNull();
  after();
  expect(knownDevice.idFor(cookie, hash)).toBeNull();
  expect(await enter(two)).not.toBeNull();
  expect(await enter(two)).toBeNull();
});
