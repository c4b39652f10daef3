import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { generate } from "otplib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { productionSettings } from "#tests/support/production-settings.ts";
import type { RunningServer } from "../journeys/support/server.ts";
import { startServer } from "../journeys/support/server.ts";
import { tempFolder } from "../support/temp-folder.ts";

const root = resolve(import.meta.dirname, "../..");
const folder = tempFolder("production");
const settings = { ...productionSettings(), DATA_DIR: folder };
const admin = { email: "asha@example.org", password: "mango tree by the well" };

function createAdmin(args: string[], password: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ["scripts/create-admin.ts", ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  child.stdin.end(`${password}\n`);
  return new Promise((done) => child.on("close", (code) => done({ code, output })));
}

let server: RunningServer;
const cookies = new Map<string, string>();

async function post(path: string, fields: Record<string, string>): Promise<Response> {
  const reply = await fetch(server.url + path, {
    method: "POST",
    redirect: "manual",
    // As a browser behind the TLS proxy sends it.
    headers: { origin: settings.PUBLIC_URL, "sec-fetch-site": "same-origin", cookie: cookieHeader() },
    body: new URLSearchParams(fields),
  });
  for (const cookie of reply.headers.getSetCookie()) {
    const [pair = ""] = cookie.split(";");
    cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
  }
  return reply;
}

const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
const page = async (path: string) =>
  (await fetch(server.url + path, { headers: { cookie: cookieHeader() } })).text();

describe("T7: the first super admin of a real site", () => {
  beforeAll(async () => {
    const wanted = ["--email", admin.email, "--name", "Asha Rao"];
    const weak = await createAdmin(wanted, "password1234");
    expect(weak).toMatchObject({ code: 1, output: expect.stringContaining("easy to guess") });
    const made = await createAdmin(wanted, admin.password);
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining("can sign in at /admin") });
    expect(made.output).not.toContain(admin.password);
    const again = await createAdmin(wanted, admin.password);
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining("already an account") });
    server = await startServer(settings);
  });

  afterAll(async () => {
    await server?.stop();
  });

  test("T31: a form of another site gets a page with help and a code, in the reader's language", async () => {
    for (const [path, language, words] of [
      ["/login", "en", "Not sent from here"],
      ["/admin/user-management", "te", "ఇక్కడి నుంచి పంపలేదు"],
      ["/student/dashboard", "hi", "यहाँ से नहीं भेजा गया"],
    ] as const) {
      const reply = await fetch(server.url + path, {
        method: "POST",
        redirect: "manual",
        headers: { origin: "https://evil.example", accept: "text/html", cookie: `lang=${language}` },
        body: new URLSearchParams({ intent: "send", phone: "9876543210", type: "student" }),
      });
      const html = await reply.text();
      expect([reply.status, html.includes(words)], path).toEqual([403, true]);
      expect(html).toContain(reply.headers.get("x-request-id"));
      expect(html).toContain(`href="${path}"`);
      expect(reply.headers.getSetCookie()).toEqual([]);
    }
  });

  test("no demo pair opens a portal, and the answer gives no hint", async () => {
    for (const [portal, email, password] of [
      ["admin", "admin@scholarsetu.example", "Demo-Admin-2024"],
      ["donor", "donor@scholarsetu.example", "Demo-Donor-2024"],
      ["csr", "csr@scholarsetu.example", "Demo-Csr-2024"],
    ] as const) {
      const reply = await post(`/${portal}`, { email, password });
      expect(reply.status).toBe(401);
      const text = await reply.text();
      expect(text).toContain("Invalid credentials.");
      expect(text).not.toContain("Use:");
    }
  });

  test("the demo's OTP opens nothing", async () => {
    expect((await post("/login", { intent: "send", phone: "9876543210", type: "student" })).status).toBe(302);
    const html = await page("/login");
    const state = /name="state" value="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(state).not.toBe("");
    expect(html).not.toContain("123456");
    const reply = await post("/login", { intent: "verify", otp: "123456", state });
    // One code in a million is the right one by chance.
    expect(reply.status).toBe(401);
  });

  test("T6, T8: a password alone does not let the super admin in; a second factor is set up first", async () => {
    const first = await post("/admin", admin);
    expect(first.status).toBe(302);
    expect(first.headers.get("location")).toBe("/login/second-factor");
    expect(first.headers.getSetCookie().join()).toMatch(
      /^__Host-login=.*; Path=\/; HttpOnly; SameSite=Lax; .*Secure/,
    );
    expect(cookies.has("__Host-session")).toBe(false);
    const setup = await (await post("/login/second-factor", { intent: "start" })).text();
    const secret = /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(setup)?.[1]?.replaceAll(" ", "") ?? "";
    const wrong = await post("/login/second-factor", { intent: "confirm", code: "000000" });
    expect(wrong.status).toBe(401);
    const right = await post("/login/second-factor", { intent: "confirm", code: await generate({ secret }) });
    expect(right.status).toBe(200);
    expect((await right.text()).match(/<code>\w{4}-\w{4}-\w{4}<\/code>/g)).toHaveLength(10);
    expect(right.headers.getSetCookie().join("\n")).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=86400; Secure/m,
    );
    expect(await page("/admin")).toContain("Asha Rao");
  });
});
