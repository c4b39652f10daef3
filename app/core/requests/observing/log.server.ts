import { AsyncLocalStorage } from "node:async_hooks";
import { destination, pino } from "pino";
import { describeError } from "./describe-error.server.ts";

type Ids = Readonly<Record<string, string | number>>;

/** What is known about the request or job at hand. It grows: who asks is learnt on the way. */
type Scope = { ids: Ids; cause?: unknown };

const scopes = new AsyncLocalStorage<Scope>();

const personal = ["phone", "email", "name", "otp", "password", "aadhaar", "account", "pan", "cookie"];

const standardOutput = destination({ fd: 1, sync: true });
let target: { write(line: string): unknown } = standardOutput;

/**
 * The one log of the product: a line of JSON on standard output for each thing an operator should know.
 *
 *     log.warn({ service: "sms", err: error }, "outside call failed");
 *
 * An error goes in as `err`: its kind, code and place are written, and of its text only what quotes nobody.
 * Everything else is an id, a code or a number, never what a person typed (T27). Inside a request or a job the
 * line bears that one's id by itself.
 */
export const log = pino(
  {
    // It must speak before the configuration is parsed; env.server.ts checks the word.
    level: process.env.LOG_LEVEL ?? "info",
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => scopes.getStore()?.ids ?? {},
    serializers: { err: describeError },
    redact: { paths: personal.flatMap((word) => [word, `*.${word}`]), censor: "[hidden]" },
  },
  { write: (line: string) => target.write(line) },
);

/** Every line that `work` writes, however deep, bears these ids. */
export function inLogScope<T>(ids: Ids, work: () => T): T {
  return scopes.run({ ids: { ...scopes.getStore()?.ids, ...ids } }, work);
}

/** From here on the lines of this request or job bear these too. Outside of both it does nothing. */
export function addToLogScope(ids: Ids): void {
  const scope = scopes.getStore();
  if (scope) scope.ids = { ...scope.ids, ...ids };
}

/**
 * Why this request could not be answered as it should. It is not a line of its own: should the answer be a 5xx,
 * the request's line tells it; where the answer is a client's own mistake, nobody needs it.
 */
export function noteCause(error: unknown): void {
  const scope = scopes.getStore();
  if (scope) scope.cause ??= error;
}

/** The cause noted so far, for whoever writes the request's line. */
export function notedCause(): unknown {
  return scopes.getStore()?.cause;
}

/** Before the process ends: what is still on its way out. */
export function flushLog(): void {
  standardOutput.flushSync();
}

/** @forTests Reads the log's lines instead of printing them; call what comes back to end it. */
export function captureLogForTests(level: "debug" | "info" | "warn" = "info"): {
  lines: Record<string, unknown>[];
  text: () => string;
  end: () => void;
} {
  const before = log.level;
  const lines: Record<string, unknown>[] = [];
  log.level = level;
  target = { write: (line: string) => lines.push(JSON.parse(line)) };
  return {
    lines,
    text: () => JSON.stringify(lines),
    end() {
      log.level = before;
      target = standardOutput;
    },
  };
}
