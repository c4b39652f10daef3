import { expect, test } from "vitest";
import type { Actor } from "#app/core/portals/permissions.ts";
import { pressOf } from "#tests/support/every-button.ts";
import { actorOf, freshPhone, signInByPhone, useIdentityWorld } from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { findSession } from "../sessions/find-session.server.ts";
import { securityActions } from "./security-actions.server.ts";

useTestDatabase();
useIdentityWorld();

function post(actor: Actor, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return securityActions.press(pressOf(actor), form);
}

// C18: both buttons said "ended" while nothing was; here the sessions are asked.
test("“end all others” ends them and leaves this one; “end” ends the one it names", async () => {
  const phone = freshPhone();
  const [here, there, elsewhere] = [
    await signInByPhone(phone),
    await signInByPhone(phone),
    await signInByPhone(phone),
  ];
  const actor = await actorOf(here);
  await post(actor, { intent: "end-session", sessionId: there.sessionId });
  expect(await findSession(there.token)).toBeNull();
  expect(await findSession(elsewhere.token)).not.toBeNull();
  await post(actor, { intent: "end-others" });
  expect(await findSession(elsewhere.token)).toBeNull();
  expect(await findSession(here.token)).not.toBeNull();
});
