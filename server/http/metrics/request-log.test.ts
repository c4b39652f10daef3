import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { badRequest, problemResponse, unavailable } from "#app/core/requests/errors.ts";
import {
  addToLogScope,
  captureLogForTests,
  log,
  noteCause,
} from "#app/core/requests/observing/log.server.ts";
import type { ServerEnv } from "../../hono-env.ts";
import { clientAddress } from "../client-address.ts";
import { requestId } from "./request-id.ts";
import { logRequests } from "./request-log.ts";

const app = new Hono<ServerEnv>();
app.use(requestId());
app.use(logRequests("short"));
app.use(clientAddress({ kind: "count", count: 0 }));
app.get("/healthz", (c) => c.text("ok"));
app.get("/people/:name", (c) => {
  addToLogScope({ role: "student" });
  log.warn("on the way");
  return c.text("x".repeat(5000));
});
app.get("/away", () => {
  throw unavailable("Our database does not answer right now.", 5, new Error("Database: ECONNREFUSED"));
});
app.get("/broken", () => {
  throw new TypeError("no such thing");
});
app.get("/client", () => {
  throw badRequest("CANARY is no number");
});
app.onError((error, c) => {
  noteCause(error);
  return problemResponse(error, c.get("requestId"));
});

const server = createServer(getRequestListener(app.fetch));
let url = "";
let captured: ReturnType<typeof captureLogForTests>;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  captured?.end();
  captured = captureLogForTests();
});
afterAll(() => {
  captured.end();
  server.close();
});

async function lineOf(path: string) {
  const answer = await fetch(url + path);
  await answer.text();
  return vi.waitFor(() => {
    const line = captured.lines.findLast((each) => String(each.msg).startsWith("request"));
    expect(line).toBeDefined();
    return { line, requestId: answer.headers.get("x-request-id") };
  });
}

test("O3e, X22: one line for each request: pattern, status, time, size, id, role, shortened address", async () => {
  const { line, requestId } = await lineOf("/people/CANARY-9876543210?q=CANARY");
  expect(line).toMatchObject({
    level: "info",
    method: "GET",
    route: "/people/:name",
    status: 200,
    ms: expect.any(Number),
    req: requestId,
    role: "student",
    address: "127.0.0.0/24",
  });
  expect(line?.bytes).toBeGreaterThan(5000);
  expect(captured.lines).toMatchObject([{ msg: "on the way", req: requestId }, { msg: "request" }]);
  expect(captured.text()).not.toContain("CANARY");
});

test("O3d: a 503 says what is away, on the line that says where", async () => {
  const { line } = await lineOf("/away");
  expect(line).toMatchObject({
    level: "warn",
    route: "/away",
    status: 503,
    err: { code: "unavailable", cause: { message: "Database: ECONNREFUSED" } },
  });
});

test("O17: a 500 has its cause and its place on one line", async () => {
  const { line } = await lineOf("/broken");
  expect(line).toMatchObject({ level: "error", route: "/broken", status: 500, err: { type: "TypeError" } });
  expect(JSON.stringify(line)).toContain("request-log.test.ts");
});

test("X17: a client's mistake is a plain line without a stack or their words", async () => {
  const { line } = await lineOf("/client");
  expect(line).toMatchObject({ level: "info", status: 400 });
  expect(line).not.toHaveProperty("err");
  expect(captured.text()).not.toContain("CANARY");
});

test("a health check is counted and not told", async () => {
  await (await fetch(`${url}/healthz`)).text();
  await lineOf("/client");
  expect(captured.lines).toHaveLength(1);
});
