import fc from "fast-check";
import { RouterContextProvider } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { isProblem } from "#app/core/requests/errors.ts";
import { actorContext, clientAddressContext, privacyContext } from "#app/core/requests/request-context.ts";
import * as exportData from "#app/features/identity/pages/export-data-file.ts";
import * as privacy from "#app/features/identity/pages/privacy-page.tsx";
import * as security from "#app/features/identity/pages/security-page.tsx";
import * as chooseStudent from "#app/features/identity/pages/sign-in/choose-student-page.tsx";
import * as forgotPassword from "#app/features/identity/pages/sign-in/forgot-password-page.tsx";
import * as login from "#app/features/identity/pages/sign-in/login-page.tsx";
import * as logout from "#app/features/identity/pages/sign-in/logout-endpoint.ts";
import * as passkey from "#app/features/identity/pages/sign-in/passkey-endpoint.ts";
import * as passkeyOptions from "#app/features/identity/pages/sign-in/passkey-options-endpoint.ts";
import * as resetPassword from "#app/features/identity/pages/sign-in/reset-password-page.tsx";
import * as resume from "#app/features/identity/pages/sign-in/resume-page.tsx";
import * as secondFactor from "#app/features/identity/pages/sign-in/second-factor-page.tsx";
import { resolveActor } from "#app/features/identity/server/sessions/resolve-actor.server.ts";
import { enterPortal } from "#app/features/identity/server/sign-in/enter-portal.server.ts";
import { loginState } from "#app/features/identity/server/sign-in/login-state.server.ts";
import {
  freshPhone,
  signInAtPortal,
  signInByPhone,
  useIdentityWorld,
} from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

useTestDatabase();
useIdentityWorld({ hoursBetweenTests: 0 });

type Doing = (args: never) => unknown;
const tokens: string[] = [];
beforeAll(async () => {
  tokens.push((await signInByPhone(freshPhone())).token);
  tokens.push((await signInByPhone(freshPhone(), "institute")).token);
  tokens.push((await signInAtPortal("donor")).token, (await signInAtPortal("admin")).token);
});

const intents =
  "send resend verify back choose add give withdraw withdraw-guardian erase keep end-session end-others " +
  "change-password totp-start totp-confirm totp-remove passkey-save passkey-remove options sign-in start confirm";
const names =
  "intent phone otp type state next dialog email password studentId name purpose sure code sessionId passkeyId " +
  "currentPassword newPassword repeated token response role __proto__ constructor __intent__ status isAdmin";

const nasty = fc.constantFrom(
  "",
  " ",
  "0",
  "-1",
  "null",
  "9876543210",
  "+91 98765 43210",
  "123456",
  "a@example.org",
  "admin@scholarsetu.example",
  "0190a000-0000-7000-8000-00000000ffff",
  "' or 1=1; drop table session; --",
  "<script>alert(1)</script>",
  "=cmd|' /C calc'!A0",
  "\u0000",
  "\ud800",
  "\u202e",
  "%00%0a",
  "{}",
  '{"id":"x","rawId":"x","type":"public-key","response":{"clientDataJSON":"","authenticatorData":"","signature":""}}',
  '{"__proto__":{"role":"admin"}}',
  "//evil.example",
  "/student/dashboard",
  "terms",
  "student",
  "donor",
  "yes",
  "1",
  "x".repeat(5000),
);
const value = fc.oneof(
  { weight: 3, arbitrary: nasty },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
);
const field = fc.tuple(
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...names.split(" ")) },
    { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
  ),
  value,
);
const fields = fc
  .tuple(fc.constantFrom(...intents.split(" ")), fc.array(field, { maxLength: 8 }))
  .map(([intent, rest]): [string, string][] => [["intent", intent], ...rest]);

