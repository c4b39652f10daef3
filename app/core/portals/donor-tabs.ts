/** The six tabs of the donor portal (spec 2), each with its own address; the bell opens a seventh place. */
export const donorTabs = [
  { id: "dashboard", label: "Impact Dashboard" },
  { id: "donations", label: "Donations" },
  { id: "programs", label: "Programs" },
  { id: "students", label: "Students" },
  { id: "analytics", label: "Analytics" },
  { id: "settings", label: "Settings" },
] as const;
export type DonorTab = (typeof donorTabs)[number]["id"] | "notifications";

export function donorTab(value: string | null): DonorTab {
  if (value === "notifications") return value;
  return donorTabs.find(({ id }) => id === value)?.id ?? "dashboard";
}

export function donorTabPath(tab: DonorTab): string {
  return tab === "dashboard" ? "/donor" : `/donor?tab=${tab}`;
}
