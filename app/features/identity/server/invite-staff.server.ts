import { randomToken } from "#app/core/crypto.server.ts";
import type { Actor } from "#app/core/permissions.ts";
import { securityPermissions } from "../security-permissions.ts";
import { createPortalUser } from "./create-portal-user.server.ts";
import { requestPasswordReset } from "./request-password-reset.server.ts";

/** A new person at the admin desk: nobody but them ever knows their password, since a link lets them choose it. */
export async function inviteStaff(
  actor: Actor,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<string> {
  securityPermissions.assertCan(actor, "security.invite_staff");
  const userId = await createPortalUser(actor, { name, email, password: randomToken(), role: "admin" });
  await requestPasswordReset(email, { address: `staff:${actor.userId}`, language: "en" });
  return userId;
}
