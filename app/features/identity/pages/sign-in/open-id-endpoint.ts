import { redirect } from "react-router";
import { log } from "#app/core/requests/observing/log.server.ts";
import { env } from "#app/core/settings/env.server.ts";
import { openIdDoor } from "../../oidc/open-id-door.server.ts";
import { openIdReturn } from "../../oidc/open-id-return.ts";
import { openIdCookie } from "../../oidc/openid-cookie.server.ts";
import { safeNext } from "../../safe-next.ts";
import { sessionCookie } from "../../server/sessions/session-cookie.server.ts";
import type { Route } from "./+types/open-id-endpoint";

/** To the operator's identity provider, with what the browser must bring back sealed in a cookie. */
export async function loader({ url }: Route.LoaderArgs) {
  const door = openIdDoor();
  const next = safeNext(url.searchParams.get("next"));
  try {
    const { url: there, kept } = await door.begin(`${env().PUBLIC_URL}${openIdReturn}`);
    const cookie = sessionCookie.write(
      openIdCookie.name,
      openIdCookie.seal({ ...kept, next }),
      openIdCookie.lifetimeSeconds,
    );
    return redirect(there.href, { headers: { "Set-Cookie": cookie } });
  } catch (error) {
    log.error({ err: error }, "the identity provider could not be asked");
    return redirect("/admin?openid=away");
  }
}
