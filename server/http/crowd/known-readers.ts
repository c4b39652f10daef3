import type { Context } from "hono";
import type { Actor } from "#app/core/portals/permissions.ts";
import { hashToken } from "#app/core/secrets/crypto.server.ts";
import { sessionCookie } from "#app/features/identity/server/sessions/session-cookie.server.ts";
import type { ServerEnv } from "../../hono-env.ts";

const rememberedMs = 15 * 60_000;
const mostRemembered = 50_000;

/** Which session cookies were somebody's a moment ago: an invented one is not among them. */
const readers = new Map<string, { userId: string; until: number }>();

/** Called when a request's session was found, so that the next one is known before any query. */
export function rememberReader(request: Request, { userId }: Actor): void {
  const token = sessionCookie.read(request, "session");
  if (!token || !userId) return;
  const key = hashToken(token);
  readers.delete(key);
  readers.set(key, { userId, until: performance.now() + rememberedMs });
  const [oldest] = readers.keys();
  if (readers.size > mostRemembered && oldest) readers.delete(oldest);
}

/**
 * T50: whom a request counts for. Somebody signed in counts for themselves, so that a whole college behind one
 * address is many clients; everybody else by their network address.
 */
export function clientOf(c: Context<ServerEnv>): string {
  const token = sessionCookie.read(c.req.raw, "session");
  const known = token ? readers.get(hashToken(token)) : undefined;
  return known && known.until > performance.now()
    ? `user ${known.userId}`
    : `address ${c.get("clientAddress") ?? "unknown"}`;
}
