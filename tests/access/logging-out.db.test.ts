import { expect, test } from "vitest";
import { action, loader } from "#app/features/identity/pages/sign-in/logout-endpoint.ts";
import { findSession } from "#app/features/identity/server/sessions/find-session.server.ts";
import { freshPhone, signInByPhone, useIdentityWorld } from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

useTestDatabase();
useIdentityWorld();

type Args = Parameters<typeof action>[0];

test("T11: logging out ends the session, and tells the browser to forget its cookies and all it keeps", async () => {
  const { token } = await signInByPhone(freshPhone());
  const request = new Request("http://localhost/logout", {
    method: "POST",
    headers: { cookie: `session=${token}`, "content-type": "application/x-www-form-urlencoded" },
    body: "",
  });
  const answer = await action({ request } as Args);
  expect(answer.status).toBe(302);
  expect(await findSession(token)).toBeNull();
  expect(answer.headers.get("Clear-Site-Data")).toBe('"storage"');
  const erased = answer.headers.getSetCookie().filter((cookie) => cookie.includes("Max-Age=0"));
  expect(erased.map((cookie) => cookie.split("=")[0])).toEqual(["session", "login", "parked"]);
});

test("T10, T11: a link to it ends nothing", async () => {
  const { token } = await signInByPhone(freshPhone());
  expect(loader().status).toBe(302);
  expect(await findSession(token)).not.toBeNull();
});