type Body = { fields: [string, string][]; kind: "form" | "multipart" | "json" | "text" | "none" };
const body: fc.Arbitrary<Body> = fc.record({
  fields,
  kind: fc.oneof(
    { weight: 8, arbitrary: fc.constant("form" as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("multipart" as const, "json" as const, "text" as const, "none" as const),
    },
  ),
});
const cookie = fc.oneof(
  fc.nat(3).map((index) => ({ session: index })),
  fc.constant({ session: -1 }),
);
const loginCookie = fc.constantFrom("none", "otp", "second_factor", "enrol", "junk");

function bodyOf({ fields: entries, kind }: Body): { body?: BodyInit; headers: Record<string, string> } {
  if (kind === "form") return { body: new URLSearchParams(entries), headers: {} };
  if (kind === "multipart") {
    const form = new FormData();
    for (const [name, text] of entries) form.append(name, text);
    form.append("otp", new File(["x"], "a.txt"));
    return { body: form, headers: {} };
  }
  if (kind === "json")
    return { body: JSON.stringify(entries), headers: { "Content-Type": "application/json" } };
  if (kind === "text") return { body: "intent=send", headers: { "Content-Type": "multipart/form-data" } };
  return { headers: {} };
}

function sealed(step: string, userId: string): string | null {
  if (step === "none") return null;
  if (step === "junk") return "v1:k1:AAAAAAAAAAAAAAAA:AAAAAAAAAAAAAAAAAAAAAAAA";
  if (step === "otp")
    return loginState.seal({ step: "otp", phone: "9876543210", type: "student", sentAt: 0 });
  return loginState.seal({ step: step as "enrol", userId, role: "donor", next: "/donor" });
}

/** What the framework would answer: the status, or the thrown thing itself when it would be a 500. */
async function statusOf(doing: Doing, request: Request): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(privacyContext, { isPrivate: false });
  // Each from its own address: the limits are tested elsewhere.
  context.set(
    clientAddressContext,
    `10.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}.1`,
  );
  context.set(actorContext, () => resolveActor(request));
  try {
    const answer = await doing({
      request,
      context,
      params: {},
      url: new URL(request.url),
      pattern: "/",
    } as never);
    if (answer instanceof Response) return answer.status;
    return (answer as { init?: { status?: number } } | null)?.init?.status ?? 200;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.status;
    if (isProblem(thrown)) return thrown.status;
    return thrown;
  }
}

const doors: [string, Doing, number][] = [
  ["/login", login.action as Doing, 150],
  ["/logout", logout.action as Doing, 40],
  ["/login/student", chooseStudent.action as Doing, 100],
  ["/login/second-factor", secondFactor.action as Doing, 100],
  ["/login/passkey", passkey.action as Doing, 80],
  ["/login/resume", resume.action as Doing, 40],
  ["/settings/security", security.action as Doing, 150],
  ["/settings/passkey-options", passkeyOptions.action as Doing, 20],
  ["/settings/privacy", privacy.action as Doing, 100],
  ["/settings/privacy/export", exportData.action as Doing, 15],
  ["/password/forgot", forgotPassword.action as Doing, 40],
  ["/password/reset", resetPassword.action as Doing, 60],
  ["/admin", ((args: never) => enterPortal("admin", args)) as Doing, 60],
];

describe("T17: anything a client can send gets a clear answer, never a 5xx", () => {
  test.each(doors)("%s", { timeout: 120_000 }, async (path, doing, numRuns) => {
    await fc.assert(
      fc.asyncProperty(body, cookie, loginCookie, async (sent, { session }, step) => {
        const cookies = [
          session >= 0 ? `session=${tokens[session]}` : "",
          sealed(step, "0190a000-0000-7000-8000-00000000ffff")
            ? `login=${sealed(step, "0190a000-0000-7000-8000-00000000ffff")}`
            : "",
          "parked=junk",
        ];
        const { body: content, headers } = bodyOf(sent);
        const request = new Request(`http://localhost${path}`, {
          method: "POST",
          headers: { ...headers, cookie: cookies.filter(Boolean).join("; ") },
          ...(content !== undefined && { body: content }),
        });
        const status = await statusOf(doing, request);
        expect(typeof status === "number" ? status : String((status as Error)?.stack)).toBeTypeOf("number");
        expect(status).toBeLessThan(500);
        expect(status).toBeGreaterThanOrEqual(200);
      }),
      { numRuns },
    );
  });
});

describe("T15: fields outside a form's schema change nothing", () => {
  test("a login that says it is an admin is a student's", async () => {
    const form = new URLSearchParams({
      intent: "send",
      phone: freshPhone(),
      type: "admin",
      role: "admin",
      isAdmin: "1",
    });
    const request = new Request("http://localhost/login", { method: "POST", body: form });
    expect(await statusOf(login.action as Doing, request)).toBe(302);
  });
});
