import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { WhyNot } from "#app/ui/dialogs/why-not.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { groupMessageBadges } from "./group-message-status.ts";

export type GroupLine = {
  id: string;
  title: string;
  message: string;
  scholarship: string;
  audience: string;
  people: number;
  status: "waiting" | "sending" | "sent" | "cancelled";
  statusLabel: string;
  by: string;
  isOwn: boolean;
  at: string;
  delivered: number;
  failed: number;
  underWay: number;
  mayConfirm: boolean;
  mayCancel: boolean;
};

const columnsFor = (answer: FormAnswer | null): Column<GroupLine>[] => [
  {
    id: "title",
    head: "Message",
    kind: "key",
    cell: (row) => (
      <>
        {row.title}
        <small>
          {row.scholarship}. {row.audience}
        </small>
      </>
    ),
  },
  { id: "by", head: "By", cell: (row) => `${row.by}, ${row.at}` },
  { id: "people", head: "People", kind: "number", cell: (row) => row.people },
  { id: "delivered", head: "Delivered", kind: "number", cell: (row) => row.delivered },
  { id: "failed", head: "Failed", kind: "number", cell: (row) => row.failed },
  { id: "waits", head: "Under way", kind: "number", cell: (row) => row.underWay },
  {
    id: "status",
    head: "Status",
    cell: (row) => <StatusBadge status={groupMessageBadges[row.status]}>{row.statusLabel}</StatusBadge>,
  },
  {
    id: "do",
    head: "Actions",
    kind: "actions",
    cell: (row) => (
      <span className="row [--gap:0.5rem]">
        {row.mayConfirm && (
          <Ask
            look={{ size: "sm" }}
            label="Agree and send"
            about={row.title}
            question={
              <>
                <p>
                  <strong>{row.title}</strong> to {row.people} students of {row.scholarship}, by {row.by}:
                </p>
                <p className="whitespace-pre-line">{row.message}</p>
              </>
            }
            confirm={`Send to ${row.people} students`}
            fields={{ intent: "agree", messageId: row.id }}
          />
        )}
        {row.mayCancel && !row.isOwn && (
          <WhyNot
            label="Refuse"
            about={row.title}
            intent="cancel"
            fields={{ messageId: row.id }}
            answer={answer}
          />
        )}
        {row.mayCancel && row.isOwn && (
          <Ask
            look={{ kind: "quiet", size: "sm" }}
            label="Cancel"
            about={row.title}
            question={<p>Cancel “{row.title}”? Nobody is written to.</p>}
            confirm="Cancel it"
            danger
            fields={{ intent: "cancel", messageId: row.id }}
          />
        )}
      </span>
    ),
  },
];

type GroupListProps = { messages: readonly GroupLine[]; answer: FormAnswer | null };

/** What was sent; mails and phone messages are counted, the bell reaches everybody. */
export function GroupList({ messages, answer }: GroupListProps) {
  return (
    <Panel title="Written so far" note="Delivered, failed and under way count mails and phone messages">
      {messages.length === 0 ? (
        <p className="panel__body muted">Nothing was sent yet.</p>
      ) : (
        <DataTable
          caption="Messages to many"
          columns={columnsFor(answer)}
          rows={[...messages]}
          rowKey={(row) => row.id}
        />
      )}
    </Panel>
  );
}
