import type { RouterContextProvider } from "react-router";
import { openId } from "#app/adapters/openid.server.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { forbidden } from "#app/core/requests/errors.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { env } from "#app/core/settings/env.server.ts";
import { demoPortals } from "../../demo/demo-people.ts";
import { safeNext } from "../../safe-next.ts";
import type { PortalRole } from "../../staff/portal-role.ts";
import type { PortalSignIn } from "../../staff/portal-sign-in.ts";
import { relyingParty } from "../factors/relying-party.server.ts";

type Args = { request: Request; context: Readonly<RouterContextProvider> };

export type PortalDoor =
  | { readonly actor: Actor; readonly signIn: null }
  | { readonly actor: null; readonly signIn: PortalSignIn };

/**
 * For the loader of /admin, /donor and /csr: the actor when the door is open, else what the sign-in screen at
 * the same address needs. The demo's pair is known to the demo alone (T7).
 */
export async function openPortal(role: PortalRole, { request, context }: Args): Promise<PortalDoor> {
  const actor = await getActor(context);
  if (actor.role === role) return { actor, signIn: null };
  // The guard has already refused other roles; this is for the day somebody forgets it.
  if (actor.role !== "visitor") throw forbidden();
  const { email, password } = demoPortals[role];
  return {
    actor: null,
    signIn: {
      role,
      next: safeNext(new URL(request.url).searchParams.get("next")),
      demo: env().isDemo ? { email, password } : null,
      canUsePasskey: relyingParty(request) !== null,
      openId: role === "admin" ? openIdOf(request) : null,
    },
  };
}

const saids = ["away", "refused", "unknown"] as const;

function openIdOf(request: Request): PortalSignIn["openId"] {
  const door = openId(env());
  if (!door) return null;
  const asked = new URL(request.url).searchParams.get("openid");
  return { name: door.name, said: saids.find((said) => said === asked) ?? null };
}
