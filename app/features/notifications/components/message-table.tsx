import { Anchor } from "#app/ui/anchor.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import type { DemoMessageRow } from "../demo-message-list.ts";
import { ChannelBadge, MessageStatusBadge } from "./message-badges.tsx";

/** `when` is worded by the loader, so that the browser does not disagree with the server. */
export type MessageTableRow = DemoMessageRow & { when: string };

const columns: Column<MessageTableRow>[] = [
  {
    id: "message",
    head: "Message",
    kind: "key",
    cell: (row) => (
      <>
        <Anchor href={`/demo/inbox/${row.id}`}>{row.summary}</Anchor>
        <small>{row.template}</small>
      </>
    ),
  },
  { id: "to", head: "To", cell: (row) => <span className="num">{row.to}</span> },
  { id: "channel", head: "Channel", cell: (row) => <ChannelBadge channel={row.channel} /> },
  { id: "when", head: "When", kind: "date", cell: (row) => row.when },
  { id: "status", head: "Status", kind: "status", cell: (row) => <MessageStatusBadge status={row.status} /> },
];

export function MessageTable({ rows }: { rows: MessageTableRow[] }) {
  return <DataTable caption="Messages sent" columns={columns} rows={rows} rowKey={(row) => row.id} />;
}
