import { env } from "#app/core/settings/env.server.ts";

/** T8: `__Host-` ties the cookie to this very host over HTTPS; the demo runs on plain http://127.0.0.1. */
function fullName(name: string): string {
  return env().isProduction ? `__Host-${name}` : name;
}

function write(name: string, value: string, maxAgeSeconds: number): string {
  const secure = env().isProduction ? "; Secure" : "";
  return `${fullName(name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${Math.floor(maxAgeSeconds)}${secure}`;
}

function read(request: Request, name: string): string | null {
  const wanted = `${fullName(name)}=`;
  const found = (request.headers.get("cookie") ?? "").split(/;\s*/).find((pair) => pair.startsWith(wanted));
  const value = found?.slice(wanted.length) ?? "";
  return /^[\w.:~-]{1,3900}$/.test(value) ? value : null;
}

/** The cookies of signing in, all HttpOnly: "session", "login" (between two steps), "parked" (a kept form). */
export const sessionCookie = {
  write,
  read,
  erase: (name: string) => write(name, "", 0),
};
