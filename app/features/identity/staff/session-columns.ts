import type { ListColumn } from "#app/core/lists/table-list.ts";
import type { AccountRole } from "#app/core/portals/roles.ts";
import type { LiveSessionView } from "./security-views.ts";
import { portalRoleWords } from "./staff-columns.ts";

/** L15c: what somebody is signed in as, in words. */
export const sessionRoleWords: Readonly<Record<AccountRole, string>> = {
  student: "Student",
  institute: "Institute",
  ...portalRoleWords,
};

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const sessionColumns = {
  name: { head: "Person", kind: "key", text: (row) => row.name },
  role: { head: "Role", text: (row) => sessionRoleWords[row.role] },
  device: { head: "Device", text: (row) => row.device, only: "file" },
  network: { head: "Network", text: (row) => row.network, only: "file" },
  started: { head: "Signed in", kind: "date", text: (row) => row.startedAt },
  seen: { head: "Last used", kind: "date", text: (row) => row.lastSeenAt },
} as const satisfies Record<string, ListColumn<LiveSessionView>>;
