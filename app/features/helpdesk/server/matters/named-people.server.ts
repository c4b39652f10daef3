import type { Actor } from "#app/core/portals/permissions.ts";
import { socket } from "#app/core/requests/socket.ts";

import type { NamedLine } from "../../matter.ts";

export interface NamedPeople {
  /** One line for each: whom the holder of this phone or address named for their data rights, and who named them. */
  list(
    actor: Actor,
    contact: { readonly phoneHash: string | null; readonly emailHash: string | null },
  ): Promise<NamedLine[]>;
}

/** I7c: nominees are the identity room's, which stands beside this one; the server plugs it in at start. */
export const namedPeople = socket<NamedPeople>("helpdesk: who is named for data rights");
