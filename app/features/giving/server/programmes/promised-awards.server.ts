import type { Actor } from "#app/core/portals/permissions.ts";
import { socket } from "#app/core/requests/socket.ts";

/** Sets money aside for whoever is approved already; payouts, which stands above giving, plugs itself in. */
export const promisedAwards = socket<(actor: Actor) => Promise<unknown>>("giving.promised-awards");
