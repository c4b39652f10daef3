import type { Actor } from "#app/core/portals/permissions.ts";
import { moveAndTell, type PublicMove } from "../server/move-and-tell.server.ts";
import { findOwnProgramme } from "./find-own-programme.server.ts";

/** Its owner pauses, goes on with, extends or closes a programme: money that is set aside or paid stays where it is. */
export async function moveOwnProgramme(actor: Actor, id: string, move: PublicMove): Promise<void> {
  const { scholarshipId } = await findOwnProgramme(actor, id);
  await moveAndTell(actor, scholarshipId, move);
}
