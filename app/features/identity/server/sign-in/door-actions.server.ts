import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { env } from "#app/core/settings/env.server.ts";
import { demoPortals } from "../../demo/demo-people.ts";
import { safeNext } from "../../safe-next.ts";
import { isPortalRole, type PortalRole } from "../../staff/portal-role.ts";
import { portalSignInSchema } from "../../staff/portal-sign-in.ts";
import { signInWithPassword } from "../passwords/sign-in-with-password.server.ts";
import { sessionCookie } from "../sessions/session-cookie.server.ts";
import { loginState } from "./login-state.server.ts";
import { readSignInRequest } from "./read-sign-in-request.server.ts";
import { wayAfterSignIn } from "./way-after-sign-in.server.ts";

function roleOf({ param }: Press): PortalRole {
  const role = param("role");
  if (!isPortalRole(role)) throw notFound();
  return role;
}

/** The documented words; the pair is repeated in the demo only (T7). */
function mismatchOf(role: PortalRole): string {
  const { email, password } = demoPortals[role];
  return env().isDemo ? `Invalid credentials. Use: ${email} / ${password}` : "Invalid credentials.";
}

/** The sign-in screen of /admin, /donor and /csr; which of them is a part of the press. */
export const doorActions = defineActions(
  {
    login: button({
      schema: portalSignInSchema,
      async run(press, value, form) {
        const { request, clientAddress } = press;
        const next = safeNext(form.get("next"));
        const answer = await signInWithPassword({
          ...value,
          role: roleOf(press),
          next,
          request: request
            ? readSignInRequest(request, clientAddress)
            : { address: clientAddress, userAgent: null, previousToken: null },
        });
        return { answer, next };
      },
      next(press, { answer, next }) {
        if (answer.kind === "wrong") return { errors: { "": [mismatchOf(roleOf(press))] }, status: 401 };
        if (answer.kind === "signed_in") {
          return wayAfterSignIn(press.request ?? new Request(press.url), answer.session, next);
        }
        const state = loginState.seal(answer.state);
        return {
          to: "/login/second-factor",
          headers: { "Set-Cookie": sessionCookie.write("login", state, loginState.lifetimeSeconds) },
        };
      },
    }),
  },
  { only: "login", tells: [400, 401, 403, 409, 422, 429, 503] },
);
