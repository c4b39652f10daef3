import { createHash } from "node:crypto";
import { type PGlite, parse, protocol, type QueryOptions } from "@electric-sql/pglite";
import { errorOfAnswer, readPlainAnswer } from "./plain-answer.server.ts";

/** A list of "in (…)" has a text for each length: what comes after so many is planned each time, as before. */
const MOST_STATEMENTS = 500;

/** A plain read. What takes a lock, a number or somebody's attention besides goes the driver's own way. */
function isPlainRead(statement: string): boolean {
  return (
    /^select\b/i.test(statement) &&
    !/\b(nextval|setval|pg_notify|pg_advisory\w*|set_config|for (no key )?(update|share))\b/i.test(statement)
  );
}

const names = new Map<string, string>();

/**
 * PostgreSQL parses and plans a named statement once for each connection: that was nine tenths of its work for a
 * page. The name is a hash of the text, so that two processes behind one pooler never mean different things by it.
 */
export function nameOfRead(statement: string): string | undefined {
  const known = names.get(statement);
  if (known || names.size >= MOST_STATEMENTS || !isPlainRead(statement)) return known;
  const made = `r_${createHash("sha256").update(statement).digest("base64url").slice(0, 24)}`;
  names.set(statement, made);
  return made;
}

/** "cached plan must not change result type", or a name that is gone: a migration came in between. */
export function isStalePlan(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: string };
  return code === "0A000" || code === "26000";
}

type Field = { name: string; dataTypeID: number };
type Reader = ((text: string) => unknown) | undefined;
type Prepared = { name: string; types: number[]; fields: Field[]; readers: Map<boolean, Reader[]> };
type Query = PGlite["query"];

/**
 * PGlite has no named statements: its query() is six calls into WebAssembly, plans anew, and joins 318 parsers with
 * Drizzle's nine for every answer. A read that is known here is one call, and each column knows its own parser.
 */
export function prepareReads(pglite: PGlite): { query: Query; within: (plain: Query) => Query } {
  const kept = new Map<string, Prepared>();
  const { serialize } = protocol;
  const executed = serialize.execute({});
  const synced = serialize.sync();
  let serial = 0;
  const send = (...parts: Uint8Array[]) =>
    pglite.execProtocolStream(Buffer.concat(parts), { syncToFs: false });

  const reading =
    (otherwise: Query, inTurn: <T>(work: () => Promise<T>) => Promise<T>, mayAskAgain: boolean): Query =>
    async <Row>(statement: string, params: unknown[] = [], options?: QueryOptions) => {
      const isKnown = kept.has(statement);
      if (!isKnown && (kept.size >= MOST_STATEMENTS || !isPlainRead(statement)))
        return otherwise<Row>(statement, params, options);
      const answer = inTurn(() =>
        pglite._runExclusiveQuery(async () => {
          const prepared = kept.get(statement) ?? (await prepare(statement));
          try {
            const lines = await execute(prepared, valuesOf(prepared, params, options));
            const rows = rowsOf(prepared, lines, options) as Row[];
            return { rows, rowCount: rows.length, affectedRows: 0, fields: prepared.fields };
          } catch (error) {
            // A migration may have changed what it answers: next time it is prepared anew.
            kept.delete(statement);
            await send(serialize.close({ type: "S", name: prepared.name }), serialize.sync()).catch(
              () => undefined,
            );
            throw error;
          }
        }),
      );
      return answer.catch((error: unknown) => {
        if (mayAskAgain && isStalePlan(error)) return otherwise<Row>(statement, params, options);
        throw error;
      });
    };

  return {
    query: reading(pglite.query.bind(pglite), (work) => pglite._runExclusiveTransaction(work), true),
    // What fails in a transaction ends it: whoever began it begins again.
    within: (ofTransaction) => reading(ofTransaction, (work) => work(), false),
  };

  async function execute({ name }: Prepared, values: (string | null)[]): Promise<(string | null)[][]> {
    const asked = [serialize.bind({ statement: name, values }), executed, synced];
    const answer = await pglite.execProtocolRaw(Buffer.concat(asked), { syncToFs: false });
    const lines = readPlainAnswer(answer);
    if (!lines) throw errorOfAnswer(answer);
    return lines;
  }

  async function prepare(statement: string): Promise<Prepared> {
    serial += 1;
    const name = `r_${serial}`;
    const messages = await send(
      serialize.parse({ name, text: statement }),
      serialize.describe({ type: "S", name }),
      serialize.sync(),
    );
    const described = messages.find((message) => message.name === "rowDescription");
    const fields = (described as { fields?: Field[] } | undefined)?.fields ?? [];
    const made = { name, types: parse.parseDescribeStatementResults(messages), fields, readers: new Map() };
    kept.set(statement, made);
    return made;
  }

  function valuesOf({ types }: Prepared, params: readonly unknown[], options?: QueryOptions) {
    return params.map((value, at) => {
      if (value === null || value === undefined) return null;
      const oid = types[at] ?? 0;
      return (options?.serializers?.[oid] ?? pglite.serializers[oid] ?? String)(value);
    });
  }

  function rowsOf(
    prepared: Prepared,
    lines: readonly (string | null)[][],
    options?: QueryOptions,
  ): unknown[] {
    const { fields } = prepared;
    const readers = readersOf(prepared, options);
    return lines.map((line) => {
      const values = line.map((text, at) => {
        const read = readers[at];
        return text === null || !read ? text : read(text);
      });
      if (options?.rowMode === "array") return values;
      return Object.fromEntries(fields.map(({ name }, at) => [name, values[at]]));
    });
  }

  /** Drizzle brings the same nine parsers of its own with each query; nobody else brings any. */
  function readersOf(prepared: Prepared, options?: QueryOptions): Reader[] {
    const isDrizzle = options?.parsers !== undefined;
    const known = prepared.readers.get(isDrizzle);
    if (known) return known;
    const made = prepared.fields.map(({ dataTypeID: oid }): Reader => {
      const parser = options?.parsers?.[oid] ?? pglite.parsers[oid];
      return parser && ((text) => parser(text, oid));
    });
    prepared.readers.set(isDrizzle, made);
    return made;
  }
}
