import Download from "lucide-react/icons/download";
import { Anchor } from "#app/ui/anchor.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import type { MonthRow } from "./closing-view.ts";

const journal = "/admin/books/journal";

const columns: Column<MonthRow>[] = [
  {
    id: "month",
    head: "Month",
    kind: "key",
    cell: (row) => <Anchor href={`${journal}?period=${row.month}`}>{row.label}</Anchor>,
  },
  { id: "entries", head: "Entries", kind: "number", cell: (row) => row.transactions },
  { id: "turnover", head: "Debits = credits", kind: "number", cell: (row) => row.turnover },
  {
    id: "bank",
    head: "Bank",
    cell: (row) =>
      row.bankLines === 0 ? (
        "No statement"
      ) : (
        <Anchor href={`/admin/books/bank/lines?period=${row.month}`}>
          {row.openLines === 0
            ? `${row.bankLines} lines, all settled`
            : `${row.openLines} of ${row.bankLines} open`}
        </Anchor>
      ),
  },
  {
    id: "state",
    head: "State",
    kind: "status",
    cell: (row) =>
      row.state === "open" ? (
        <StatusBadge status="to_check">Open</StatusBadge>
      ) : (
        <StatusBadge status={row.isSame ? "sealed" : "failed"}>
          {row.isSame ? "Closed" : "Differs from its closing"}
        </StatusBadge>
      ),
  },
  {
    id: "closed",
    head: "Closed",
    cell: (row) => (
      <>
        {row.closed ?? "–"}
        {row.reopened.map((words) => (
          <small key={words}>Opened again {words}</small>
        ))}
      </>
    ),
  },
];

/** Each month with its files for the accountant; the oldest open one that is over can be closed. */
export function MonthsTable({ rows, mayClose }: { rows: readonly MonthRow[]; mayClose: boolean }) {
  const files: Column<MonthRow> = {
    id: "files",
    head: "Files and closing",
    kind: "actions",
    cell: (row) => (
      <span className="row justify-end [--gap:0.5rem]">
        <LinkButton
          plain
          kind="quiet"
          size="sm"
          icon={Download}
          href={`${journal}/export?period=${row.month}`}
          download
        >
          CSV<span className="vh"> of {row.label}</span>
        </LinkButton>
        <LinkButton
          plain
          kind="quiet"
          size="sm"
          icon={Download}
          href={`${journal}/tally?period=${row.month}`}
          download
        >
          Tally<span className="vh"> of {row.label}</span>
        </LinkButton>
        {mayClose && row.canClose && (
          <Ask
            label="Close"
            about={row.label}
            look={{ kind: "default", size: "sm" }}
            question={
              <p>
                Close <strong>{row.label}</strong> with {row.transactions} entries of {row.turnover}? Only two
                people together can open it again.
              </p>
            }
            confirm={`Close ${row.label}`}
            fields={{ intent: "close", month: row.month }}
          />
        )}
      </span>
    ),
  };
  return (
    <DataTable
      caption="Months of the books"
      columns={[...columns, files]}
      rows={[...rows]}
      rowKey={(row) => row.month}
    />
  );
}
