import { AsyncLocalStorage } from "node:async_hooks";
import { perProcess } from "#app/core/settings/per-process.ts";

/** One request that may read from the replica. */
export interface ReplicaReader {
  /** The place in the log of the reader's last write, as far as it may not have arrived there yet. */
  readonly lastWrite: string | null;
  /** Whether the replica has it: asked once, by the first list. */
  hasOwn: Promise<boolean> | null;
}

/** Who reads, and whether what runs now is read there. */
export const replicaScopes = perProcess("replica", () => ({
  readers: new AsyncLocalStorage<ReplicaReader | null>(),
  reading: new AsyncLocalStorage<boolean>(),
}));
