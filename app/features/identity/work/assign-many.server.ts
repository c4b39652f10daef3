import type { Actor } from "#app/core/portals/permissions.ts";
import { eachByItself } from "#app/core/requests/each-by-itself.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { assignWork, type WorkStep } from "./assign-work.server.ts";

export type ManyStep = "take" | "give" | "put_back";

/** D31: a step for all that are ticked. Nothing is taken over here: that is asked about each, with the name. */
export function assignMany(actor: Actor, step: ManyStep, work: readonly WorkStep[], to = "") {
  return eachByItself(work, async (one) => {
    if (step === "give") return assignWork.give(actor, { ...one, to });
    if (step === "put_back") return assignWork.putBack(actor, one);
    if (one.seen !== "" && one.seen !== actor.userId) {
      throw conflict("Somebody has these already: take over one by one.");
    }
    return assignWork.take(actor, one);
  });
}
