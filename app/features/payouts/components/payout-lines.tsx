import { Form } from "react-router";
import { useMayOpen } from "#app/features/identity/components/desk-open.tsx";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { payoutBadges, returnReasons } from "../payout-status.ts";
import type { BatchView, PayoutLine } from "../payout-view.ts";
import { backForm } from "./batch-dock.tsx";

type Source = { payoutId: string; giver: string; donation: string; amount: string };
type PayoutLinesProps = { batch: BatchView; sources: readonly Source[] };

/** The payouts of a batch: what speaks against each before it leaves, and what the bank answered afterwards. */
export function PayoutLines({ batch: { lines, may, status }, sources }: PayoutLinesProps) {
  const isAhead = status === "prepared" || status === "approved";
  const columns: Column<PayoutLine>[] = [
    ...(may.sendBack ? [backColumn] : []),
    {
      id: "name",
      head: "Student",
      kind: "key",
      cell: (line) => (
        <>
          <Named line={line} />
          <small className="num deciding__number">{line.applicationNumber}</small>
          {!isAhead && (
            <small>
              <Anchor href={`/admin/books/journal?q=${line.id}`}>
                In the books<span className="vh">: payout to {line.name}</span>
              </Anchor>
            </small>
          )}
        </>
      ),
    },
    ...(isAhead
      ? [{ id: "programme", head: "Scholarship", cell: (line: PayoutLine) => line.programme }]
      : []),
    ...(isAhead ? [scoreColumn] : []),
    { id: "account", head: "Account", cell: (line) => <span className="num">{line.account}</span> },
    ...(isAhead ? [lookColumn] : []),
    { id: "amount", head: "Amount", kind: "number", cell: (line) => line.amount },
    ...(isAhead ? [] : afterColumns(sources)),
    ...(isAhead && lines.every(({ sentBack }) => sentBack === null) ? [] : [statusColumn]),
    ...(may.settle
      ? [
          {
            id: "do",
            head: "Bank's answer",
            kind: "wide" as const,
            cell: (line: PayoutLine) =>
              line.status === "sent" && (line.isAsked ? <Asked /> : <Answer line={line} />),
          },
        ]
      : []),
  ];
  return (
    <Panel title="Payouts">
      <DataTable caption="Payouts" columns={columns} rows={[...lines]} rowKey={(line) => line.id} />
    </Panel>
  );
}

/** Who may look people up goes on from here to the application, whose number has no room beside the dock's columns. */
function Named({ line: { name, applicationNumber } }: { line: PayoutLine }) {
  const mayOpen = useMayOpen();
  return mayOpen("/admin/find") ? <Anchor href={`/admin/find?q=${applicationNumber}`}>{name}</Anchor> : name;
}

/** Before it leaves, all stand as the batch stands. */
const statusColumn: Column<PayoutLine> = {
  id: "status",
  head: "Status",
  kind: "status",
  cell: (line) => (
    <StatusBadge status={line.sentBack === null ? payoutBadges[line.status] : "returned"}>
      {line.sentBack === null ? line.statusLabel : `Sent back: ${line.sentBack}`}
    </StatusBadge>
  ),
};

const backColumn: Column<PayoutLine> = {
  id: "back",
  head: "Back",
  kind: "tick",
  cell: (line) =>
    line.sentBack === null && (
      <input
        type="checkbox"
        name="back"
        form={backForm}
        value={line.id}
        aria-label={`Send back ${line.name}`}
      />
    ),
};

/** What speaks for it. */
const scoreColumn: Column<PayoutLine> = {
  id: "score",
  head: "Score",
  kind: "number",
  cell: ({ score, difference }) => (difference ? `${score} (differ by ${difference})` : score),
};

const lookColumn: Column<PayoutLine> = {
  id: "look",
  head: "To look at",
  // Looked for and not found is something else than not looked for.
  cell: ({ flags: [first, ...more] }) =>
    first ? (
      <>
        <StatusBadge status={first.status}>{first.words}</StatusBadge>
        {more.length > 0 && <small>and {more.length} more</small>}
      </>
    ) : (
      <span className="muted">nothing</span>
    ),
};

function afterColumns(sources: readonly Source[]): Column<PayoutLine>[] {
  return [
    {
      id: "from",
      head: "Given by",
      cell: (line) =>
        sources
          .filter(({ payoutId }) => payoutId === line.id)
          .map(({ giver, donation, amount }) => (
            <small key={donation}>
              {giver}, {donation}: {amount}
            </small>
          )),
    },
    {
      id: "answer",
      head: "Bank",
      cell: (line) => (line.reference && <span className="num">{line.reference}</span>) || line.returned,
    },
  ];
}

function Asked() {
  return (
    <>
      Written down as paid. <Anchor href="/admin/security-roles/second-person">A second person</Anchor> has to
      agree.
    </>
  );
}

function Answer({ line }: { line: PayoutLine }) {
  const field = (name: string) => {
    const id = `${name}-${line.id}`;
    return { id, name, errorId: `${id}-error`, descriptionId: `${id}-hint` };
  };
  return (
    <details className="behind">
      <summary>Record it</summary>
      <Form method="post" className="stack">
        <input type="hidden" name="payout" value={line.id} />
        <TextField field={field("reference")} label="Bank reference (UTR)" width="w-16" autoComplete="off" />
        <TextField
          field={field("seen")}
          label="Where you saw that it is paid"
          hint="A second person reads it, and has to agree."
          maxLength={300}
          autoComplete="off"
        />
        <Button size="sm" name="intent" value="paid">
          Paid
        </Button>
        <SelectField
          field={field("reason")}
          label="Or why it came back"
          choices={Object.entries(returnReasons).map(([value, label]) => ({ value, label }))}
        />
        <Button size="sm" kind="quiet" name="intent" value="returned">
          Returned
        </Button>
      </Form>
    </details>
  );
}
