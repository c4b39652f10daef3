import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HttpVisitor } from "#tests/support/http-visitor.ts";
import { type RunningServer, startServer } from "../journeys/support/server.ts";
import { demoSignIns } from "../journeys/support/sign-in.ts";
import { statementBudgets } from "./statement-budgets.ts";

// O25: how many statements a page sends, read off the request's own line in the log, in the demo's world. A page that
// reads the same twice fails; the numbers of the table may only shrink.
let site: RunningServer;
const visitors = new Map<string, HttpVisitor>();

beforeAll(async () => {
  site = await startServer({ LOG_LEVEL: "info" });
  for (const role of ["student", "institute"] as const) {
    const visitor = new HttpVisitor(site.url);
    const sent = await visitor.post("/login", { intent: "send", phone: demoSignIns[role], type: role });
    const asked = await visitor.get(sent.headers.get("location") ?? expect.fail());
    const state = (await asked.text()).match(/name="state" value="([^"]+)"/)?.[1] ?? "";
    expect((await visitor.post("/login", { intent: "verify", otp: "123456", state })).status).toBe(302);
    visitors.set(role, visitor);
  }
  for (const role of ["admin", "donor", "csr"] as const) {
    const visitor = new HttpVisitor(site.url);
    expect((await visitor.post(`/${role}`, demoSignIns[role])).status, role).toBe(302);
    visitors.set(role, visitor);
  }
});
afterAll(() => site.stop());

type Line = { req?: string; route?: string; statements?: number; repeats?: number; msg?: string };

/** The second look: the first one fills what the process keeps for everybody. */
async function countOf(role: string, path: string): Promise<Line> {
  const visitor = visitors.get(role) ?? expect.fail();
  for (const look of ["first", "second"]) {
    const reply = await visitor.get(path);
    expect(reply.status, `${path}, ${look} look`).toBe(200);
    await reply.text();
  }
  await new Promise((written) => setTimeout(written, 100));
  const lines = site
    .output()
    .split("\n")
    .filter((line) => line.includes('"msg":"request"'));
  return JSON.parse(lines.at(-1) ?? "{}");
}

describe("O25: statements per page", () => {
  test.each(statementBudgets)("$role $path", async ({ role, path, now }) => {
    const address = path.includes("AP-") ? await firstApplication() : path;
    const line = await countOf(role, address);
    expect({ repeats: line.repeats ?? 0 }, path).toEqual({ repeats: 0 });
    expect(line.statements ?? 0, `${path} sends more than before`).toBeLessThanOrEqual(now);
    expect(line.statements ?? 0, `${path} has become better: write its number down`).toBeGreaterThanOrEqual(
      now - 1,
    );
  });
});

async function firstApplication(): Promise<string> {
  const page = await (visitors.get("student") ?? expect.fail()).get("/student/dashboard");
  return (
    (await page.text()).match(/\/applications\/AP-[\w-]+/)?.[0] ?? expect.fail("no application in sight")
  );
}
