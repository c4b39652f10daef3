import {
  type Actor,
  anyStaff,
  definePermissions,
  type ScopedRule,
  scope,
  staff,
} from "#app/core/portals/permissions.ts";

/** What belongs to somebody: a session, a passkey, a consent, a student, the account itself. */
export interface Owned {
  readonly userId: string;
}

const own = scope("their own", (actor: Actor, object: Owned) => actor.userId === object.userId);
const another = scope("of somebody else", (actor: Actor, object: Owned) => actor.userId !== object.userId);

const everyone = (rule: ScopedRule<Owned>) => ({
  student: rule,
  institute: rule,
  donor: rule,
  csr: rule,
  admin: anyStaff(rule),
});
const portals = (rule: ScopedRule<Owned>) => ({ donor: rule, csr: rule, admin: anyStaff(rule) });

/** Who may do what with an account. Signing in has no entry: it is what makes an actor. */
export const accountPermissions = definePermissions("account", {
  "account.see_sessions": everyone(own),
  "account.end_session": { ...everyone(own), hide: true },
  "account.change_password": portals(own),
  "account.see_second_factors": portals(own),
  "account.set_second_factor": portals(own),
  "account.remove_passkey": { ...portals(own), hide: true },
  "account.choose_student": { student: own, hide: true },
  "account.add_student": { student: own },
  "account.see_consents": everyone(own),
  "account.give_consent": everyone(own),
  "account.withdraw_consent": { ...everyone(own), hide: true },
  "account.give_guardian_consent": { student: own, hide: true },
  "account.name_nominee": everyone(own),
  /** Who may fill her forms, and until when. */
  "account.let_help": { student: own, hide: true },
  "account.export_data": everyone(own),
  "account.request_erasure": everyone(own),
  "account.cancel_erasure": { ...everyone(own), hide: true },
  "account.complete_erasure": { system: true, admin: staff(["security"], another) },
  /** New people and roles of the desk; a verb also asks for two people (T52). */
  "account.grant_role": { system: true, admin: staff([]) },
  "account.revoke_role": { admin: staff([], another) },
  /** A student's dashboard as she sees it, read only, with her on the phone; each look is in the audit. */
  "account.see_as_student": { admin: staff(["support"]), limited: "within" },
  "account.disable": { admin: staff(["security"], another) },
});
