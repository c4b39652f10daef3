import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { setClock, useRealClock } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { env, setEnv } from "#app/core/settings/env.server.ts";
import type { LoginType } from "#app/features/identity/rules/otp-rules.ts";
import {
  type OutgoingMessage,
  outgoingMessages,
} from "#app/features/identity/server/contacts/outgoing-messages.server.ts";
import { sendOtp } from "#app/features/identity/server/otp/send-otp.server.ts";
import { verifyOtp } from "#app/features/identity/server/otp/verify-otp.server.ts";
import { signInWithPassword } from "#app/features/identity/server/passwords/sign-in-with-password.server.ts";
import { resolveActor } from "#app/features/identity/server/sessions/resolve-actor.server.ts";
import { sessionCookie } from "#app/features/identity/server/sessions/session-cookie.server.ts";
import type {
  SignInRequest,
  StartedSession,
} from "#app/features/identity/server/sessions/start-session.server.ts";
import { createPortalUser } from "#app/features/identity/server/staff/create-portal-user.server.ts";
import type { PortalRole } from "#app/features/identity/staff/portal-role.ts";

/** Everything identity sent, in place of the outbox; emptied before each test. */
export const sentMessages: OutgoingMessage[] = [];

/** A clock that stands still and moves on demand, and an outbox that remembers. */
export function useIdentityWorld({ hoursBetweenTests = 25 } = {}): { move(seconds: number): void } {
  let at = new Date("2026-11-15T06:00:00Z").getTime();
  beforeAll(() => {
    setClock(() => new Date(at));
    outgoingMessages.connect(async (_tx, message) => {
      sentMessages.push(message);
    });
  });
  beforeEach(() => {
    sentMessages.length = 0;
    setClock(() => new Date(at));
  });
  afterEach(() => {
    // Each test begins a day and an hour later: no window of the one before is still open.
    at += hoursBetweenTests * 3_600_000;
    setEnv(null);
  });
  afterAll(() => {
    outgoingMessages.connect(null);
    useRealClock();
  });
  return {
    move(seconds) {
      at += seconds * 1000;
    },
  };
}

/** The rules of production, with the test's own database and keys. */
export function standInProduction(): void {
  setEnv({
    ...env(),
    APP_MODE: "production",
    isDemo: false,
    isProduction: true,
    PUBLIC_URL: "https://scholarsetu.example",
  });
}

let phones = 0;
export function freshPhone(): string {
  phones += 1;
  return `7${String(Math.floor(Math.random() * 1e5)).padStart(5, "0")}${String(phones).padStart(4, "0")}`;
}

let addresses = 0;
export function freshRequest(previousToken: string | null = null): SignInRequest {
  addresses += 1;
  return {
    address: `10.0.${addresses >> 8}.${addresses & 255}`,
    userAgent: "Mozilla/5.0 Android Chrome/130",
    previousToken,
  };
}

export async function signInByPhone(phone: string, type: LoginType = "student"): Promise<StartedSession> {
  const request = freshRequest();
  await sendOtp({ phone, purpose: type, address: request.address, language: "en" });
  const code = sentMessages.at(-1)?.values.code ?? "";
  const session = await verifyOtp({ phone, type, code, language: "en", request });
  if (!session) throw new Error("The sign-in failed");
  return session;
}

let accounts = 0;
export const testPassword = "mango tree by the well";

export async function makePortalUser(role: PortalRole): Promise<{ email: string; userId: string }> {
  accounts += 1;
  const email = `${role}.${accounts}@example.org`;
  const userId = await createPortalUser(systemActor, {
    email,
    name: `Person ${accounts}`,
    password: testPassword,
    role,
    staffRoles: role === "admin" ? ["super_admin"] : [],
  });
  return { email, userId };
}

export async function signInAtPortal(role: PortalRole): Promise<StartedSession & { email: string }> {
  const { email } = await makePortalUser(role);
  const answer = await signInWithPassword({
    email,
    password: testPassword,
    role,
    next: null,
    request: freshRequest(),
  });
  if (answer.kind !== "signed_in") throw new Error(`The sign-in ended as "${answer.kind}"`);
  return { ...answer.session, email };
}

/** The actor that a session's cookie would make. */
export async function actorOf(session: Pick<StartedSession, "token">): Promise<Actor> {
  const cookie = sessionCookie.write("session", session.token, 60);
  const actor = await resolveActor(new Request("http://localhost/", { headers: { cookie } }));
  if (actor.role === "visitor") throw new Error("The session is not alive");
  return actor;
}
