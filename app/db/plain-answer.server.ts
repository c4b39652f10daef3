import { protocol } from "@electric-sql/pglite";

const letter = (text: string): number => text.charCodeAt(0);
const DATA_ROW = letter("D");
/** What comes with the rows of a read that is bound and executed: bound, complete, ready. */
const AROUND = new Set(["2", "C", "Z"].map(letter));
/** A message's letter and its length, which counts itself. */
const HEAD_BYTES = 5;
const NULL_LENGTH = -1;

/**
 * The rows of an answer to Bind, Execute and Sync, each column as the text that PostgreSQL wrote; null where anything
 * else came along, an error above all. PGlite's own reader makes an object of every message and a view of every column.
 */
export function readPlainAnswer(answer: Uint8Array): (string | null)[][] | null {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  const rows: (string | null)[][] = [];
  let at = 0;
  while (at < bytes.length) {
    const type = bytes[at] ?? 0;
    if (type === DATA_ROW) rows.push(readRow(bytes, at + HEAD_BYTES));
    else if (!AROUND.has(type)) return null;
    at += 1 + bytes.readInt32BE(at + 1);
  }
  return rows;
}

function readRow(bytes: Buffer, start: number): (string | null)[] {
  const columns = bytes.readInt16BE(start);
  const row = new Array<string | null>(columns);
  let at = start + 2;
  for (let column = 0; column < columns; column += 1) {
    const length = bytes.readInt32BE(at);
    at += 4;
    if (length === NULL_LENGTH) {
      row[column] = null;
      continue;
    }
    row[column] = bytes.toString("utf8", at, at + length);
    at += length;
  }
  return row;
}

/** What was wrong, as PGlite would have thrown it. */
export function errorOfAnswer(answer: Uint8Array): Error {
  let found: Error | undefined;
  new protocol.Parser().parse(answer, (message) => {
    if (message instanceof Error) found ??= message;
  });
  return found ?? new Error("The embedded engine answered a read with something that is no answer.");
}
