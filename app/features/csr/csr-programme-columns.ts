import { formatDate } from "#app/core/clock.ts";
import type { ListColumn } from "#app/core/lists/table-list.ts";
import { formatCount, shortMoney } from "#app/core/money.ts";
import { programmeMachine } from "#app/features/giving/programme-status.ts";
import { complianceLabels } from "./csr-checklist.ts";
import type { CsrProgrammeRow } from "./csr-programme-row.ts";

const duration = { only: "file", of: "Duration" } as const;

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const csrProgrammeColumns = {
  program: { head: "Program", kind: "key", text: (row) => row.title },
  item: { head: "Schedule VII item", text: (row) => row.item, only: "file" },
  ongoing: { head: "Ongoing", text: (row) => row.isOngoing, only: "file" },
  budget: { head: "Budget", kind: "number", text: (row) => shortMoney(row.budget), only: "table" },
  budgetInr: { head: "Budget (INR)", text: (row) => row.budget / 100, only: "file" },
  spent: { head: "Spent", text: (row) => shortMoney(row.spent), only: "table" },
  spentInr: { head: "Spent (INR)", text: (row) => row.spent / 100, only: "file" },
  utilisation: { head: "Utilisation %", text: (row) => row.utilisation, only: "file", of: "Spent" },
  completion: { head: "Completion", kind: "number", text: (row) => `${row.completion}%`, only: "table" },
  completionIn: { head: "Completion %", text: (row) => row.completion, only: "file" },
  students: { head: "Students", kind: "number", text: (row) => formatCount(row.students), only: "table" },
  studentCount: { head: "Students", text: (row) => row.students, only: "file" },
  duration: {
    head: "Duration",
    text: (row) => `${formatDate(row.startsOn)} to ${formatDate(row.endsOn)}`,
    only: "table",
  },
  starts: { head: "First day", text: (row) => row.startsOn, ...duration },
  ends: { head: "Last day", text: (row) => row.endsOn, ...duration },
  status: { head: "Status", kind: "status", text: (row) => programmeMachine.states[row.status].label },
  impact: { head: "Impact", text: (row) => (row.impact === "high" ? "High" : "Medium") },
  compliance: { head: "Compliance", text: (row) => complianceLabels[row.compliance] },
  partner: { head: "Implementing partner", text: (row) => row.partner, only: "file" },
  csr1: { head: "CSR-1", text: (row) => row.csr1, only: "file" },
} as const satisfies Record<string, ListColumn<CsrProgrammeRow>>;
