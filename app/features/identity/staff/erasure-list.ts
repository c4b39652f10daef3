import { tableList } from "#app/core/lists/table-list.ts";
import { erasureColumns, erasureWords } from "./erasure-columns.ts";
import type { ErasureView } from "./security-views.ts";

/** Who asked to be forgotten. */
export const erasureList = tableList<ErasureView>()({
  path: "/admin/security-roles/privacy",
  name: "erasure-requests",
  filters: { status: { label: "Status", words: erasureWords } },
  sorts: { newest: { label: "Newest first", cursor: ["instant", "id"] } },
  defaultSort: "newest",
  pageSize: 20,
  columns: erasureColumns,
});
