import { Form, Link } from "react-router";
import { StatusBadge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { secondLookMachine } from "../second-look-status.ts";
import type { SecondLookView } from "../security-views.ts";

const badges = {
  waiting: "pending",
  approved: "processing",
  done: "approved",
  refused: "rejected",
  withdrawn: "withdrawn",
} as const;

const columns: Column<SecondLookView>[] = [
  {
    id: "what",
    head: "What",
    kind: "key",
    cell: (row) => (
      <>
        {row.href ? <Link to={row.href}>{row.title}</Link> : row.title}
        <small>{row.label}</small>
      </>
    ),
  },
  { id: "amount", head: "Amount", kind: "number", cell: (row) => row.amount ?? "–" },
  {
    id: "who",
    head: "Asked by",
    cell: (row) => (
      <>
        {row.isYours ? "You" : row.askedBy}
        <small>{row.askedOn}</small>
      </>
    ),
  },
  { id: "why", head: "Why", cell: (row) => row.reason },
  {
    id: "state",
    head: "State",
    kind: "status",
    cell: (row) => (
      <>
        <StatusBadge status={badges[row.status]}>{secondLookMachine.states[row.status].label}</StatusBadge>
        {row.decidedBy && <small>{row.decidedBy}</small>}
      </>
    ),
  },
  { id: "do", head: "Actions", kind: "actions", cell: (row) => <Steps row={row} /> },
];

/** Both names, the amount and the reason: the second person sees what they agree to (T52). */
export function SecondLookTable({ caption, rows }: { caption: string; rows: SecondLookView[] }) {
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={(row) => row.id} />;
}

function Steps({ row }: { row: SecondLookView }) {
  if (row.status !== "waiting" && row.status !== "approved") return null;
  return (
    <Form method="post" className="row">
      <input type="hidden" name="id" value={row.id} />
      {row.isYours ? (
        row.status === "waiting" && (
          <Button size="sm" kind="quiet" name="intent" value="withdraw">
            Take back
          </Button>
        )
      ) : (
        <>
          {row.openFrom ? (
            <small>Can be agreed to from {row.openFrom}</small>
          ) : (
            <Button
              size="sm"
              kind="go"
              name="intent"
              value={row.status === "waiting" ? "approve" : "carry_out"}
            >
              {row.status === "waiting" ? "Agree" : "Carry out"}
            </Button>
          )}
          <Button size="sm" kind="danger" name="intent" value="refuse">
            Refuse
          </Button>
        </>
      )}
    </Form>
  );
}
