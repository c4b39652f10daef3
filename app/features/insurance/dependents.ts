/** What can be deleted at the insurance desk, and brought back. */
export const itemKinds = ["user", "agent", "hospital", "policy"] as const;
export type ItemKind = (typeof itemKinds)[number];

export const itemKindNames: Readonly<Record<ItemKind, string>> = {
  user: "User",
  agent: "Agent",
  hospital: "Hospital",
  policy: "Policy",
};

/** Of one, and of several. */
export const itemWords: Readonly<Record<ItemKind, readonly [string, string]>> = {
  user: ["user", "users"],
  agent: ["agent", "agents"],
  hospital: ["hospital", "hospitals"],
  policy: ["policy", "policies"],
};

/** Where each of them lives. */
export const itemPaths: Readonly<Record<ItemKind, string>> = {
  user: "/admin/user-management",
  agent: "/admin/agent-franchise",
  hospital: "/admin/hospital-partners",
  policy: "/admin/policy-cards",
};

/** What hangs on it: what keeps it from being deleted, and what one should know before. */
export interface Dependents {
  readonly blocks: readonly string[];
  readonly notes: readonly string[];
}
