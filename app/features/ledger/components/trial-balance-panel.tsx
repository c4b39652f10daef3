import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { BookLine, BooksView } from "../books-view.ts";

const columns: Column<BookLine>[] = [
  {
    id: "account",
    head: "Account",
    kind: "key",
    cell: (line) =>
      line.kind === "total" ? (
        line.label
      ) : (
        <Anchor href={`/admin/books/journal?account=${line.kind}`}>{line.label}</Anchor>
      ),
  },
  { id: "debit", head: "Debit", kind: "number", cell: (line) => line.debit },
  { id: "credit", head: "Credit", kind: "number", cell: (line) => line.credit },
  { id: "balance", head: "Balance", kind: "number", cell: (line) => line.balance },
];

export function TrialBalancePanel({ books }: { books: BooksView }) {
  const total = { kind: "total", label: "Total", debit: books.debit, credit: books.credit, balance: "₹0" };
  return (
    <Panel
      title="Trial balance"
      note={
        <StatusBadge status={books.isEven ? "balanced" : "failed"}>
          {books.isEven ? "Debits = credits" : "Uneven"}
        </StatusBadge>
      }
      foot={<p className="muted">What is held for givers, programs and students is a credit (Cr).</p>}
    >
      <DataTable
        caption="Trial balance"
        columns={columns}
        rows={[...books.lines, total]}
        rowKey={(line) => line.kind}
        sumKey={total.kind}
      />
    </Panel>
  );
}
