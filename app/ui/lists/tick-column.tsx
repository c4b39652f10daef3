import type { Column } from "./data-table.tsx";
import { TickAll } from "./tick-all.tsx";

type Ticks<Row> = {
  /** The id of the bar's form, and the name of its boxes. */
  form: string;
  name: string;
  /** What a box is called for whoever does not see the row; null: this row cannot be ticked. */
  about: (row: Row) => string | null;
  value: (row: Row) => string;
  /** What the bar adds up, in paise; null: nobody knows it yet. */
  amount?: (row: Row) => number | null;
};

/** The boxes at the beginning of the rows, whose bar docks as soon as one is ticked. */
export function tickColumn<Row>({ form, name, about, value, amount }: Ticks<Row>): Column<Row> {
  return {
    id: "choose",
    head: "Choose",
    headCell: <TickAll name={name} label="Tick all on this page" form={form} hidesLabel />,
    kind: "tick",
    cell: (row) => {
      const words = about(row);
      if (words === null) return null;
      return (
        <input
          type="checkbox"
          name={name}
          form={form}
          value={value(row)}
          data-bulk={words}
          data-paise={amount?.(row) ?? undefined}
          aria-label={`Choose ${words}`}
        />
      );
    },
  };
}
