import { notFound } from "#app/core/requests/errors.ts";
import type { Workshop } from "#app/features/content/data/career.ts";
import { workshops } from "#app/features/content/server/workshops.server.ts";

/** A workshop that the pages announce, or announced. */
export function getAnnounced(id: string): Workshop {
  const found = workshops.find((workshop) => workshop.id === id);
  if (!found) throw notFound("There is no such workshop.");
  return found;
}
