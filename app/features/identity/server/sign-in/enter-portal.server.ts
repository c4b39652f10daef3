import { data, type RouterContextProvider, redirect } from "react-router";
import { fieldErrorsOf, readFormData } from "#app/core/forms/form.ts";
import { forbidden, isProblem } from "#app/core/requests/errors.ts";
import { clientAddressContext, getActor } from "#app/core/requests/request-context.ts";
import { env } from "#app/core/settings/env.server.ts";
import { demoPortals } from "../../demo/demo-people.ts";
import { safeNext } from "../../safe-next.ts";
import type { PortalRole } from "../../staff/portal-role.ts";
import { type PortalRefusal, portalSignInSchema } from "../../staff/portal-sign-in.ts";
import { signInWithPassword } from "../passwords/sign-in-with-password.server.ts";
import { sessionCookie } from "../sessions/session-cookie.server.ts";
import { afterSignIn } from "./after-sign-in.server.ts";
import { loginState } from "./login-state.server.ts";
import { readSignInRequest } from "./read-sign-in-request.server.ts";

type Args = { request: Request; context: Readonly<RouterContextProvider> };
type Refused = ReturnType<typeof data<PortalRefusal>>;

/**
 * For the action of /admin, /donor and /csr: null for somebody who is already in (the page goes on with its own
 * work); for anybody else a post is a try to sign in, and this is its answer.
 */
export async function enterPortal(role: PortalRole, { request, context }: Args): Promise<Refused | null> {
  const actor = await getActor(context);
  if (actor.role === role) return null;
  if (actor.role !== "visitor") throw forbidden();
  const form = Object.fromEntries(await readFormData(request, 64 * 1024));
  const typed = typeof form.email === "string" ? form.email.slice(0, 254) : "";
  const parsed = portalSignInSchema.safeParse(form);
  if (!parsed.success) {
    return data({ message: null, email: typed, fieldErrors: fieldErrorsOf(parsed.error) }, { status: 422 });
  }
  const next = safeNext(form.next);
  try {
    const answer = await signInWithPassword({
      ...parsed.data,
      role,
      next,
      request: readSignInRequest(request, context.get(clientAddressContext)),
    });
    if (answer.kind === "signed_in") throw afterSignIn(request, answer.session, next);
    if (answer.kind === "wrong")
      return data({ message: mismatchOf(role), email: typed, fieldErrors: {} }, { status: 401 });
    throw redirect("/login/second-factor", {
      headers: {
        "Set-Cookie": sessionCookie.write("login", loginState.seal(answer.state), loginState.lifetimeSeconds),
      },
    });
  } catch (error) {
    if (!isProblem(error)) throw error;
    const refusal = { message: error.detail ?? error.title, email: typed, fieldErrors: {} };
    return data(refusal, { status: error.status, headers: error.headers });
  }
}

/** The documented words; the pair is repeated in the demo only (T7). */
function mismatchOf(role: PortalRole): string {
  const { email, password } = demoPortals[role];
  return env().isDemo ? `Invalid credentials. Use: ${email} / ${password}` : "Invalid credentials.";
}
