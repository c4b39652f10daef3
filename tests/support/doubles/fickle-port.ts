import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

export type FicklePort = {
  port: number;
  /** Nothing passes any more, and nothing is closed: a dead network path, a stopped server. */
  freeze(): void;
  /** Nobody listens. */
  refuse(): void;
  pass(): void;
  close(): void;
};

/** A way to another port that can be made to fail. */
export async function openFicklePort(target: number): Promise<FicklePort> {
  const pairs = new Set<[Socket, Socket]>();
  let mode: "pass" | "freeze" | "refuse" = "pass";
  const server = createServer((near) => {
    if (mode === "refuse") return near.destroy();
    const far = connect(target, "127.0.0.1");
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on("error", () => to.destroy());
      from.on("close", () => {
        to.destroy();
        pairs.delete(pair);
      });
      from.pipe(to);
      if (mode === "freeze") from.pause().unpipe();
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const each = (work: (from: Socket, to: Socket) => void) => {
    for (const [near, far] of pairs) {
      work(near, far);
      work(far, near);
    }
  };
  return {
    port: (server.address() as AddressInfo).port,
    freeze() {
      mode = "freeze";
      each((from) => from.unpipe().pause());
    },
    refuse() {
      mode = "refuse";
      each((from) => from.destroy());
    },
    pass() {
      mode = "pass";
      each((from, to) => from.pipe(to));
    },
    close() {
      each((from) => from.destroy());
      server.close();
    },
  };
}
