import { socket } from "#app/core/requests/socket.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import type { PartnershipAnswers } from "./partnerships/partnership-answers.server.ts";

interface NewPartner {
  readonly instituteId: string;
  readonly name: string;
  readonly answers: PartnershipAnswers;
}

/** P18: the scholarship a request described becomes the new partner's first draft; publishing plugs itself in. */
export const firstDraft =
  socket<(tx: Tx, partner: NewPartner) => Promise<string | null>>("institutes.first-draft");
