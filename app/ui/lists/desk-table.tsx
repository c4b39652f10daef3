import { Form, useLocation } from "react-router";
import { columnKey, deskListAt, hiddenColumns } from "#app/core/desk-lists.ts";
import { OPEN_PARAMETER } from "#app/core/passing-parameters.ts";
import { Button } from "../button.tsx";
import { type Column, PlainTable, type TableProps } from "./data-table.tsx";
import { RowPanel } from "./row-panel.tsx";
import { useRowPanel } from "./use-row-panel.ts";

/** The id of the column menu: its button stands in the head of the list. */
export const columnsMenu = "list-columns";

/** What can be left out: neither the boxes, nor what names the row, nor its buttons. */
function isFixed<Row>(column: Column<Row>, at: number, columns: readonly Column<Row>[]): boolean {
  const first = columns.findIndex(({ kind }) => kind !== "tick");
  return at <= first || column.kind === "actions";
}

/** The list of a desk: the columns somebody wants to see, and the open row beside it. */
export function DeskTable<Row>(props: TableProps<Row>) {
  const { columns, rows, rowKey, more } = props;
  const location = useLocation();
  const list = deskListAt(location);
  const hidden = hiddenColumns(location.search);
  const seen = columns.filter(
    (column, at) => isFixed(column, at, columns) || !hidden.includes(columnKey(column.head)),
  );
  const openKey = new URLSearchParams(location.search).get(OPEN_PARAMETER);
  const open = rows.find((row) => rowKey(row) === openKey) ?? null;
  const panel = useRowPanel(rows.map(rowKey), open && rowKey(open));
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: by keyboard "o" on the row's link does the same */}
      <div ref={panel.tableRef} onClickCapture={panel.onPress} className="desktable">
        <PlainTable {...props} columns={seen} openKey={open && rowKey(open)} />
      </div>
      {open && <RowPanel row={open} rowId={rowKey(open)} columns={columns} more={more} panel={panel} />}
      {list && (
        <ColumnMenu
          list={list.address}
          search={location.search}
          columns={columns.filter((column, at) => !isFixed(column, at, columns))}
          hidden={hidden}
        />
      )}
    </>
  );
}

type MenuProps<Row> = {
  list: string;
  search: string;
  columns: readonly Column<Row>[];
  hidden: readonly string[];
};

function ColumnMenu<Row>({ list, search, columns, hidden }: MenuProps<Row>) {
  return (
    <div
      id={columnsMenu}
      popover="auto"
      role="dialog"
      aria-label="Columns of this list"
      className="ask listmenu"
    >
      <Form method="post" action="/settings/list-views" key={hidden.join()} className="stack [--gap:0.25rem]">
        <input type="hidden" name="list" value={list} />
        <input type="hidden" name="query" value={search.replace(/^\?/, "")} />
        <p className="listmenu__title">Shown here and in the file</p>
        {columns.map(({ id, head }) => {
          const key = columnKey(head);
          return (
            <label className="check" key={id}>
              <input type="checkbox" name="shown" value={key} defaultChecked={!hidden.includes(key)} />
              <input type="hidden" name="all" value={key} />
              <span>{head}</span>
            </label>
          );
        })}
        <div className="row [--gap:0.5rem]">
          <Button size="sm" name="intent" value="columns">
            Show these
          </Button>
          {hidden.length > 0 && (
            <Button kind="text" size="sm" name="intent" value="all-columns">
              Back to all columns
            </Button>
          )}
        </div>
      </Form>
    </div>
  );
}
