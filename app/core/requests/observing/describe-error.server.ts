import { isProblem } from "../errors.ts";

/** What the log keeps of an error. */
export interface ErrorDescription {
  type: string;
  code?: string;
  message?: string;
  /** Where in our code; without the stack's first line, which repeats the text. */
  at?: string[];
  cause?: ErrorDescription;
}

const MAX_FRAMES = 12;
const MAX_CAUSES = 4;

/**
 * An error's text may quote what somebody typed ("invalid input syntax for type date: …"), so the log gets its
 * kind, its code, its place, and the text without quotations, addresses and long numbers. An error that is built
 * of nothing but our own words says so by `isSafeToLog`.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: error === null ? "null" : typeof error };
  const { code, cause, isSafeToLog } = error as Error & { code?: unknown; isSafeToLog?: boolean };
  const message = isSafeToLog ? error.message : safeText(error);
  const at = framesOf(error);
  return {
    type: error.name,
    ...(typeof code === "string" && { code }),
    ...(message && { message }),
    // A problem is an answer made on purpose: what led to it is its cause.
    ...(at.length > 0 && !isProblem(error) && { at }),
    ...(cause !== undefined && depth < MAX_CAUSES && { cause: describeError(cause, depth + 1) }),
  };
}

function safeText(error: Error): string {
  // A parser quotes its input, cut anywhere: no quotation mark can be trusted there.
  if (error instanceof SyntaxError || error.name === "ZodError") return "";
  // To a client's mistake we answer with their own words; a refusal of ours is a fixed sentence.
  if (isProblem(error) && error.status < 500) return "";
  const [first = ""] = error.message.split("\n");
  return first
    .replace(/["'`“‘].*["'`”’]/, "…")
    .replaceAll(/\S+@\S+/g, "…")
    .replaceAll(/\d[\d\s-]{4,}\d/g, "…")
    .slice(0, 300);
}

function framesOf(error: Error): string[] {
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return frames.slice(0, MAX_FRAMES).map((line) => line.trim().replace(/^at /, ""));
}
