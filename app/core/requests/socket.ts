import { perProcess } from "../settings/per-process.ts";

/**
 * Where a lower feature needs a higher one: the lower one declares a socket, the higher one is plugged in at start
 * (server/plug-sockets.ts). What is forgotten fails by name, at the start and in the tests.
 */
export interface Socket<T> {
  readonly name: string;
  plug(value: T): void;
  get(): T;
}

const plugs = perProcess("sockets", () => new Map<string, unknown>());

export function socket<T extends object>(name: string): Socket<T> {
  if (!plugs.has(name)) plugs.set(name, null);
  return {
    name,
    plug: (value) => void plugs.set(name, value),
    get() {
      const value = plugs.get(name);
      if (!value) throw new Error(`Nothing is plugged into the socket "${name}".`);
      return value as T;
    },
  };
}

/** Names every socket of the loaded features that nothing was plugged into. */
export function assertConnected(): void {
  const empty = [...plugs].filter(([, value]) => !value).map(([name]) => name);
  if (empty.length > 0) throw new Error(`Nothing is plugged into: ${empty.join(", ")}`);
}
