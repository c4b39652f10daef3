import { createServer, type Server, request as send } from "node:http";
import type { AddressInfo } from "node:net";

const ASK_EVERY_MS = 1_000;
const ASK_LIMIT_MS = 2_500;

/** A balancer as one finds it: asks /readyz, spreads requests, and repeats a read that one process dropped. */
export async function startProxy(host: string) {
  let targets: number[] = [];
  let healthy: number[] = [];
  let turn = 0;
  const timer = setInterval(async () => {
    const states = await Promise.all(targets.map(isReady));
    const ready = targets.filter((_, index) => states[index]);
    // With nobody ready, visitors still deserve an answer: cached pages need no database.
    healthy = ready.length > 0 ? ready : targets;
  }, ASK_EVERY_MS);

  const server: Server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const body = Buffer.concat(chunks);
      const order = [
        ...healthy.slice(turn % Math.max(1, healthy.length)),
        ...healthy.slice(0, turn % Math.max(1, healthy.length)),
      ];
      turn += 1;
      const isRead = incoming.method === "GET" || incoming.method === "HEAD";
      attempt(order, isRead ? 2 : 1);

      function attempt(ports: readonly number[], tries: number): void {
        const [port, ...rest] = ports;
        if (port === undefined) return void outgoing.writeHead(502).end();
        const outward = send(
          {
            port,
            host: "127.0.0.1",
            method: incoming.method,
            path: incoming.url,
            timeout: 30_000,
            headers: { ...incoming.headers, host, "x-forwarded-proto": "https", "x-forwarded-host": host },
          },
          (answer) => {
            outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(outgoing);
            answer.on("error", () => outgoing.destroy());
          },
        );
        outward.on("timeout", () => outward.destroy(new Error("timeout")));
        outward.on("error", () => {
          if (outgoing.headersSent) return void outgoing.destroy();
          if (tries > 1) attempt(rest, tries - 1);
          else outgoing.writeHead(502).end();
        });
        outward.end(body);
      }
    });
  });
  const port = await new Promise<number>((found) =>
    server.listen(0, "127.0.0.1", () => found((server.address() as AddressInfo).port)),
  );
  return {
    port,
    lead(ports: number[]) {
      targets = ports;
      healthy = ports;
    },
    close() {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(ASK_LIMIT_MS) }).then(
    ({ status }) => status === 200,
    () => false,
  );
}
