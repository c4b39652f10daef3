import { type Actor, definePermissions, scope } from "#app/core/permissions.ts";
import type { Owned } from "./account-permissions.ts";

const another = scope("of somebody else", (actor: Actor, object: Owned) => actor.userId !== object.userId);

/** What the Security & Roles module of the admin portal does with accounts that are not one's own. */
export const securityPermissions = definePermissions("security", {
  "security.list_staff": { admin: true },
  "security.invite_staff": { admin: true },
  /** Agree to, refuse or take back what needs two people; a verb also asks that they are two. */
  "security.second_person": { admin: true },
  "security.enable": { admin: another },
  "security.list_sessions": { admin: true },
  "security.end_session": { admin: true },
  "security.lift_lock_out": { admin: true },
  "security.read_audit": { admin: true },
  "security.verify_audit": { admin: true },
  "security.export_audit": { admin: true },
  "security.list_erasures": { admin: true },
  "security.see_keys": { admin: true },
  "security.rotate_keys": { admin: true, system: true },
});
