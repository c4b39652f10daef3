import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** What Prometheus reads (server/http/metrics/metrics-endpoint.ts). Labels are few and known: never an id or a name. */
export const registry = new Registry();

type Labels<L extends string> = { name: string; help: string; labels?: readonly L[] };

// `npm run dev` loads a changed file a second time: its metric is there already.
function once<M>(name: string, make: () => M): M {
  return (registry.getSingleMetric(name) as M | undefined) ?? make();
}

export function counter<L extends string = never>({ name, help, labels = [] }: Labels<L>): Counter<L> {
  return once(name, () => new Counter({ name, help, labelNames: labels, registers: [registry] }));
}

export function gauge<L extends string = never>({ name, help, labels = [] }: Labels<L>): Gauge<L> {
  return once(name, () => new Gauge({ name, help, labelNames: labels, registers: [registry] }));
}

export function histogram<L extends string = never>(
  { name, help, labels = [] }: Labels<L>,
  buckets: number[],
): Histogram<L> {
  return once(name, () => new Histogram({ name, help, labelNames: labels, buckets, registers: [registry] }));
}
