import type { ListColumn } from "#app/core/lists/table-list.ts";
import type { EnquiryLine } from "./enquiry-line.ts";

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const enquiryColumns = {
  number: { head: "Number", text: (row) => row.number, only: "file" },
  enquiry: { head: "Enquiry", kind: "key", text: (row) => row.name, only: "table" },
  name: { head: "Name", text: (row) => row.name, only: "file", of: "Enquiry" },
  subject: { head: "Subject", text: (row) => row.subject },
  sent: { head: "Sent", kind: "date", text: (row) => row.sentAt },
  due: { head: "Reply by", kind: "date", text: (row) => row.replyBy },
  late: { head: "Late", text: (row) => row.isLate, only: "file", of: "Reply by" },
  status: { head: "Status", kind: "status", text: (row) => row.statusLabel },
} as const satisfies Record<string, ListColumn<EnquiryLine>>;
