import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type FakeAnswer, startFakeHttpServer } from "#tests/support/doubles/fake-http-server.ts";
import { type FicklePort, openFicklePort } from "#tests/support/doubles/fickle-port.ts";
import { HttpVisitor } from "#tests/support/http-visitor.ts";
import { type PostgresServer, startPostgresServer, withAdmin } from "#tests/support/postgres-server.ts";
import { productionSettings } from "#tests/support/production-settings.ts";
import { type RunningServer, startServer } from "../journeys/support/server.ts";

const phone = "9876500077";
const taken: FakeAnswer = { body: '{"type":"success","message":"taken"}' };
const dashboard = "/student/dashboard";
let postgres: PostgresServer;
let way: FicklePort;
let sms: Awaited<ReturnType<typeof startFakeHttpServer>>;
let server: RunningServer;
let student: HttpVisitor;

beforeAll(async () => {
  [postgres, sms] = await Promise.all([startPostgresServer(), startFakeHttpServer(() => taken)]);
  way = await openFicklePort(Number(new URL(postgres.url).port));
  const database = new URL(postgres.url);
  database.port = String(way.port);
  server = await startServer({
    ...productionSettings(),
    DATABASE_URL: database.href,
    SMS_GATEWAY_URL: sms.url,
    READY_TIMEOUT_MS: "1000",
  });
  student = new HttpVisitor(server.url);
  await signIn(student);
});

afterAll(async () => {
  way?.pass();
  await server?.stop();
  way?.close();
  await Promise.all([postgres?.stop(), sms?.close()]);
});

async function signIn(visitor: HttpVisitor): Promise<void> {
  await visitor.post("/login", { intent: "send", phone, type: "student" });
  await vi.waitFor(() => expect(sms.requests).toHaveLength(1), { timeout: 90_000 });
  const otp = /\b(\d{6})\b/.exec(sms.requests[0]?.body.toString() ?? "")?.[1] ?? "";
  const html = await (await visitor.get("/login")).text();
  const state = /name="state" value="([^"]+)"/.exec(html)?.[1] ?? "";
  expect((await visitor.post("/login", { intent: "verify", otp, state })).status).toBe(302);
  expect((await visitor.get(dashboard)).status).toBe(200);
}

async function readyz(): Promise<{ status: number; text: string; ms: number }> {
  const began = performance.now();
  const reply = await fetch(`${server.url}/readyz`);
  return { status: reply.status, text: await reply.text(), ms: performance.now() - began };
}

test("O11: /readyz of a frozen database says no, in time, and yes again afterwards", async () => {
  expect(await readyz()).toMatchObject({ status: 200, text: "ready" });
  way.freeze();
  try {
    for (let time = 0; time < 3; time += 1) {
      const { status, text, ms } = await readyz();
      expect([status, text]).toEqual([503, "The database did not answer within 1000 ms."]);
      expect(ms).toBeLessThan(5000);
    }
  } finally {
    way.pass();
  }
  await expect.poll(async () => (await readyz()).status, { timeout: 90_000 }).toBe(200);
  expect(server.output()).toContain('"msg":"not ready"');
});

test("O10b: with the database away a signed-in page answers 503, when to come back, and true words", async () => {
  way.refuse();
  try {
    for (const [language, words] of [
      ["en", "We cannot reach our records just now"],
      ["te", "ఇప్పుడు మా రికార్డులు అందడం లేదు"],
      ["hi", "अभी हमारे रिकॉर्ड तक पहुँच नहीं हो रही"],
    ] as const) {
      const reply = await student.get(`${dashboard}?lang=${language}`);
      expect([reply.status, reply.headers.get("retry-after")], language).toEqual([503, "5"]);
      expect((await reply.text()).includes(words), language).toBe(true);
    }
    expect((await readyz()).text).toBe("The database does not answer.");
  } finally {
    way.pass();
  }
  const told = server
    .output()
    .split("\n")
    .find((line) => line.includes('"route":"/student/dashboard"') && line.includes('"status":503'));
  expect(JSON.parse(told ?? "{}")).toMatchObject({
    level: "warn",
    err: { code: "database_away", cause: {} },
  });
  await expect
    .poll(async () => (await student.get(`${dashboard}?lang=en`)).status, { timeout: 90_000 })
    .toBe(200);
});

test("O10c: a database that takes no writes: reading goes on, sending says so with 503, /readyz says no", async () => {
  await withAdmin(postgres.url, async (query) => {
    await query("alter database postgres set default_transaction_read_only = on");
    await query(
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = 'postgres'",
    );
  });
  await expect
    .poll(async () => (await readyz()).text, { timeout: 90_000 })
    .toBe("The database is read-only.");
  expect((await student.get(dashboard)).status).toBe(200);
  const sent = await student.post(dashboard, { intent: "read_all" });
  expect([sent.status, sent.headers.get("retry-after")]).toEqual([503, "30"]);
  expect((await sent.text()).includes("Nothing can be saved just now")).toBe(true);
  const visitor = new HttpVisitor(server.url);
  const asked = await visitor.post("/login", { intent: "send", phone: "9876500078", type: "student" });
  expect(asked.status).toBe(503);
  expect(sms.requests).toHaveLength(1);
});
