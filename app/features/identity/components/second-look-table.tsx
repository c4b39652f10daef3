import { Form, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { secondLookBadges, secondLookMachine } from "../staff/second-look-status.ts";
import type { SecondLookView } from "../staff/security-views.ts";

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
        <StatusBadge status={secondLookBadges[row.status]}>
          {secondLookMachine.states[row.status].label}
        </StatusBadge>
        {row.decidedBy && <small>{row.decidedBy}</small>}
        {row.refusalReason && <small>{row.refusalReason}</small>}
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
  if (row.isYours) return row.status === "waiting" ? <Withdraw row={row} /> : null;
  if (!row.mayDecide) return null;
  const isNew = row.status === "waiting";
  return (
    <div className="stack">
      {row.openFrom ? (
        <small>Can be agreed to from {row.openFrom}</small>
      ) : (
        <Ask
          look={{ size: "sm" }}
          label={isNew ? "Agree" : "Carry out"}
          question={<About row={row} />}
          confirm={isNew ? "Agree to it" : "Carry it out"}
          fields={{ intent: isNew ? "approve" : "carry_out", id: row.id }}
        />
      )}
      <Refuse id={row.id} title={row.title} />
    </div>
  );
}

function About({ row }: { row: SecondLookView }) {
  return (
    <p>
      {row.label}: <strong>{row.title}</strong>
      {row.amount && (
        <>
          , <strong className="num">{row.amount}</strong>
        </>
      )}
      . Asked by {row.isYours ? "you" : row.askedBy}. {row.reason}
    </p>
  );
}

function Withdraw({ row }: { row: SecondLookView }) {
  return (
    <Ask
      look={{ kind: "quiet", size: "sm" }}
      label="Take back"
      about={row.title}
      question={
        <>
          <About row={row} />
          <p>Nobody can agree to it then; it has to be asked for again.</p>
        </>
      }
      confirm="Take it back"
      fields={{ intent: "withdraw", id: row.id }}
    />
  );
}

/** Whoever asked is told the reason. */
function Refuse({ id, title }: { id: string; title: string }) {
  const { field, onInput } = useForm(`refuse-${id}`, undefined);
  return (
    <details className="fold">
      <summary>
        Refuse<span className="vh"> {title}</span>
      </summary>
      <Form method="post" className="stack" onInput={onInput} noValidate>
        <input type="hidden" name="id" value={id} />
        <TextField
          field={field("refusal", { required: true, maxLength: 300 })}
          label="Why not"
          autoComplete="off"
        />
        <Button size="sm" kind="danger" name="intent" value="refuse">
          Refuse
        </Button>
      </Form>
    </details>
  );
}
