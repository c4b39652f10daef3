import { Agent, request } from "node:http";

export type LoadResult = { perSecond: number; p50: number; p95: number; failed: number };

/** A bounded load on this machine's loopback: `connections` at a time, for `seconds`. */
export async function load(
  address: string,
  {
    connections = 16,
    seconds = 3,
    headers = {},
  }: { connections?: number; seconds?: number; headers?: Record<string, string> } = {},
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failed = 0;
  const started = performance.now();
  const until = started + seconds * 1000;
  const one = () =>
    new Promise<void>((resolve) => {
      const begun = performance.now();
      const call = request(address, { agent, headers }, (response) => {
        if (response.statusCode !== 200) failed += 1;
        response.on("data", () => {});
        response.on("end", () => {
          times.push(performance.now() - begun);
          resolve();
        });
      });
      call.on("error", () => {
        failed += 1;
        resolve();
      });
      call.end();
    });
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) await one();
    }),
  );
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / elapsed, p50: at(0.5), p95: at(0.95), failed };
}
