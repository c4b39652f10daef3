import { log } from "#app/core/requests/observing/log.server.ts";
import { counter, histogram } from "#app/core/requests/observing/metrics.server.ts";
import { inSpan } from "#app/core/requests/observing/trace.server.ts";
import { OutsideError } from "./outside-error.ts";

export const outsideServices = [
  "sms",
  "email",
  "whatsapp",
  "push",
  "payments",
  "files",
  "digilocker",
] as const;
export type OutsideService = (typeof outsideServices)[number];

/** One call to a service outside, and how it ended: `code` is null when it did what it was asked. */
export type OutsideCall = { service: OutsideService; code: string | null; milliseconds: number };

const failures = counter({
  name: "gateway_errors_total",
  help: "Calls to services outside that failed, by why",
  labels: ["service", "code"],
});
const duration = histogram(
  {
    name: "gateway_call_duration_seconds",
    help: "Calls to services outside by how they ended",
    labels: ["service", "result"],
  },
  [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
);

let tell: (call: OutsideCall) => void = () => undefined;

/** Whoever keeps the last answers of the gateways; the log and the metrics have them already. */
export function listenToOutsideCalls(listener: (call: OutsideCall) => void): void {
  tell = listener;
}

/** The same adapter; each of its calls that waits for an answer is counted, and a failed one is logged (O3). */
export function watchCalls<T extends object>(service: OutsideService, adapter: T): T {
  const watched = Object.entries(adapter).map(([name, part]) =>
    typeof part === "function"
      ? [name, (...args: unknown[]) => watch(service, name, () => part.apply(adapter, args))]
      : [name, part],
  );
  return Object.fromEntries(watched) as T;
}

function watch(service: OutsideService, action: string, call: () => unknown): unknown {
  const began = performance.now();
  const answer = call();
  if (!(answer instanceof Promise)) return answer;
  const spanned = inSpan(`${service} ${action}`, {}, () => answer);
  const end = (code: string | null) => {
    const milliseconds = Math.round(performance.now() - began);
    duration.observe({ service, result: code === null ? "done" : "failed" }, milliseconds / 1000);
    tell({ service, code, milliseconds });
    return milliseconds;
  };
  return spanned.then(
    (value: unknown) => {
      end(null);
      return value;
    },
    (error: unknown) => {
      const code = error instanceof OutsideError ? error.code : "broken";
      failures.inc({ service, code });
      log.warn({ service, action, code, ms: end(code), err: error }, "outside call failed");
      throw error;
    },
  );
}
