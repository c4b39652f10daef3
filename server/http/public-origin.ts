import { isIP } from "node:net";
import type { Context, MiddlewareHandler } from "hono";
import type { Env } from "#app/core/settings/env.server.ts";
import type { TrustedProxies } from "#app/core/settings/env-fields.server.ts";
import type { ServerEnv } from "../hono-env.ts";
import { networksOf } from "./client-address.ts";

type Settings = Pick<Env, "isProduction" | "PUBLIC_URL" | "TRUSTED_PROXIES">;

/**
 * The origin by which the browser knows this site. TLS ends at the proxy, so the socket says http where the
 * browser says https, and a form's Origin would never fit. In production it is PUBLIC_URL's, whatever anybody
 * sends; in demo mode a trusted proxy may tell it.
 */
export function publicOrigin(settings: Settings): MiddlewareHandler<ServerEnv> {
  const ours = new URL(settings.PUBLIC_URL);
  return async (c, next) => {
    const isOurs = settings.isProduction || c.req.header("host") === ours.host;
    c.set("publicOrigin", forwardedOrigin(c, settings) ?? (isOurs ? ours : new URL(c.req.url)).origin);
    await next();
  };
}

function forwardedOrigin(c: Context<ServerEnv>, settings: Settings): string | null {
  if (settings.isProduction || !isTrusted(c, settings.TRUSTED_PROXIES)) return null;
  const scheme = c.req.header("x-forwarded-proto") ?? "";
  const host = c.req.header("x-forwarded-host") ?? c.req.header("host") ?? "";
  const told = `${scheme}://${host}`;
  return /^https?$/.test(scheme) && URL.canParse(told) ? new URL(told).origin : null;
}

function isTrusted(c: Context<ServerEnv>, trusted: TrustedProxies): boolean {
  if (trusted.kind === "count") return trusted.count > 0;
  const remote = (c.env?.incoming?.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  return (
    isIP(remote) !== 0 && networksOf(trusted.networks).check(remote, isIP(remote) === 6 ? "ipv6" : "ipv4")
  );
}

/** The same request as the browser sent it: pages see the address that stands in the browser. */
export function atOrigin(request: Request, origin: string): Request {
  const url = new URL(request.url);
  if (url.origin === origin) return request;
  const { method, headers, body, signal } = request;
  const init = { method, headers, signal, ...(body && { body, duplex: "half" }) };
  return new Request(`${origin}${url.pathname}${url.search}`, init as RequestInit);
}
