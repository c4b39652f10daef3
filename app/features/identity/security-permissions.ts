import {
  type Actor,
  anyStaff,
  definePermissions,
  readers,
  scope,
  staff,
} from "#app/core/portals/permissions.ts";
import type { Owned } from "./account-permissions.ts";

const another = scope("of somebody else", (actor: Actor, object: Owned) => actor.userId !== object.userId);

/** What the Security & Roles module of the admin portal does with accounts that are not one's own. */
export const securityPermissions = definePermissions("security", {
  "security.list_staff": { admin: readers(["security"]) },
  "security.invite_staff": { admin: staff([]) },
  /** To which states and languages somebody of the desk is limited; to take a limit away needs two people. */
  "security.limit_staff": { admin: staff([], another) },
  /** The list of what needs two people: each reads the matters they could agree to, the auditor all. */
  "security.see_second_looks": { admin: anyStaff(), limited: "never" },
  /** Agree to, refuse or take back; a verb also asks that they are two, and that the matter is theirs. */
  "security.second_person": {
    admin: staff(["verification", "support", "content", "claims", "finance", "security"]),
  },
  /** When two people are needed; a change needs two itself. */
  "security.change_rules": { admin: staff([]) },
  "security.enable": { admin: staff(["security"], another) },
  "security.list_sessions": { admin: readers(["security"]) },
  "security.end_session": { admin: staff(["security"]) },
  "security.see_lock_outs": { admin: readers(["security", "support"]) },
  "security.lift_lock_out": { admin: staff(["security", "support"]) },
  "security.read_audit": { admin: readers(["security"]) },
  "security.verify_audit": { admin: readers(["security"]) },
  "security.export_audit": { admin: readers(["security"]) },
  "security.list_erasures": { admin: readers(["security"]) },
  /** Whom somebody named to use their data rights: a name and a number, for who answers such requests. */
  "security.see_nominees": { admin: staff(["security", "support"]) },
  /** To hand a nominee what they ask for; a verb also asks for two people. */
  "security.act_for_nominee": { admin: staff(["security", "support"]) },
  "security.see_keys": { admin: readers(["security"]) },
  "security.rotate_keys": { admin: staff(["security"]), system: true },
});
