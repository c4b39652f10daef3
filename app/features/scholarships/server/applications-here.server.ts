import type { Actor } from "#app/core/permissions.ts";
import { socket } from "#app/core/socket.ts";
import type { OwnPapers, OwnState } from "../own-state.ts";

export interface ApplicationsHere {
  states(actor: Actor): Promise<readonly (OwnState & { readonly slug: string })[]>;
  papers(actor: Actor): Promise<OwnPapers>;
}

/** What the student has done about scholarships, and her papers: the room of applications knows it. */
export const applicationsHere = socket<ApplicationsHere>("scholarships: what the reader has done");
