import type { Actor } from "#app/core/portals/permissions.ts";
import { giverAddresses } from "#app/features/giving/giver-addresses.ts";
import { reopenOwn } from "../reopening/reopen-own.server.ts";
import type { Reopening } from "../reopening/reopening-form.ts";
import { findOwnProgramme } from "./find-own-programme.server.ts";

/** A giver opens its closed programme again. */
export async function reopenOwnProgramme(
  actor: Actor,
  id: string,
  input: Reopening,
): Promise<"reopened" | "reopen-asked"> {
  const { scholarshipId } = await findOwnProgramme(actor, id);
  return reopenOwn(actor, scholarshipId, input, giverAddresses(actor.role).programme(id));
}
