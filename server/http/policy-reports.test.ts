import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import { captureLogForTests } from "#app/core/requests/observing/log.server.ts";
import type { ServerEnv } from "../hono-env.ts";
import { policyReports, reportPath } from "./policy-reports.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

let captured: ReturnType<typeof captureLogForTests> | null = null;
afterEach(() => captured?.end());

function post(body: unknown, app = site()): Promise<Response> {
  return Promise.resolve(app.request(reportPath, { method: "POST", body: JSON.stringify(body) }));
}
const site = () => new Hono<ServerEnv>().post(reportPath, policyReports());

const report = {
  "csp-report": {
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://evil.example/CANARY?token=CANARY",
    "document-uri": "https://site.example/applications/CANARY-9876599999",
  },
};

test("X31: the policy allows no inline style and no inline script, and names where to report", () => {
  const policy = contentSecurityPolicy({ nonce: "n" });
  expect(policy).not.toContain("unsafe");
  expect(policy).toContain("style-src-attr 'none'");
  expect(policy).toContain(`report-uri ${reportPath}`);
});

test("T29: a page gets nothing from another origin, and sends nothing there", () => {
  const policy = contentSecurityPolicy({ hashes: [] }).split("; ");
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'self'", "connect-src 'self'", "base-uri 'none'"]),
  );
  for (const rule of policy) expect(rule).not.toMatch(/\*|https?:/);
});

test("X31: a report is one line: the rule, the origin, the page's pattern; nothing of the addresses (T27)", async () => {
  captured = captureLogForTests("warn");
  expect((await post(report)).status).toBe(204);
  expect(captured.lines).toMatchObject([
    { rule: "script-src-elem", blocked: "https://evil.example", msg: "content policy" },
  ]);
  expect(captured.text()).not.toContain("CANARY");
});

test("X31: nobody fills the log or breaks the process by it", async () => {
  captured = captureLogForTests("warn");
  const app = site();
  for (let times = 0; times < 100; times += 1) await post(report, app);
  expect(captured.lines.length).toBeLessThanOrEqual(40);
  for (const body of [
    null,
    [],
    { "csp-report": 1 },
    { "csp-report": { "blocked-uri": 7 } },
    "x".repeat(9000),
  ]) {
    expect((await post(body)).status).toBe(400);
  }
});
