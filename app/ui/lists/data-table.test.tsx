import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Column } from "./data-table.tsx";
import { DataTable } from "./data-table.tsx";

type Row = { id: string; amount: string; proof: string | null; status: string };

const columns: Column<Row>[] = [
  {
    id: "id",
    head: "Card number",
    kind: "key",
    sort: { href: "?sort=id", order: "descending" },
    cell: (row) => row.id,
  },
  {
    id: "amount",
    head: "Premium",
    kind: "number",
    sort: { href: "?sort=amount" },
    cell: (row) => row.amount,
  },
  { id: "proof", head: "Proof", cell: (row) => row.proof },
  { id: "status", head: "Status", kind: "status", cell: (row) => row.status },
  { id: "do", head: "Actions", kind: "actions", cell: () => "View" },
];
const rows = [{ id: "BSC-1", amount: "₹999", proof: null, status: "Active" }];
const table = (small?: boolean) =>
  renderToStaticMarkup(
    <DataTable caption="Policies" columns={columns} rows={rows} rowKey={(row) => row.id} small={small} />,
  );

describe("DataTable", () => {
  it("L34: marks the row that says what the others come to", () => {
    const html = renderToStaticMarkup(
      <DataTable
        caption="Policies"
        columns={columns}
        rows={[...rows, { ...rows[0], id: "Total" } as Row]}
        rowKey={(row) => row.id}
        sumKey="Total"
      />,
    );
    expect(html).toContain('<tr class="sum"><td class="key">Total</td>');
    expect(html.match(/class="sum"/g)).toHaveLength(1);
  });

  it("marks the cells a phone's card is made of", () => {
    const html = table();
    expect(html).toContain('<td class="key">BSC-1</td>');
    expect(html).toContain('<td class="end" data-l="Premium">₹999</td>');
    expect(html).toContain('<td class="st" data-l="Status">Active</td>');
    expect(html).toContain('<td class="end do">View</td>');
  });

  it("shows a dash for nothing, and leaves it off the card", () => {
    expect(table()).toContain('<td class="none" data-l="Proof"><span class="muted">–</span></td>');
  });

  it("L32: draws nothing where a row has no box and no button", () => {
    const bare = columns.map((column) => ({ ...column, kind: "tick" as const, cell: () => null }));
    const html = renderToStaticMarkup(
      <DataTable caption="Policies" columns={bare} rows={rows} rowKey={(row) => row.id} />,
    );
    expect(html).not.toContain("–");
  });

  it("sorts by links, and says which way", () => {
    const html = table();
    expect(html).toMatch(/<th scope="col" aria-sort="descending"><a href="\?sort=id"/);
    expect(html).toMatch(/<th scope="col" class="end"><a href="\?sort=amount"/);
    expect(html).toContain('<th scope="col">Proof</th>');
  });

  it("keeps a small table of figures a table, without labels in its cells", () => {
    const html = table(true);
    expect(html).toContain('class="table tight rows"');
    expect(html).not.toContain("data-l");
  });
});
