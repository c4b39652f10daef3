import type { Actor } from "#app/core/portals/permissions.ts";
import { socket } from "#app/core/requests/socket.ts";
import type { Language } from "#app/core/words/i18n.ts";
import type { OwnPapers, OwnState } from "../../views/own-state.ts";

export interface ApplicationsHere {
  states(actor: Actor, language: Language): Promise<readonly (OwnState & { readonly slug: string })[]>;
  papers(actor: Actor): Promise<OwnPapers>;
  /** How many applications for this scholarship were sent before a moment, and not taken back. */
  countSent(scholarshipId: string, before: Date): Promise<number>;
}

/** What was sent for scholarships, by the reader and by all: the room of applications knows it. */
export const applicationsHere = socket<ApplicationsHere>("scholarships: applications sent here");
