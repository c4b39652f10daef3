import { redirect } from "react-router";
import { log } from "#app/core/requests/observing/log.server.ts";
import { clientAddressContext } from "#app/core/requests/request-context.ts";
import { env } from "#app/core/settings/env.server.ts";
import { openIdDoor } from "../../oidc/open-id-door.server.ts";
import { openIdReturn } from "../../oidc/open-id-return.ts";
import { openIdCookie } from "../../oidc/openid-cookie.server.ts";
import { signInWithOpenId } from "../../oidc/sign-in-with-open-id.server.ts";
import { sessionCookie } from "../../server/sessions/session-cookie.server.ts";
import { afterSignIn } from "../../server/sign-in/after-sign-in.server.ts";
import { loginState } from "../../server/sign-in/login-state.server.ts";
import { readSignInRequest } from "../../server/sign-in/read-sign-in-request.server.ts";
import type { Route } from "./+types/open-id-return-endpoint";

/** Back from the provider. What is not whole (signature, issuer, audience, time, state, nonce, PKCE) opens nothing. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const door = openIdDoor();
  const kept = openIdCookie.open(sessionCookie.read(request, openIdCookie.name));
  const forget = sessionCookie.erase(openIdCookie.name);
  const back = (why: "refused" | "unknown") =>
    redirect(`/admin?openid=${why}`, { headers: { "Set-Cookie": forget } });
  if (!kept) return back("refused");
  const here = new URL(`${env().PUBLIC_URL}${openIdReturn}${url.search}`);
  const claims = await door.finish(here, kept).catch((error: unknown) => {
    log.warn({ reason: error instanceof Error ? error.name : "unknown" }, "an OpenID answer was refused");
    return null;
  });
  if (!claims) return back("refused");
  const answer = await signInWithOpenId({
    claims,
    next: kept.next,
    request: readSignInRequest(request, context.get(clientAddressContext)),
  });
  if (answer.kind === "unknown") return back("unknown");
  if (answer.kind === "second_factor") {
    const headers = new Headers({ "Set-Cookie": forget });
    const state = loginState.seal(answer.state);
    headers.append("Set-Cookie", sessionCookie.write("login", state, loginState.lifetimeSeconds));
    return redirect("/login/second-factor", { headers });
  }
  const response = afterSignIn(request, answer.session, kept.next ?? "/admin");
  response.headers.append("Set-Cookie", forget);
  return response;
}
