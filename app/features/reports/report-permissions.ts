import { anyStaff, definePermissions, staff } from "#app/core/portals/permissions.ts";

const whoWorks = staff(["verification", "support", "content", "claims", "finance", "security"]);

/** Reports are counts and sums without a name in them, so everybody of the desk reads them. */
export const reportPermissions = definePermissions("report", {
  "report.read": { admin: anyStaff(), limited: "never" },
  /** Over one's own scholarships, programmes and gifts: the actor says which (report-scope.ts). */
  "report.read_own": { institute: true, donor: true, csr: true },
  "report.save": { admin: whoWorks },
  "report.delete": { admin: whoWorks },
  "report.export": { admin: anyStaff(), limited: "never" },
  "report.send": { system: true },
});
