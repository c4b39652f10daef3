import { now } from "#app/core/clock.ts";
import { isKeyedHash, keyedHash } from "#app/core/secrets/crypto.server.ts";
import { sessionCookie } from "#app/features/identity/server/sessions/session-cookie.server.ts";

const countsForMs = 5 * 60_000;

/**
 * T20: whoever pressed Submit in time and was asked to come back has pressed in time. The answer gives the
 * moment along, signed and tied to this session; the next try brings it back, with script or without.
 */
export function noteFirstTry(request: Request, arrived = firstTry(request)): string | null {
  const session = sessionCookie.read(request, "session");
  if (!session) return null;
  const at = arrived.getTime();
  return sessionCookie.write(
    "first-try",
    `${at}.${keyedHash("first-try", sealed(at, session))}`,
    countsForMs / 1000,
  );
}

/** When this request was first sent: now, or the moment of the try that found no room. */
export function firstTry(request: Request): Date {
  const at = now();
  const session = sessionCookie.read(request, "session");
  const [moment = "", mark = ""] = (sessionCookie.read(request, "first-try") ?? "").split(".");
  const before = Number(moment);
  if (!session || !Number.isSafeInteger(before)) return at;
  if (!isKeyedHash("first-try", sealed(before, session), mark)) return at;
  return before <= at.getTime() && at.getTime() - before <= countsForMs ? new Date(before) : at;
}

function sealed(at: number, session: string): string {
  return `${at} ${session}`;
}
