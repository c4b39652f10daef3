import { generate } from "otplib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemActor } from "#app/core/portals/permissions.ts";
import { parseEnv, setEnv } from "#app/core/settings/env.server.ts";
import { migrateDatabase } from "#app/db/migrating/migrate.server.ts";
import { closeDatabase, connectDatabase } from "#app/db/opening/client.server.ts";
import { createPortalUser } from "#app/features/identity/server/staff/create-portal-user.server.ts";
import { HttpVisitor } from "#tests/support/http-visitor.ts";
import { ignore } from "#tests/support/ignore.ts";
import { productionSettings } from "#tests/support/production-settings.ts";
import { type RunningServer, startServer } from "../journeys/support/server.ts";
import { tempFolder } from "../support/temp-folder.ts";

const folder = tempFolder("operator");
const token = "a token for the monitoring";
const admin = { email: "asha@example.org", password: "mango tree by the well" };
// Its SMS gateway and mail server refuse connections.
const settings = { ...productionSettings(), DATA_DIR: folder, LOG_LEVEL: "info", METRICS_TOKEN: token };
const canary = "9876599123";
let server: RunningServer;

type Line = Record<string, unknown>;
const lines = (): Line[] =>
  server
    .output()
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Line);

beforeAll(async () => {
  const env = parseEnv(settings, () => {
    throw new Error("production brings its own keys");
  });
  setEnv(env);
  try {
    await connectDatabase(env, { onSlowQuery: ignore });
    await migrateDatabase();
    await createPortalUser(systemActor, {
      ...admin,
      name: "Asha Rao",
      role: "admin",
      staffRoles: ["super_admin"],
      organisationId: null,
    });
  } finally {
    await closeDatabase();
    setEnv(null);
  }
  server = await startServer(settings);
});

afterAll(async () => {
  await server?.stop();
});

async function metrics(): Promise<string> {
  const reply = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  return reply.text();
}

describe("O3, C1: an SMS gateway that is down", () => {
  test("leaves a line in the log, a metric and a row on /admin/system, within a minute", async () => {
    const visitor = new HttpVisitor(server.url);
    const asked = await visitor.post("/login", { intent: "send", phone: canary, type: "student" });
    expect(asked.status).toBe(302);

    await expect
      .poll(() => lines().find(({ msg }) => msg === "outside call failed"), { timeout: 60_000 })
      .toMatchObject({ level: "warn", service: "sms", code: "unreachable" });
    expect(await metrics()).toMatch(/^gateway_errors_total\{service="sms",code="unreachable"\} [1-9]/m);

    const operator = new HttpVisitor(server.url);
    await operator.post("/admin", admin);
    const setup = await (await operator.post("/login/second-factor", { intent: "start" })).text();
    const secret = /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(setup)?.[1]?.replaceAll(" ", "") ?? "";
    const code = await generate({ secret });
    expect((await operator.post("/login/second-factor", { intent: "confirm", code })).status).toBe(200);
    const page = async () => (await (await operator.get("/admin/system")).text()).replaceAll("<!-- -->", "");
    const isShown = async () => (await page()).includes("last error: unreachable");
    await expect.poll(isShown, { timeout: 60_000, interval: 1000 }).toBe(true);
    const html = await page();
    const shown = ["SMS does not answer.", "otp-login", canary].map((words) => html.includes(words));
    expect(shown).toEqual([true, true, false]);
  });
});

describe("X17, O17: the log", () => {
  test("is JSON from its first line to its last, and keeps nothing that was typed", async () => {
    const post = (path: string, type: string, body: string) =>
      fetch(server.url + path, {
        method: "POST",
        headers: { "sec-fetch-site": "same-origin", "content-type": type },
        body,
      });
    const before = lines().length;
    expect(
      (await post(`/verify/CANARY-${canary}-Secret%0aname`, "application/x-www-form-urlencoded", "a=b"))
        .status,
    ).toBe(405);
    expect((await post("/api/v1/eligibility", "application/json", `{"name": "CANARY ${canary}`)).status).toBe(
      400,
    );
    expect(
      (await post("/api/v1/registration/mobile", "application/json", `CANARY ${canary}`)).status,
    ).toBeLessThan(500);
    await fetch(`${server.url}/scholarships/CANARY-${canary}?q=CANARY`);
    await expect.poll(() => lines().length, { timeout: 5000 }).toBeGreaterThanOrEqual(before + 4);
    const after = lines().slice(before);
    expect(after.filter(({ level }) => level === "error")).toEqual([]);
    expect(after.find(({ status }) => status === 405)).toMatchObject({
      level: "info",
      msg: "request",
      method: "POST",
      req: expect.any(String),
      address: "127.0.0.0/24",
    });
    expect(server.output()).not.toMatch(/CANARY|9876599123| {4}at /);
  });

  test("X21b: /metrics is not there without its token", async () => {
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    const text = await metrics();
    expect(text).toMatch(
      /^http_request_duration_seconds_count\{method="POST",route="\/login",status="302"\} 1$/m,
    );
    expect(text).toMatch(/^otp_sent_total 1$/m);
    expect(text).not.toMatch(/CANARY|9876599123/);
  });
});
