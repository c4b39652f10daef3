import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A line between a browser and a site that takes half the round trip each way, whoever asks: a prefetch too. */
export async function farAway(url: string, roundTripMs: number) {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const line = createServer({ noDelay: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port), noDelay: true });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on("data", (bytes) => setTimeout(() => to.writable && to.write(bytes), roundTripMs / 2));
      from.on("end", () => setTimeout(() => to.end(), roundTripMs / 2));
      from.on("error", () => to.destroy());
      from.on("close", () => open.delete(from));
    }
  });
  await new Promise<void>((ready) => line.listen(0, "127.0.0.1", ready));
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    close() {
      for (const socket of open) socket.destroy();
      line.close();
    },
  };
}
