import { Anchor } from "#app/ui/anchor.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { type AwardListLine, awardColumns } from "../award-line.ts";

/** Awards where they stand; the number leads to the application, the place to its batch. */
export function AwardsTable({
  rows,
  base,
}: {
  rows: readonly AwardListLine[];
  base: "/admin" | "/institute";
}) {
  return (
    <ListTable
      caption="Awards"
      columns={awardColumns}
      rows={rows}
      cells={{
        number: (row) => (
          <Anchor className="num" href={`${base}/applications/${row.number}`}>
            {row.number}
          </Anchor>
        ),
        place: (row) =>
          base === "/admin" && (row.batchId || row.place === "account_look") ? (
            <Anchor href={`/admin/payouts/${row.place === "account_look" ? "accounts" : row.batchId}`}>
              {row.placeLabel}
            </Anchor>
          ) : (
            row.placeLabel
          ),
      }}
    />
  );
}
