import { expect, test } from "vitest";
import { actorOf, freshPhone, signInByPhone, useIdentityWorld } from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { findSession } from "../sessions/find-session.server.ts";
import { takeSecurityStep } from "./take-security-step.server.ts";

useTestDatabase();
useIdentityWorld();

const post = (fields: Record<string, string>) =>
  new Request("http://localhost/settings/security", { method: "POST", body: new URLSearchParams(fields) });

// C18: both buttons said "ended" while nothing was; here the sessions are asked.
test("“end all others” ends them and leaves this one; “end” ends the one it names", async () => {
  const phone = freshPhone();
  const [here, there, elsewhere] = [
    await signInByPhone(phone),
    await signInByPhone(phone),
    await signInByPhone(phone),
  ];
  const actor = await actorOf(here);
  await takeSecurityStep(actor, post({ intent: "end-session", sessionId: there.sessionId }), "en");
  expect(await findSession(there.token)).toBeNull();
  expect(await findSession(elsewhere.token)).not.toBeNull();
  await takeSecurityStep(actor, post({ intent: "end-others" }), "en");
  expect(await findSession(elsewhere.token)).toBeNull();
  expect(await findSession(here.token)).not.toBeNull();
});
