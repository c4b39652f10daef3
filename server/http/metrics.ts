import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

export const requestDuration = new Histogram({
  name: "http_request_duration_seconds",
  help: "Time to answer a request",
  labelNames: ["method", "status"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
});

export const pageCacheHits = new Counter({
  name: "page_cache_lookups_total",
  help: "Public pages by where they came from",
  labelNames: ["from"],
  registers: [registry],
});

export const shedRequests = new Counter({
  name: "http_requests_shed_total",
  help: "Requests that were asked to come back, by lane",
  labelNames: ["lane"],
  registers: [registry],
});
