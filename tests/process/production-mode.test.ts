import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routeTable } from "#app/route-table.ts";
import { productionSettings } from "#tests/support/production-settings.ts";
import type { RunningServer } from "../journeys/support/server.ts";
import { startServer } from "../journeys/support/server.ts";

// T7: the same build, booted in production mode, and tried.
describe("T7: production mode has no demo door", () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer({ ...productionSettings(), LOG_LEVEL: "info" });
  });

  afterAll(async () => {
    await server?.stop();
  });

  test("it starts with its secrets, and prints no sign-in", () => {
    expect(server.output()).toContain("https://scholarsetu.example");
    expect(server.output()).not.toMatch(/123456|Demo-|9876543210/);
  });

  test("the demo's addresses do not exist", async () => {
    const demoRoutes = routeTable.map(({ path }) => path).filter((path) => path.startsWith("/demo"));
    for (const path of new Set(["/demo/inbox", "/demo/ui", ...demoRoutes])) {
      expect((await fetch(server.url + path)).status, path).toBe(404);
    }
  });

  test("no page shows a demo credential or the demo ribbon", async () => {
    const paths = routeTable.filter(({ path }) => !path.includes(":")).map(({ path }) => path);
    const hints = /Demo-(Admin|Donor|Csr)-2024|@scholarsetu\.example \/|\b123456\b|\/demo\//g;
    for (const path of paths.filter((each) => !each.startsWith("/demo"))) {
      const html = await (await fetch(server.url + path)).text();
      expect(html.match(hints), path).toBeNull();
    }
  });

  test("T30: HSTS is sent, and links are those of the public address", async () => {
    const reply = await fetch(`${server.url}/`);
    expect(reply.headers.get("strict-transport-security")).toMatch(/max-age=\d{7,}/);
    expect(await reply.text()).toContain(`rel="canonical" href="https://scholarsetu.example/"`);
  });
});
