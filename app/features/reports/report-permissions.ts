import { type Actor, anyStaff, definePermissions, scope, staff } from "#app/core/portals/permissions.ts";

const whoWorks = staff(["verification", "support", "content", "claims", "finance", "security"]);

/** Whose it is. */
interface Owned {
  readonly userId: string | null;
}
const own = scope(
  "their own",
  (actor: Actor, object: Owned) => actor.userId !== null && actor.userId === object.userId,
);

/** Reports are counts and sums without a name in them, so everybody of the desk reads them. */
export const reportPermissions = definePermissions("report", {
  "report.read": { admin: anyStaff(), limited: "never" },
  /** Over one's own scholarships, programmes and gifts: the actor says which (report-scope.ts). */
  "report.read_own": { institute: true, donor: true, csr: true },
  "report.save": { admin: whoWorks },
  "report.delete": { admin: whoWorks },
  "report.export": { admin: anyStaff(), limited: "never" },
  /** Have a view of a list sent to oneself: a link, and each sees what they may. */
  "report.mail_list": { institute: own, donor: own, csr: own, admin: anyStaff(own), hide: true },
  /** To colleagues too; who only reads has them sent to themselves. */
  "report.mail_others": { institute: true, donor: true, csr: true, admin: whoWorks },
  /** Put together a dashboard of one's own. */
  "report.keep_dashboard": { institute: own, donor: own, csr: own, admin: anyStaff(own), hide: true },
  "report.send": { system: true },
});
