import type { Actor } from "#app/core/portals/permissions.ts";
import { findContact } from "./find-contact.server.ts";

/** X24: whether an address that was typed into an open form is known to be that of who typed it: signed in with it. */
export async function emailProof(actor: Actor, email: string): Promise<"needed" | "given"> {
  if (!actor.userId) return "needed";
  const own = await findContact(actor.userId, "email");
  return own?.toLowerCase() === email.trim().toLowerCase() ? "given" : "needed";
}
