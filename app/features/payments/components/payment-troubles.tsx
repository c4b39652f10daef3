import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { PaymentTrouble } from "../payment-trouble.ts";

const columns: Column<PaymentTrouble>[] = [
  { id: "what", head: "What", kind: "key", cell: (row) => row.what },
  { id: "amount", head: "Amount", kind: "number", cell: (row) => row.amount },
  {
    id: "payment",
    head: "At the gateway",
    cell: (row) => <span className="num break-all">{row.payment}</span>,
  },
  { id: "about", head: "For", cell: (row) => row.about },
  { id: "at", head: "Told", kind: "date", cell: (row) => row.at },
];

/** To be looked up at the gateway: nothing of it is in the books. */
export function PaymentTroubles({ rows }: { rows: PaymentTrouble[] }) {
  return (
    <Panel title="Payments that do not fit" note="nothing of them is booked: look them up at the gateway">
      <DataTable caption="Payments that do not fit" columns={columns} rows={rows} rowKey={(row) => row.id} />
    </Panel>
  );
}
