import type { CsvColumn } from "#app/core/lists/csv.server.ts";
import type { DeskApplication } from "#app/features/applications/views/desk-list.ts";
import { languageWords, type MatterView, matterKindWords } from "#app/features/helpdesk/matter.ts";
import type { ErasureView, LiveSessionView } from "#app/features/identity/staff/security-views.ts";
import type { DeskScholarship } from "#app/features/scholarships/lists/desk-list.ts";

const sessions: CsvColumn<LiveSessionView>[] = [
  { header: "Person", value: (row) => row.name },
  { header: "Role", value: (row) => row.role },
  { header: "Device", value: (row) => row.device },
  { header: "Network", value: (row) => row.network },
  { header: "Signed in", value: (row) => row.startedAt },
  { header: "Last used", value: (row) => row.lastSeenAt },
];

const erasureRequests: CsvColumn<ErasureView>[] = [
  { header: "Person", value: (row) => row.name },
  { header: "Status", value: (row) => row.status },
  { header: "Asked", value: (row) => row.requestedAt },
  { header: "Due", value: (row) => row.dueAt },
  { header: "Closed", value: (row) => row.closedAt },
  { header: "Late", value: (row) => row.isLate },
];

const matters: CsvColumn<MatterView>[] = [
  { header: "Number", value: (row) => row.number },
  { header: "Kind", value: (row) => matterKindWords[row.kind] },
  { header: "Matter", value: (row) => row.title },
  { header: "Language", value: (row) => languageWords[row.language] ?? row.language },
  { header: "Region", value: (row) => row.region },
  { header: "Status", value: (row) => row.statusLabel },
  { header: "Came", value: (row) => row.createdAt },
  { header: "Due", value: (row) => row.dueAt },
  { header: "Late", value: (row) => row.isLate },
  { header: "Held by", value: (row) => row.assignedName },
];

const scholarships: CsvColumn<DeskScholarship>[] = [
  { header: "Title", value: (row) => row.title },
  { header: "Provider", value: (row) => row.provider },
  { header: "Address", value: (row) => `/scholarships/${row.slug}` },
  { header: "Status", value: (row) => row.statusLabel },
  { header: "Facts checked", value: (row) => row.checkedOn },
  { header: "Old", value: (row) => row.isOld },
  { header: "Confidence", value: (row) => row.confidence },
  { header: "Sources", value: (row) => row.sources.join("; ") },
  { header: "Sources disagree", value: (row) => row.differs },
  { header: "Usual season", value: (row) => row.season },
];

const applications: CsvColumn<DeskApplication>[] = [
  { header: "Number", value: (row) => row.number },
  { header: "Student", value: (row) => row.student },
  { header: "Scholarship", value: (row) => row.scholarship },
  { header: "Status", value: (row) => row.statusLabel },
  { header: "Sent", value: (row) => row.sentAt },
  { header: "Due", value: (row) => row.dueAt },
  { header: "Late", value: (row) => row.isLate },
];

export const deskExportColumns = { sessions, erasureRequests, matters, scholarships, applications };
