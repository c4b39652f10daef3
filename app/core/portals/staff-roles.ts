/** What people of the admin desk work as. One person may hold several. */
export const staffRoles = [
  "super_admin",
  "verification",
  "support",
  "content",
  "claims",
  "finance",
  "security",
  "auditor",
] as const;
export type StaffRole = (typeof staffRoles)[number];

export const staffRoleWords: Record<StaffRole, { readonly label: string; readonly does: string }> = {
  super_admin: { label: "Super admin", does: "Does everything, and alone asks for new people and roles." },
  verification: {
    label: "Verification",
    does: "Checks and decides applications, partners, donors and companies; helps with lost phones.",
  },
  support: {
    label: "Support",
    does: "Finds people, answers enquiries and bookings, helps with lost phones.",
  },
  content: { label: "Content & catalogue", does: "Keeps scholarships, stories and messages to many." },
  claims: { label: "Claims", does: "Runs the insurance desk: people, policies, claims, fraud alerts." },
  finance: { label: "Finance", does: "Pays out, refunds, receives, and keeps the books." },
  security: { label: "Security", does: "Watches sessions, locks, audit, keys, erasures and the system." },
  auditor: { label: "Auditor", does: "Reads everything and changes nothing." },
};

export function isStaffRole(value: unknown): value is StaffRole {
  return (staffRoles as readonly unknown[]).includes(value);
}

/** "Finance, Claims" */
export function staffRoleNames(held: readonly StaffRole[]): string {
  return held.map((role) => staffRoleWords[role].label).join(", ");
}
