import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

export const requestDuration = new Histogram({
  name: "http_request_duration_seconds",
  help: "Time to answer a request",
  labelNames: ["method", "route", "status"],
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

export const slowQueries = new Counter({
  name: "database_slow_queries_total",
  help: "Statements that took longer than DATABASE_SLOW_MS",
  registers: [registry],
});

export const jobDuration = new Histogram({
  name: "job_duration_seconds",
  help: "Tries of jobs by how they ended; the job called queue is the queues' own trouble",
  labelNames: ["job", "result"],
  buckets: [0.01, 0.1, 1, 10, 60, 300],
  registers: [registry],
});
