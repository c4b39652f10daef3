import pg from "pg";

// Drizzle's columns convert values themselves. These are for what stands outside a column: count(*), sums,
// raw SQL. Both engines shall give the same JavaScript value for the same SQL value.
const INT8 = 20;
const INT8_ARRAY = 1016;
const TEXT_ARRAY = 1009;
const BYTEA = 17;

function parseInt8(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}

/** For PGlite; it already reads int8 as we do, and bytea as a bare Uint8Array. */
export const pgliteParsers = {
  [INT8]: parseInt8,
  [BYTEA]: (text: string) => Buffer.from(text.slice(2), "hex"),
};

/** For node-postgres, where Drizzle looks up the process-wide table. */
export function installPostgresParsers(): void {
  pg.types.setTypeParser(INT8, parseInt8);
  const parseArray: (text: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY as never);
  pg.types.setTypeParser(INT8_ARRAY as never, (text) =>
    parseArray(text).map((item) => (item === null ? null : parseInt8(item))),
  );
}
