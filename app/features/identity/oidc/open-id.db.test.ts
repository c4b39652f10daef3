import { eq, like } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openId } from "#app/adapters/openid.server.ts";
import { useRealClock } from "#app/core/clock.ts";
import { env, setEnv } from "#app/core/settings/env.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { session } from "#app/db/schema/sessions.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import { openIdClient, startOpenIdProvider } from "#tests/support/doubles/openid-provider.ts";
import { freshRequest, makePortalUser } from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { openIdCookie } from "./openid-cookie.server.ts";
import { signInWithOpenId } from "./sign-in-with-open-id.server.ts";

useTestDatabase();

let provider: Awaited<ReturnType<typeof startOpenIdProvider>>;
beforeAll(async () => {
  useRealClock();
  provider = await startOpenIdProvider();
});
afterAll(() => provider.stop());
beforeEach(() => configure());
afterEach(() => setEnv(null));

const back = "https://scholarsetu.example/login/openid/return";
function configure(more: Partial<ReturnType<typeof env>> = {}): void {
  setEnv(null);
  setEnv({
    ...env(),
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: openIdClient.id,
    OIDC_CLIENT_SECRET: openIdClient.secret,
    ...more,
  });
}
function door() {
  const found = openId(env());
  if (!found) throw new Error("no provider is set");
  return found;
}
async function comeBack(change: (address: URL) => void = () => {}, keep: Record<string, string> = {}) {
  const { url, kept } = await door().begin(back);
  const address = await provider.approve(url);
  change(address);
  return door().finish(address, { ...kept, ...keep });
}
async function enter(email: string, person: Parameters<typeof provider.is>[0] = {}) {
  provider.is({ email, email_verified: true, ...person });
  return signInWithOpenId({ claims: await comeBack(), next: null, request: freshRequest() });
}

describe("the operator's identity provider", () => {
  test("is offered only where issuer, client and secret are set", () => {
    expect(openId({ ...env(), OIDC_CLIENT_SECRET: undefined })).toBeNull();
    expect(door().name).toBe("your organisation");
  });

  test("lets a member of staff in by the verified address, audited with how; it makes nobody", async () => {
    const { email, userId } = await makePortalUser("admin");
    const before = await database().$count(appUser);
    const answer = await enter(email.toUpperCase());
    expect(answer).toMatchObject({ kind: "signed_in", session: { userId, role: "admin" } });
    const started = await database()
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.chain, `account:${userId}`));
    expect(started.at(-1)).toMatchObject({ event: "session.started", details: { method: "openid" } });
    expect(await enter("nobody@example.org")).toEqual({ kind: "unknown" });
    expect(await database().$count(appUser)).toBe(before);
    const refused = await database().select().from(auditEntry).where(like(auditEntry.event, "openid.%"));
    expect(refused.at(-1)?.details).toEqual({ reason: "no_account" });
    expect(JSON.stringify(refused)).not.toContain("nobody@");
  });

  test("an address that is not verified, another portal's account, one that is closed or has lost its role open nothing", async () => {
    const { email, userId } = await makePortalUser("admin");
    expect(await enter(email, { email_verified: false })).toEqual({ kind: "unknown" });
    expect(await enter((await makePortalUser("donor")).email)).toEqual({ kind: "unknown" });
    await database().update(userRole).set({ revokedAt: new Date() }).where(eq(userRole.userId, userId));
    expect(await enter(email)).toEqual({ kind: "unknown" });
    const other = await makePortalUser("admin");
    await database().update(appUser).set({ disabledAt: new Date() }).where(eq(appUser.id, other.userId));
    expect(await enter(other.email)).toEqual({ kind: "unknown" });
    expect(await database().$count(session, eq(session.userId, userId))).toBe(0);
  });

  test("T6: our second factor is asked for, unless the provider asked for one that the operator accepts", async () => {
    const { email } = await makePortalUser("admin");
    provider.is({ email, email_verified: true, amr: ["pwd", "otp", "mfa"] });
    const claims = await comeBack();
    const production = { isProduction: true, isDemo: false } as const;
    const give = () => signInWithOpenId({ claims, next: "/admin", request: freshRequest() });
    configure(production);
    expect(await give()).toMatchObject({ kind: "second_factor", state: { step: "enrol", role: "admin" } });
    configure({ ...production, OIDC_SECOND_FACTOR: ["hwk"] });
    expect(await give()).toMatchObject({ kind: "second_factor" });
    configure({ ...production, OIDC_SECOND_FACTOR: ["mfa"] });
    expect(await give()).toMatchObject({ kind: "signed_in" });
  });

  test.each([
    ["signed by a stranger", { isForged: true }],
    ["not signed at all", { algorithm: "none" as const }],
    ["for another client", { audience: "somebody-else" }],
    ["of another issuer", { issuer: "http://127.0.0.1:1" }],
    ["with another nonce", { nonce: "not-the-one" }],
    ["that has run out", { expiresIn: -300 }],
  ])("an answer %s is refused", async (_what, fault) => {
    const { email } = await makePortalUser("admin");
    provider.is({ email, email_verified: true }, fault);
    await expect(comeBack()).rejects.toThrow();
  });

  test("another state, another verifier and a code used twice are refused; the cookie is sealed and runs out", async () => {
    provider.is({ email: "a@example.org", email_verified: true });
    await expect(comeBack((address) => address.searchParams.set("state", "x"))).rejects.toThrow();
    await expect(comeBack(() => {}, { verifier: "a".repeat(43) })).rejects.toThrow();
    const { url, kept } = await door().begin(back);
    const address = await provider.approve(url);
    await door().finish(address, kept);
    await expect(door().finish(address, kept)).rejects.toThrow();
    const sealed = openIdCookie.seal({ ...kept, next: null });
    expect(sealed).not.toContain(kept.verifier);
    expect(openIdCookie.open(sealed)).toEqual({ ...kept, next: null });
    expect(openIdCookie.open(`${sealed.slice(0, -4)}AAAA`)).toBeNull();
  });
});
