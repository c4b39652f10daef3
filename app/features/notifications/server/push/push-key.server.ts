import { adapters } from "#app/adapters/adapters.server.ts";

/** By which a browser knows our messages; null where push is not set, and then no page offers it. */
export function pushKey(): string | null {
  return adapters().push?.publicKey ?? null;
}
