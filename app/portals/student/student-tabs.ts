/** The six tabs (spec 1, Student dashboard), each with its own address. */
export const studentTabs = [
  "dashboard",
  "applications",
  "find",
  "profile",
  "notifications",
  "settings",
] as const;
export type StudentTab = (typeof studentTabs)[number];

export function studentTab(value: string | null): StudentTab {
  return studentTabs.find((tab) => tab === value) ?? "dashboard";
}

export function studentTabPath(tab: StudentTab): string {
  return tab === "dashboard" ? "/student/dashboard" : `/student/dashboard?tab=${tab}`;
}

const under: readonly (readonly [prefix: string, tab: StudentTab])[] = [
  ["/student/alerts", "find"],
  ["/student/facts", "profile"],
  ["/student/stories", "dashboard"],
  ["/bookings", "dashboard"],
  ["/payouts", "applications"],
  ["/settings", "settings"],
];

/** The tab that a page of hers belongs to; null where a page stands alone (a sign-in, a payment). */
export function studentTabOf(path: string): StudentTab | null {
  return under.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1] ?? null;
}
