import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";

type Entry = {
  id: string;
  href: string;
  number: string;
  what: string;
  day: string;
  reference: string | null;
  amount: string;
};
type Sheet = {
  day: string;
  books: string;
  alone: { count: number; amount: string };
  lines: { count: number; open: number; amount: string };
  opening: string | null;
  expected: string;
  bank: string | null;
  difference: string | null;
  isEven: boolean;
  entries: readonly Entry[];
};

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** From the balance of the books to the balance of the bank. */
export function ReconciliationSheet({ account, sheet }: { account: string; sheet: Sheet }) {
  const { alone, lines } = sheet;
  const rows = [
    { term: "Balance by our books", value: sheet.books },
    {
      term: `In our books, not at the bank (${counted(alone.count, "entry", "entries")})`,
      value: alone.amount,
    },
    {
      term: `At the bank, not in our books (${counted(lines.count, "line", "lines")}, ${lines.open} open)`,
      href: `/admin/books/bank/lines?account=${account}&state=open`,
      value: lines.amount,
    },
    ...(sheet.opening ? [{ term: "Difference from before the first statement", value: sheet.opening }] : []),
    { term: "So the bank should hold", value: sheet.expected },
    { term: "The bank says", value: sheet.bank ?? "no balance in its file" },
  ];
  return (
    <div className="mosaic">
      <Panel
        className="m-6"
        title={`On ${sheet.day}`}
        note={
          sheet.bank && (
            <StatusBadge status={sheet.isEven ? "balanced" : "failed"}>
              {sheet.isEven ? "Agrees to the paisa" : `${sheet.difference} left over`}
            </StatusBadge>
          )
        }
      >
        <DataTable
          caption="Bank reconciliation"
          small
          rows={rows}
          rowKey={({ term }) => term}
          columns={[
            {
              id: "term",
              head: "Figure",
              cell: (row) =>
                "href" in row && row.href ? <Anchor href={row.href}>{row.term}</Anchor> : row.term,
            },
            { id: "value", head: "Amount", kind: "number", cell: (row) => row.value },
          ]}
        />
      </Panel>
      <Panel
        className="m-6"
        title="In our books, not at the bank"
        note={alone.count > sheet.entries.length ? `the first ${sheet.entries.length}` : undefined}
      >
        {sheet.entries.length === 0 ? (
          <p className="panel__body muted">Every entry since the first statement is at the bank.</p>
        ) : (
          <DataTable
            caption="Entries without a line"
            rows={[...sheet.entries]}
            rowKey={({ id }) => id}
            columns={[
              {
                id: "number",
                head: "Entry",
                kind: "key",
                cell: (row) => (
                  <>
                    <Anchor href={row.href}>{row.number}</Anchor>
                    <small>{[row.what, row.reference].filter(Boolean).join(", ")}</small>
                  </>
                ),
              },
              { id: "day", head: "Date", kind: "date", cell: (row) => row.day },
              { id: "amount", head: "Amount", kind: "number", cell: (row) => row.amount },
            ]}
          />
        )}
      </Panel>
    </div>
  );
}
