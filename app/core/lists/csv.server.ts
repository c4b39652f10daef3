import { stringify } from "csv-stringify/sync";
import { istMoment, oneForm } from "./csv-form.ts";

export type CsvCell = string | number | bigint | boolean | Date | null | undefined;

export interface CsvColumn<Row> {
  readonly header: string;
  /** The head of the list's column it belongs to, where that has another one: they are hidden together. */
  readonly of?: string;
  readonly value: (row: Row) => CsvCell;
}

const BOM = "\ufeff";
const ROWS_PER_CHUNK = 200;

/**
 * CSV as a stream: rows are read as the client takes them, so an export of any size needs little memory.
 * A text that a spreadsheet would run as a formula is prefixed with ' (T28); numbers stay numbers. The BOM
 * tells Excel that Telugu and Hindi are UTF-8.
 */
export function csvStream<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const chunks = csvChunks(columns, rows);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const step = await chunks.next();
      if (step.done) controller.close();
      else controller.enqueue(encoder.encode(step.value));
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

export function csvResponse<Row>(
  fileName: string,
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): Response {
  return new Response(csvStream(columns, rows), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName.replace(/[^\w.-]+/g, "-")}"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

async function* csvChunks<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): AsyncGenerator<string, void, undefined> {
  yield BOM + toCsv([columns.map((column) => column.header)]);
  let waiting: CsvCell[][] = [];
  for await (const row of rows) {
    waiting.push(columns.map((column) => inOneForm(column.value(row))));
    if (waiting.length < ROWS_PER_CHUNK) continue;
    yield toCsv(waiting);
    waiting = [];
  }
  if (waiting.length > 0) yield toCsv(waiting);
}

const inOneForm = (cell: CsvCell): CsvCell => (typeof cell === "string" ? oneForm(cell) : cell);

function toCsv(records: CsvCell[][]): string {
  return stringify(records, {
    record_delimiter: "\r\n",
    escape_formulas: true,
    // Alone, a line break other than the delimiter is not quoted: what follows it would begin a new row, and
    // could be a formula there.
    quoted_match: /[\r\n]/,
    cast: {
      boolean: (value) => (value ? "Yes" : "No"),
      date: (value) => istMoment(value),
    },
  });
}
