import { csrTabIds, csrTabPath, csrTabs } from "./csr-tabs.ts";
import { donorTabPath, donorTabs } from "./donor-tabs.ts";
import { instituteTabLabels, instituteTabPath, instituteTabs, tabOfPath } from "./institute-tabs.ts";

export interface RoomTab {
  readonly id: string;
  readonly href: string;
  readonly label: string;
}

export interface DeskRoom {
  readonly title: string;
  /** What the menu of its tabs is called. */
  readonly menu: string;
  readonly home: string;
  readonly tabs: readonly RoomTab[];
}

/** The rooms that people work in beside the admin portal, with the documented tabs of each. */
export const deskRooms = {
  institute: {
    title: "Institute dashboard",
    menu: "Parts of the dashboard",
    home: "/institute/dashboard",
    tabs: instituteTabs.map((id) => ({ id, href: instituteTabPath(id), label: instituteTabLabels[id] })),
  },
  donor: {
    title: "Donor menu",
    menu: "Donor portal",
    home: "/donor",
    tabs: donorTabs.map(({ id, label }) => ({ id, href: donorTabPath(id), label })),
  },
  csr: {
    title: "CSR menu",
    menu: "Corporate CSR Portal",
    home: "/csr",
    tabs: csrTabIds.map((id) => ({ id, href: csrTabPath(id), label: csrTabs[id] })),
  },
} as const satisfies Record<string, DeskRoom>;

export type DeskRoomName = keyof typeof deskRooms;

/** What lies under a portal's address without being a tab of it: /donor/programmes is of Programs. */
const underTabs: Readonly<Record<string, string>> = {
  programmes: "programs",
  awards: "applications",
  papers: "compliance",
  "lost-phones": "students",
};

/** Which tab an address belongs to; none for settings and other common pages. */
export function roomTabOf(name: DeskRoomName, path: string, tab: string | null): string | null {
  const { home, tabs }: DeskRoom = deskRooms[name];
  if (path === home) return tabs.find(({ id }) => id === tab)?.id ?? (tab ? null : "dashboard");
  const part = path.split("/")[2] ?? "";
  if (name === "institute") return tabOfPath(path) ?? underTabs[part] ?? null;
  if (!path.startsWith(`${home}/`)) return null;
  return tabs.find(({ id }) => id === part)?.id ?? underTabs[part] ?? null;
}
