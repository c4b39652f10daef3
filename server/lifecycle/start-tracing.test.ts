import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inSpan } from "#app/core/requests/observing/trace.server.ts";
import { startTracing } from "./start-tracing.ts";

type Sent = { resourceSpans: { resource: unknown; scopeSpans: { spans: SentSpan[] }[] }[] };
type SentSpan = { name: string; spanId: string; parentSpanId?: string; attributes: unknown[] };

const received: Sent[] = [];
const collector = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (request.url === "/v1/traces") received.push(JSON.parse(Buffer.concat(chunks).toString()));
  response.end("{}");
});

beforeAll(() => new Promise<void>((done) => collector.listen(0, "127.0.0.1", done)));
afterAll(() => collector.close());

test("off by default: the work runs, nothing is loaded and nothing is sent", async () => {
  const stop = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: undefined, OTEL_SERVICE_NAME: "x" });
  expect(await inSpan("request", {}, async () => 7)).toBe(7);
  await stop();
  expect(received).toEqual([]);
});

test("C20: with a collector's address, a request and what it did arrive there as one trace", async () => {
  const { port } = collector.address() as AddressInfo;
  const stop = await startTracing({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
    OTEL_SERVICE_NAME: "scholarsetu-web",
  });
  await inSpan("GET /applications/:number", { "http.request.method": "GET" }, async (note) => {
    await inSpan("database", { "db.query.text": "select 1" }, async () => undefined);
    await inSpan("sms send", {}, async () => {
      throw new Error("CANARY 9876543210");
    }).catch(() => undefined);
    note({ "http.response.status_code": 200 });
  });
  await stop();
  const spans = received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  const page = spans.find(({ name }) => name === "GET /applications/:number");
  const inside = spans.filter(({ parentSpanId }) => parentSpanId === page?.spanId);
  expect(inside.map(({ name }) => name).sort()).toEqual(["database", "sms send"]);
  expect(JSON.stringify(page?.attributes)).toContain("http.response.status_code");
  expect(JSON.stringify(received)).toContain("scholarsetu-web");
  expect(JSON.stringify(received)).not.toContain("CANARY");
});
