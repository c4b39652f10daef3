import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#app/db/opening/client.server.ts";
import { consent } from "#app/db/schema/consents.ts";
import { erasureRequest } from "#app/db/schema/erasure-requests.ts";
import { appUser } from "#app/db/schema/users.ts";
import {
  freshPhone,
  signInAtPortal,
  signInByPhone,
  useIdentityWorld,
} from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { erasureWaitDays, keptYears } from "../../rules/erasure-rules.ts";
import { sweepIdentity } from "../sweep-identity.server.ts";
import { retireDormantAccounts } from "./retire-dormant-accounts.server.ts";

useTestDatabase();
const clock = useIdentityWorld();
const year = 366 * 86_400;
const userOf = async (userId: string) =>
  (await database().select().from(appUser).where(eq(appUser.id, userId)))[0];

test("T36: who has not signed in for the years of the policy is erased by itself; nobody else is", async () => {
  const phone = freshPhone();
  const [gone, back, desk] = [
    await signInByPhone(freshPhone()),
    await signInByPhone(phone),
    await signInAtPortal("donor"),
  ];
  clock.move(6 * year);
  expect(await retireDormantAccounts()).toBe(0);
  await signInByPhone(phone);
  clock.move((keptYears.student - 6) * year);
  expect(await retireDormantAccounts()).toBe(1);
  const asked = await database().select().from(erasureRequest);
  expect(asked.map(({ userId }) => userId)).toEqual([gone.userId]);
  clock.move((erasureWaitDays + 1) * 86_400);
  await sweepIdentity();
  expect((await userOf(gone.userId))?.erasedAt).not.toBeNull();
  expect((await userOf(back.userId))?.erasedAt).toBeNull();
  expect((await userOf(desk.userId))?.erasedAt).toBeNull();
  const consents = () => database().select().from(consent).where(eq(consent.userId, gone.userId));
  expect((await consents()).length).toBeGreaterThan(0);
  clock.move(keptYears.consent * year);
  await sweepIdentity();
  expect(await consents()).toEqual([]);
});
