/** `goal` is issue 27's, `now` what the page sends today on its second look: it may only shrink, until it is the goal. */
type StatementBudget = { role: string; path: string; goal: number; now: number };

export const statementBudgets: readonly StatementBudget[] = [
  { role: "student", path: "/student/dashboard", goal: 8, now: 8 },
  { role: "student", path: "/student/dashboard?tab=applications", goal: 8, now: 6 },
  { role: "student", path: "/student/dashboard?tab=find", goal: 8, now: 8 },
  { role: "student", path: "/student/dashboard?tab=profile", goal: 8, now: 7 },
  { role: "student", path: "/student/dashboard?tab=notifications", goal: 8, now: 6 },
  { role: "student", path: "/apply", goal: 8, now: 8 },
  { role: "student", path: "/applications/AP-…", goal: 6, now: 6 },
  { role: "student", path: "/student/alerts", goal: 8, now: 8 },
  { role: "institute", path: "/institute/dashboard", goal: 8, now: 8 },
  { role: "admin", path: "/admin", goal: 8, now: 8 },
  { role: "admin", path: "/admin/applications", goal: 8, now: 7 },
  { role: "admin", path: "/admin/enquiries", goal: 8, now: 3 },
  { role: "admin", path: "/admin/scholarships", goal: 8, now: 4 },
  { role: "admin", path: "/admin/payouts", goal: 8, now: 8 },
  { role: "admin", path: "/admin/security-roles/sessions", goal: 8, now: 3 },
  { role: "donor", path: "/donor", goal: 8, now: 8 },
  { role: "csr", path: "/csr", goal: 8, now: 8 },
];
