import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { notification } from "#app/db/schema/messages.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import { makePortalPerson } from "#tests/support/funding-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { tellGivers } from "./tell-givers.server.ts";

useTestDatabase();

let donor: Actor & { userId: string };
beforeEach(async () => {
  donor = await makePortalPerson("donor", "Godavari Trust");
});

/** How many are told that it is so. */
async function told(): Promise<number> {
  const link = "/donor";
  const news = { type: "info", title: "News", message: "It is so.", link, dedupeKey: donor.userId } as const;
  await inTransaction((tx) => tellGivers(tx, donor.organisationId ?? "", null, news));
  return database().$count(notification, eq(notification.userId, donor.userId));
}

test("C10: whoever can sign in for an organisation is told", async () => {
  expect(await told()).toBe(1);
});

test.each([
  ["whose organisation is on hold", () => database().update(userRole).set({ suspendedAt: now() })],
  ["who has left it", () => database().update(userRole).set({ revokedAt: now() })],
] as const)("C10: not who cannot sign in: %s", async (_, lock) => {
  await lock().where(eq(userRole.userId, donor.userId));
  expect(await told()).toBe(0);
});

test.each([
  ["whose account is closed", { disabledAt: now() }],
  ["who was forgotten", { erasedAt: now() }],
] as const)("C10: nor %s", async (_, change) => {
  await database().update(appUser).set(change).where(eq(appUser.id, donor.userId));
  expect(await told()).toBe(0);
});
