import { redirect } from "react-router";
import { readFormData } from "#app/core/forms/form.ts";
import { safeNext } from "../../safe-next.ts";
import { sessionCookie } from "../../server/sessions/session-cookie.server.ts";
import { signOut } from "../../server/sessions/sign-out.server.ts";
import { isPortalRole, portalPath } from "../../staff/portal-role.ts";
import type { Route } from "./+types/logout-endpoint";

/** Signing out is a write: a link to it changes nothing (T10). */
export function loader() {
  return redirect("/");
}

/**
 * T11: the session ends on the server, and the browser is told to forget its storage (the hint, and what pages
 * kept for the time offline). A portal's visitor is back at its sign-in screen.
 */
export async function action({ request }: Route.ActionArgs) {
  const form = await readFormData(request, 8 * 1024).catch(() => null);
  const token = sessionCookie.read(request, "session");
  const role = token ? await signOut(token) : null;
  const headers = new Headers({ "Clear-Site-Data": '"storage"' });
  for (const name of ["session", "login", "parked"]) headers.append("Set-Cookie", sessionCookie.erase(name));
  const home = isPortalRole(role) ? portalPath(role) : "/";
  return redirect(safeNext(form?.get("next")) ?? home, { headers });
}
