import type { ListColumn } from "#app/core/lists/table-list.ts";
import type { DeskScholarship } from "./desk-scholarship.ts";

const checked = { only: "file", of: "Facts checked" } as const;

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const deskScholarshipColumns = {
  title: { head: "Scholarship", kind: "key", text: (row) => row.title },
  provider: { head: "Provider", text: (row) => row.provider, only: "file" },
  address: { head: "Address", text: (row) => `/scholarships/${row.slug}`, only: "file" },
  facts: { head: "Facts checked", text: (row) => row.checkedOn },
  old: { head: "Old", text: (row) => row.isOld, ...checked },
  confidence: { head: "Confidence", text: (row) => row.confidence, ...checked },
  sources: { head: "Sources", text: (row) => row.sources.join("; "), ...checked },
  differs: { head: "Sources disagree", text: (row) => row.differs, ...checked },
  season: { head: "Usual season", text: (row) => row.season, ...checked },
  status: { head: "Status", kind: "status", text: (row) => row.statusLabel },
} as const satisfies Record<string, ListColumn<DeskScholarship>>;
