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
