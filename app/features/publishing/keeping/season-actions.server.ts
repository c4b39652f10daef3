import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { rollSeasons } from "#app/features/scholarships/keeping/seasons/roll-seasons.server.ts";
import { seasonList } from "#app/features/scholarships/keeping/seasons/season-list.ts";

const one = z.uuid("Reload the page and try again.");
const tick = "Tick at least one.";

/** One press rolls over all that are ticked. */
export const seasonActions = defineActions({
  roll: button({
    schema: z.object({
      ids: z.preprocess((given) => [given ?? []].flat(), z.array(one).min(1, tick).max(100)),
    }),
    run: ({ actor }, { ids }) => rollSeasons(actor, ids),
    next: (_press, rolled) => ({ to: seasonList.path, say: String(rolled) }),
  }),
});
