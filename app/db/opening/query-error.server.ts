import { badRequest, isProblem, unavailable } from "#app/core/requests/errors.ts";

/**
 * A statement the database refused. It carries the statement and the names of what was violated, never a
 * value: Drizzle's own error prints every parameter, and PostgreSQL's detail prints the row (T27).
 */
export class QueryFailedError extends Error {
  readonly isSafeToLog = true;
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;

  constructor(statement: string, cause: DriverError) {
    const where = [cause.code, cause.constraint ?? cause.column].filter(Boolean).join(" ");
    super(`Query failed (${where || "no code"})${safeReason(cause)}: ${statement.slice(0, 2000)}`);
    this.name = "QueryFailedError";
    this.code = cause.code;
    this.constraint = cause.constraint;
    this.table = cause.table;
    this.column = cause.column;
  }
}

interface DriverError {
  code?: string | undefined;
  message?: string;
  constraint?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
}

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return hasCode(error, "23505", constraint);
}

/** Another transaction won: the same work, begun again, is likely to succeed. */
export function isRetryable(error: unknown): boolean {
  return hasCode(error, "40001") || hasCode(error, "40P01");
}

function hasCode(error: unknown, code: string, constraint?: string): boolean {
  const seen = error as DriverError | null | undefined;
  return seen?.code === code && (constraint === undefined || seen.constraint === constraint);
}

// What the database says when it is away, full, or too slow: the caller did nothing wrong and may try again.
const AWAY =
  /^(08...|53...|57P0[1-5]|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
const TOO_SLOW = /^(57014|55P03|25P03)$/;
// After a failover to a copy, or while an operator holds writes back.
const READ_ONLY = "25006";
// A character that no text can hold (NUL): only a client sends one, and where no form's schema stands before.
const NO_TEXT = "22021";
// node-postgres gives these no code.
const AWAY_WORDS =
  /connection terminated|query read timeout|timeout exceeded when trying to connect|client has encountered|not queryable/i;

/** What the rest of the program gets to see of a driver's error. */
export function translateError(error: unknown, statement: string): unknown {
  if (error instanceof QueryFailedError || isProblem(error) || !(error instanceof Error)) return error;
  const cause: DriverError = error;
  const code = cause.code ?? "";
  if (TOO_SLOW.test(code))
    return unavailable("This took too long. Please try again in a moment.", 5, hushed(cause));
  if (AWAY.test(code) || (code === "" && AWAY_WORDS.test(error.message))) {
    return unavailable(
      "Our database does not answer right now. Please try again in a moment.",
      5,
      hushed(cause),
      "database_away",
    );
  }
  if (code === NO_TEXT) return badRequest();
  if (code === READ_ONLY) {
    return unavailable(
      "Nothing can be saved right now. You can go on reading; please send it again in a few minutes.",
      30,
      hushed(cause),
      "read_only",
    );
  }
  return code === "" ? error : withStack(new QueryFailedError(statement, cause), error);
}

function hushed(cause: DriverError): Error {
  return new Error(`Database: ${cause.code ?? "connection lost"}`);
}

function withStack(made: QueryFailedError, original: Error): QueryFailedError {
  const frames = original.stack?.split("\n").filter((line) => line.startsWith("    at "));
  if (frames) made.stack = [`${made.name}: ${made.message}`, ...frames].join("\n");
  return made;
}

// Class 22 ("invalid input syntax for type integer: …") quotes the value, as does 23505's detail; the other
// messages name only objects of the schema.
function safeReason({ code = "", message = "" }: DriverError): string {
  return code === "" || code.startsWith("22") ? "" : ` ${message.split("\n")[0]}`;
}
