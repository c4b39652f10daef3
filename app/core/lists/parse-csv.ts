export interface CsvRow {
  /** The line it begins on, as an editor counts. */
  readonly row: number;
  readonly cells: string[];
}

export interface CsvRows {
  readonly rows: readonly CsvRow[];
  readonly problem?: { readonly row: number; readonly message: string };
}

export type CsvSeparator = "," | ";" | "\t";

// A quoted cell (with doubled quotes and line breaks inside) or a plain one, and what ends it.
const cellBefore = (separator: CsvSeparator) =>
  new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`, "y");

/** RFC 4180. Blank lines are left out. */
export function parseCsv(text: string, separator: CsvSeparator = ","): CsvRows {
  const CELL = cellBefore(separator);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let begin = 1;
  for (let at = 0; at < text.length || cells.length > 0; ) {
    CELL.lastIndex = at;
    const match = CELL.exec(text);
    const [whole = "", quoted, plain = "", end = ""] = match ?? [];
    if (!match || plain.startsWith('"')) {
      return {
        rows,
        problem: { row: line, message: "A quoted cell is not closed, or something stands behind it." },
      };
    }
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    line += whole.split(/\r\n|\n|\r/).length - 1;
    at += whole.length;
    if (end === separator) continue;
    if (cells.length > 1 || cells[0] !== "") rows.push({ row: begin, cells });
    cells = [];
    begin = line;
  }
  return { rows };
}
