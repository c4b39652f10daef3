import { PgPreparedQuery } from "drizzle-orm/pg-core";
import { forgetReads, keyOfRead, noteTables, sendOnce } from "../read-once.server.ts";
import { translateError } from "./query-error.server.ts";

/** What Drizzle knows of a statement; none of it is in its types. */
interface Statement {
  readonly queryMetadata?: { readonly type: string };
  readonly fields?: unknown;
  readonly client: unknown;
}

type RunQuery = (
  this: Statement,
  statement: string,
  params: unknown[],
  query: () => Promise<unknown>,
) => Promise<unknown>;

let installed = false;

/** Whether this is the pool, or the embedded database itself: not the one connection of a transaction. */
let isShared: (client: unknown) => boolean = () => false;

/** Every Drizzle query of both engines goes through this one method; there is no option for it. */
export function watchQueries(isSharedClient: (client: unknown) => boolean): void {
  isShared = isSharedClient;
  if (installed) return;
  installed = true;
  const prototype = PgPreparedQuery.prototype as unknown as { queryWithCache: RunQuery };
  prototype.queryWithCache = async function watched(statement, params, query) {
    const run = async () => {
      try {
        return await query();
      } catch (error) {
        throw translateError(error, statement);
      }
    };
    noteTables(statement);
    if (/^(begin|commit|rollback|savepoint|release|set transaction)\b/i.test(statement)) return run();
    const isSelect = this.queryMetadata?.type === "select";
    if (isSelect && !/ for (no key )?(update|share)\b/i.test(statement)) {
      const key = keyOfRead(statement, params, this.fields ? "rows " : "raw ");
      return sendOnce(key, { mayRemember: isShared(this.client), run });
    }
    // Drizzle's own `$count` says nothing of itself; that it only reads stands in its words.
    if (this.queryMetadata === undefined && statement.startsWith("select count(*) as count from ")) {
      return sendOnce(keyOfRead(statement, params, "raw "), { mayRemember: isShared(this.client), run });
    }
    const isRead = this.queryMetadata === undefined && /^\s*select\b/i.test(statement);
    if (isRead) return sendOnce(null, { mayRemember: false, run });
    forgetReads();
    return sendOnce(null, { mayRemember: false, run }).finally(forgetReads);
  };
}
