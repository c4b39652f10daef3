import type { ReactNode } from "react";
import type { ListColumn } from "#app/core/lists/table-list.ts";
import { type Column, DataTable } from "./data-table.tsx";

type ListTableProps<Row extends { id: string }, C extends string> = {
  caption: string;
  columns: { readonly [key in C]: ListColumn<Row> };
  rows: readonly Row[];
  /** Where a figure is more than its text: a link, a badge. */
  cells?: { readonly [key in C]?: (row: Row) => ReactNode };
  /** The boxes at the beginning of the rows. */
  tick?: Column<Row> | false | undefined;
  /** At the end of each row. */
  actions?: (row: Row) => ReactNode;
};

export function ListTable<Row extends { id: string }, C extends string>({
  caption,
  columns,
  rows,
  cells,
  tick,
  actions,
}: ListTableProps<Row, C>) {
  const shown = (Object.entries(columns) as [C, ListColumn<Row>][]).filter(([, { only }]) => only !== "file");
  const all: Column<Row>[] = shown.map(([id, { head, kind, text }]) => ({
    id,
    head,
    ...(kind && { kind }),
    cell: cells?.[id] ?? ((row) => shownText(text(row))),
  }));
  if (tick) all.unshift(tick);
  if (actions) all.push({ id: "do", head: "Actions", kind: "actions", cell: actions });
  return <DataTable caption={caption} columns={all} rows={[...rows]} rowKey={(row) => row.id} />;
}

function shownText(value: ReturnType<ListColumn<unknown>["text"]>): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return value instanceof Date ? value.toISOString() : String(value ?? "");
}
