import { isIP } from "node:net";
import { env } from "#app/core/settings/env.server.ts";

export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * Whom a passkey is made for: this site by its configured name. Browsers make none for a bare IP address, so
 * the demo at 127.0.0.1 also answers to "localhost"; null where passkeys cannot work.
 */
export function relyingParty(request: Request): RelyingParty | null {
  const asked = new URL(request.url);
  if (env().isDemo && asked.hostname === "localhost") return { id: "localhost", origin: asked.origin };
  const { hostname, origin } = new URL(env().PUBLIC_URL);
  return isIP(hostname.replace(/^\[|\]$/g, "")) ? null : { id: hostname, origin };
}
