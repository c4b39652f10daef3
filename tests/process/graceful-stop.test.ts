import { existsSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startServer } from "../journeys/support/server.ts";
import { tempFolder } from "../support/temp-folder.ts";

type Outcome = "whole" | "refused" | `broken: ${string}`;

test("T42: SIGTERM under load breaks no reply and exits 0", async () => {
  const server = await startServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const outcomes: Outcome[] = [];
  let closed = false;
  const client = async () => {
    // A page that is rendered, one from the cache, and a file-like one.
    for (let turn = 0; !closed; turn += 1) {
      const path = ["/login", "/", "/sitemap.xml"][turn % 3] ?? "/";
      const outcome = await fetchWhole(agent, `${server.url}${path}`);
      outcomes.push(outcome);
      if (outcome === "refused") return;
    }
  };
  const clients = Array.from({ length: 16 }, client);
  await expect.poll(() => outcomes.length, { timeout: 90_000 }).toBeGreaterThan(100);
  const exit = await server.stop();
  closed = true;
  await Promise.all(clients);
  agent.destroy();

  expect(exit).toMatchObject({ code: 0, signal: null });
  expect(outcomes.filter((outcome) => outcome.startsWith("broken"))).toEqual([]);
  expect(outcomes.filter((outcome) => outcome === "whole").length).toBeGreaterThan(100);
});

function fetchWhole(agent: Agent, url: string): Promise<Outcome> {
  return new Promise((done) => {
    const sent = request(url, { agent }, (reply) => {
      let length = 0;
      reply.on("data", (chunk) => {
        length += chunk.length;
      });
      reply.on("error", (error) => done(`broken: ${error.message}`));
      reply.on("end", () => {
        const promised = reply.headers["content-length"];
        if (!reply.complete || (promised !== undefined && Number(promised) !== length))
          done("broken: cut short");
        else if (reply.statusCode === 200) done("whole");
        else if (reply.statusCode === 503) done("refused");
        else done(`broken: status ${reply.statusCode}`);
      });
    });
    sent.on("error", (error: NodeJS.ErrnoException) => {
      // Nothing listens any more; or an idle connection was closed while we took it up again, which every
      // HTTP client tries again by itself because the server has not begun to answer.
      const unanswered = sent.reusedSocket && ["ECONNRESET", "EPIPE"].includes(error.code ?? "");
      done(
        error.code === "ECONNREFUSED" || unanswered ? "refused" : `broken: ${error.code} ${error.message}`,
      );
    });
    sent.end();
  });
}

test("O7: unready first; visitors are served through the pause, each on its last connection", async () => {
  const folder = tempFolder("away");
  const awayFile = join(folder, "3001.away");
  // Left by a process that was killed while it stopped.
  writeFileSync(awayFile, "");
  const server = await startServer({ STOP_PAUSE_SECONDS: "3", AWAY_FILE: awayFile });
  await expect.poll(() => existsSync(awayFile)).toBe(false);
  const agent = new Agent({ keepAlive: true });
  expect(await fetchWhole(agent, `${server.url}/login`)).toBe("whole");
  const began = Date.now();
  const exit = server.stop();
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect(existsSync(awayFile)).toBe(true);
  while (Date.now() - began < 2000) {
    const reply = await fetch(`${server.url}/login`);
    expect([reply.status, reply.headers.get("connection")]).toEqual([200, "close"]);
    await reply.text();
  }
  expect(await exit).toMatchObject({ code: 0, signal: null });
  expect(Date.now() - began).toBeGreaterThan(3000);
  expect(existsSync(awayFile)).toBe(true);
  agent.destroy();
});
