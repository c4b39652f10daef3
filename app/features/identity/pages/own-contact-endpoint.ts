import { getActor } from "#app/core/requests/request-context.ts";
import { findContact } from "../server/contacts/find-contact.server.ts";
import type { Route } from "./+types/own-contact-endpoint";

/** For forms on pages that are the same for everyone: who is signed in need not type it again (X21c). */
export async function loader({ context }: Route.LoaderArgs) {
  const { userId, name } = await getActor(context);
  if (!userId) return Response.json({ name: null, email: null, phone: null });
  const [email, phone] = await Promise.all([findContact(userId, "email"), findContact(userId, "phone")]);
  return Response.json({ name: name ?? null, email, phone });
}
