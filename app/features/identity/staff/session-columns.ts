import type { ListColumn } from "#app/core/lists/table-list.ts";
import type { LiveSessionView } from "./security-views.ts";

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const sessionColumns = {
  name: { head: "Person", kind: "key", text: (row) => row.name },
  role: { head: "Role", text: (row) => row.role },
  device: { head: "Device", text: (row) => row.device, only: "file" },
  network: { head: "Network", text: (row) => row.network, only: "file" },
  started: { head: "Signed in", kind: "date", text: (row) => row.startedAt },
  seen: { head: "Last used", kind: "date", text: (row) => row.lastSeenAt },
} as const satisfies Record<string, ListColumn<LiveSessionView>>;
