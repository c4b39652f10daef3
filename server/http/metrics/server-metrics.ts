import { collectDefaultMetrics } from "prom-client";
import { counter, gauge, histogram, registry } from "#app/core/requests/observing/metrics.server.ts";

collectDefaultMetrics({ register: registry });

export const requestDuration = histogram(
  {
    name: "http_request_duration_seconds",
    help: "Time until an answer has left, by route pattern",
    labels: ["method", "route", "status"],
  },
  [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
);

export const pageCacheHits = counter({
  name: "page_cache_lookups_total",
  help: "Public pages by where they came from",
  labels: ["from"],
});

export const shedRequests = counter({
  name: "http_requests_shed_total",
  help: "Requests that were asked to come back, by lane",
  labels: ["lane"],
});

export const slowQueries = counter({
  name: "database_slow_queries_total",
  help: "Statements that took longer than DATABASE_SLOW_MS",
});

export const jobDuration = histogram(
  {
    name: "job_duration_seconds",
    help: "Tries of jobs by how they ended; the job called queue is the queues' own trouble",
    labels: ["job", "result"],
  },
  [0.01, 0.1, 1, 10, 60, 300],
);

export const requestsInFlight = gauge({
  name: "http_requests_in_flight",
  help: "Requests inside the gate",
});
