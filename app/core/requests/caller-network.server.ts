import { AsyncLocalStorage } from "node:async_hooks";
import { writtenAddress } from "./written-address.server.ts";

const networks = new AsyncLocalStorage<string | null>();

/** X22: where a request comes from, shortened to its network (203.0.113.0/24), for what the audit tells of it. */
export function fromNetworkOf<T>(address: string, work: () => T): T {
  return networks.run(shortNetwork(address), work);
}

/** Null for a job, a script, or a caller whose address nobody knows. */
export function callerNetwork(): string | null {
  return networks.getStore() ?? null;
}

export function shortNetwork(address: string): string | null {
  return writtenAddress(address, "short").address ?? null;
}
