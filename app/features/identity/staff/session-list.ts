import { tableList } from "#app/core/lists/table-list.ts";
import type { LiveSessionView } from "./security-views.ts";
import { sessionColumns, sessionRoleWords } from "./session-columns.ts";

/** Every browser that is signed in now. */
export const sessionList = tableList<LiveSessionView>()({
  path: "/admin/security-roles/sessions",
  name: "sessions",
  search: true,
  filters: { role: { label: "Role", words: sessionRoleWords } },
  sorts: { latest: { label: "Last used first", cursor: ["instant", "id"] } },
  defaultSort: "latest",
  pageSize: 20,
  columns: sessionColumns,
});
