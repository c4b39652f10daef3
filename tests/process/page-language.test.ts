import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shellTe } from "#app/layouts/messages/shell.te.ts";
import { routeTable } from "#app/route-table.ts";
import { type RunningServer, startServer } from "../journeys/support/server.ts";

// S19: what is in English under a Telugu head says so, to the eye and to a screen reader.
const app = resolve(import.meta.dirname, "../../app");
const isOpen = ({ path, access, layout }: (typeof routeTable)[number]) =>
  access === "everyone" && layout !== "bare" && !path.includes(":");
let site: RunningServer;

beforeAll(async () => {
  site = await startServer();
});
afterAll(() => site?.stop());

for (const { path, file } of routeTable.filter(isOpen)) {
  test(`${path} in Telugu is Telugu, or says that it is English`, async () => {
    const reply = await fetch(`${site.url}${path}`, {
      redirect: "manual",
      headers: { accept: "text/html", cookie: "lang=te" },
    });
    if (reply.status !== 200) return;
    const html = await reply.text();
    const isEnglish = !readFileSync(join(app, file), "utf8").includes("messages: loadMessages(");
    expect(html).toContain('<html lang="te"');
    expect(/<main[^>]* lang="en"/.test(html)).toBe(isEnglish);
    expect(html.includes(shellTe.inEnglish.concat("</p>"))).toBe(isEnglish);
  });
}
