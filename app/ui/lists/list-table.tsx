import type { ReactNode } from "react";
import type { ListColumn } from "#app/core/lists/table-list.ts";
import { type Column, DataTable, type TableProps } from "./data-table.tsx";

type ListTableProps<Row extends { id: string }, C extends string> = {
  caption: string;
  columns: { readonly [key in C]: ListColumn<Row> };
  rows: readonly Row[];
  /** Where a figure is more than its text: a link, a badge. */
  cells?: { readonly [key in C]?: (row: Row) => ReactNode };
  /** What a column is sorted by. */
  sorts?: { readonly [key in C]?: Column<Row>["sort"] };
  /** The boxes at the beginning of the rows. */
  tick?: Column<Row> | false | undefined;
  /** At the end of each row. */
  actions?: (row: Row) => ReactNode;
  /** Where they are forms rather than buttons they take a line of a phone's card. */
  actionsKind?: "actions" | "wide";
  /** Beside the list: what the page of a row tells more. */
  more?: TableProps<Row>["more"];
};

export function ListTable<Row extends { id: string }, C extends string>({
  caption,
  columns,
  rows,
  cells,
  sorts,
  tick,
  actions,
  actionsKind = "actions",
  more,
}: ListTableProps<Row, C>) {
  const shown = (Object.entries(columns) as [C, ListColumn<Row>][]).filter(([, { only }]) => only !== "file");
  const all: Column<Row>[] = shown.map(([id, { head, kind, text }]) => ({
    id,
    head,
    ...(kind && { kind }),
    ...(sorts?.[id] && { sort: sorts[id] }),
    cell: cells?.[id] ?? ((row) => shownText(text(row))),
  }));
  if (tick) all.unshift(tick);
  if (actions) all.push({ id: "do", head: "Actions", kind: actionsKind, cell: actions });
  return (
    <DataTable
      caption={caption}
      columns={all}
      rows={[...rows]}
      rowKey={(row) => row.id}
      {...(more && { more })}
    />
  );
}

function shownText(value: ReturnType<ListColumn<unknown>["text"]>): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return value instanceof Date ? value.toISOString() : String(value ?? "");
}
