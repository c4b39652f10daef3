import type { ListColumn } from "#app/core/lists/table-list.ts";

interface CampaignRow {
  readonly title: string;
  readonly message: string;
  readonly typeLabel: string;
  readonly audienceLabel: string;
  readonly status: string;
  readonly recipients: number;
  readonly sent: number;
  readonly delivered: number;
  readonly opened: number;
  readonly clicked: number;
  readonly priorityLabel: string;
  readonly at: string;
}

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const campaignColumns = {
  title: { head: "Title", kind: "key", text: (row) => row.title },
  message: { head: "Message", text: (row) => row.message, only: "file", of: "Title" },
  type: { head: "Type", text: (row) => row.typeLabel },
  audience: { head: "Audience", text: (row) => row.audienceLabel },
  sent: { head: "Sent", kind: "number", text: (row) => row.sent },
  delivered: { head: "Delivered", text: (row) => row.delivered, only: "file", of: "Sent" },
  opened: { head: "Opened", kind: "number", text: (row) => row.opened },
  clicked: { head: "Clicked", text: (row) => row.clicked, only: "file", of: "Opened" },
  priority: { head: "Priority", kind: "status", text: (row) => row.priorityLabel },
  date: { head: "Date", text: (row) => row.at, only: "file" },
} as const satisfies Record<string, ListColumn<CampaignRow>>;
