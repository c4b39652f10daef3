import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import { type ReactNode, useContext } from "react";
import { Anchor } from "../anchor.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../pictures/icon.tsx";
import { useUiWords } from "../ui-words.ts";
import { DeskListContext } from "./desk-list-context.ts";

/**
 * What a column is, which decides where it stands on a phone's card:
 * `key` names the row and stands on top, `status` beside it, `actions` at the end, `wide` takes a whole line.
 */
type ColumnKind = "tick" | "key" | "text" | "number" | "date" | "status" | "wide" | "actions";

type Sort = { href: string; order?: "ascending" | "descending" };

export type Column<Row> = {
  id: string;
  head: string;
  /** Instead of the words in the head: the box that ticks all. */
  headCell?: ReactNode;
  kind?: ColumnKind;
  /** Nothing to show: a dash in the table, no line on the card. */
  cell: (row: Row) => ReactNode;
  sort?: Sort;
};

export type TableProps<Row> = {
  /** Said to screen readers; a heading stands above for the others. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** Small figure tables stay tables on a phone. */
  small?: boolean;
  /** Beside the list: what the page of a row tells more, out of what that page loads. */
  more?: (loaded: never) => ReactNode;
  /** The row that says what the others come to (L34). */
  sumKey?: string;
  /** The row that stands open beside the list. */
  openKey?: string | null;
};

const cellClass: Record<ColumnKind, string | undefined> = {
  tick: "tick",
  key: "key",
  text: undefined,
  number: "end",
  date: "nowrap",
  status: "st",
  wide: "wide-cell",
  actions: "end do",
};

/** A table; where it is the list of a desk, that desk draws it. */
export function DataTable<Row>(props: TableProps<Row>) {
  const desk = useContext(DeskListContext);
  const isList = desk !== null && desk.caption === props.caption && !props.small;
  return isList ? <desk.Table {...props} /> : <PlainTable {...props} />;
}

export function PlainTable<Row>({ caption, columns, rows, rowKey, small, sumKey, openKey }: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a desk it scrolls by itself, also by keyboard
    <div {...(!small && { className: "well", tabIndex: 0 })}>
      <table className={classNames("table", small && "tight rows")}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              aria-current={rowKey(row) === openKey || undefined}
              className={rowKey(row) === sumKey ? "sum" : undefined}
            >
              {columns.map((column) => (
                <BodyCell key={column.id} column={column} content={column.cell(row)} labelled={!small} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeadCell<Row>({ column }: { column: Column<Row> }) {
  const words = useUiWords();
  const { sort, kind } = column;
  const className = kind === "number" || kind === "actions" ? "end" : undefined;
  if (!sort) {
    return (
      <th scope="col" className={className}>
        {column.headCell ?? column.head}
      </th>
    );
  }
  const icon = sort.order === "ascending" ? ArrowUp : sort.order === "descending" ? ArrowDown : ArrowUpDown;
  return (
    <th scope="col" className={className} aria-sort={sort.order}>
      <Anchor href={sort.href} title={words.sortBy(column.head)}>
        {column.head}
        <Icon of={icon} />
      </Anchor>
    </th>
  );
}

type BodyCellProps<Row> = { column: Column<Row>; content: ReactNode; labelled: boolean };

function BodyCell<Row>({ column, content, labelled }: BodyCellProps<Row>) {
  const kind = column.kind ?? "text";
  const isEmpty = content === null || content === undefined || content === "";
  // On a card each figure says what it is; what names the row, or is a sentence or a button, does not need it.
  const isPlain = kind === "tick" || kind === "key" || kind === "actions" || kind === "wide";
  return (
    <td
      className={classNames(cellClass[kind], isEmpty && "none") || undefined}
      // Cut off in a narrow column, it is whole on hover.
      title={typeof content === "string" && content.length > 24 ? content : undefined}
      data-l={labelled && !isPlain ? column.head : undefined}
    >
      {/* No box and no button is no figure that is missing (L32). */}
      {isEmpty ? kind !== "tick" && kind !== "actions" && <span className="muted">–</span> : content}
    </td>
  );
}
