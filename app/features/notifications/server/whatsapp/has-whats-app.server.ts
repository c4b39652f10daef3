import { adapters } from "#app/adapters/adapters.server.ts";

/** Where it is not set, no page speaks of it. */
export function hasWhatsApp(): boolean {
  return adapters().whatsapp !== null;
}
