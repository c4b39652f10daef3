import type { ActionArgs } from "#app/core/forms/actions.server.ts";
import { forbidden } from "#app/core/requests/errors.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import type { PortalRole } from "../../staff/portal-role.ts";
import { doorActions } from "./door-actions.server.ts";

type Door = ReturnType<(typeof doorActions)["action"]>;

/**
 * For the action of /admin, /donor and /csr: null for somebody who is already in (the page goes on with its own
 * work); for anybody else a post is a try to sign in, and this is its answer.
 */
export async function enterPortal(role: PortalRole, args: ActionArgs): Promise<Awaited<Door> | null> {
  const actor = await getActor(args.context);
  if (actor.role === role) return null;
  if (actor.role !== "visitor") throw forbidden();
  return doorActions.action({ ...args, params: { role } });
}
