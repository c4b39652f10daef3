/** The six tabs (spec 2, Corporate CSR portal), each with its own address. */
export const csrTabs = {
  dashboard: "Dashboard",
  programs: "Programs",
  compliance: "Compliance",
  impact: "Impact",
  budget: "Budget",
  settings: "Settings",
} as const;
export type CsrTab = keyof typeof csrTabs;
export const csrTabIds = Object.keys(csrTabs) as CsrTab[];

export function csrTab(value: string | null): CsrTab {
  return csrTabIds.find((tab) => tab === value) ?? "dashboard";
}

export function csrTabPath(tab: CsrTab): string {
  return tab === "dashboard" ? "/csr" : `/csr?tab=${tab}`;
}
