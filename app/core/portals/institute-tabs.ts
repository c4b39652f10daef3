/** The six tabs (spec 1, Institute dashboard), each with its own address. */
export const instituteTabs = [
  "dashboard",
  "scholarships",
  "applications",
  "students",
  "analytics",
  "settings",
] as const;
export type InstituteTab = (typeof instituteTabs)[number];

export const instituteTabLabels: Record<InstituteTab, string> = {
  dashboard: "Dashboard",
  scholarships: "My Scholarships",
  applications: "Applications",
  students: "Students",
  analytics: "Analytics",
  settings: "Settings",
};

export function instituteTab(value: string | null): InstituteTab {
  return instituteTabs.find((tab) => tab === value) ?? "dashboard";
}

export function instituteTabPath(tab: InstituteTab): string {
  return tab === "dashboard" ? "/institute/dashboard" : `/institute/dashboard?tab=${tab}`;
}

/** The tab a page of the institute's portal belongs to: /institute/students/import is of Students. */
export function tabOfPath(path: string): InstituteTab | null {
  const part = path.split("/")[2] ?? "";
  return instituteTabs.find((tab) => tab === part) ?? null;
}
