import { classNames } from "../class-names.ts";
import { useUiWords } from "../ui-words.ts";
import type { ChartTable as Table } from "./chart-model.ts";

/** Every chart has its figures behind it. */
export function ChartTable({ table }: { table: Table }) {
  const words = useUiWords();
  return (
    <details className="behind">
      <summary>{words.showAsTable}</summary>
      <FigureTable table={table} />
    </details>
  );
}

/** The figures themselves; with swatches, the key of a donut. */
export function FigureTable({ table, swatches }: { table: Table; swatches?: boolean }) {
  return (
    <table className={classNames("table tight rows", swatches && "legend")}>
      <caption className="vh">{table.caption}</caption>
      <thead>
        <tr>
          {table.heads.map((head, column) => (
            <th key={head} scope="col" className={column > 0 ? "end" : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([label, ...figures], row) => (
          <tr key={label}>
            <td>
              {swatches ? (
                <span>
                  <i className={`swatch swatch--${row + 1}`} />
                  {label}
                </span>
              ) : (
                label
              )}
            </td>
            {figures.map((figure, column) => (
              <td key={table.heads[column + 1]} className="end">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
