import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { manyButton } from "#app/core/forms/many-button.server.ts";
import { counted } from "#app/core/forms/many-outcome.ts";
import { tickedIds } from "#app/core/forms/ticked-rows.ts";
import { linkList } from "#app/features/scholarships/keeping/link-list.ts";
import { markLinkSeen } from "#app/features/scholarships/keeping/mark-link-seen.server.ts";
import { nameLinks } from "./name-links.server.ts";

/** The buttons of the websites' list. */
export const linkActions = defineActions({
  seen: button({
    schema: z.object({ linkId: z.uuid("Reload the page and try again.") }),
    run: ({ actor }, { linkId }) => markLinkSeen(actor, linkId),
    next: ({ url }) => `${linkList.path}${url.search}`,
  }),
  seen_many: manyButton({
    schema: z.object({ ids: tickedIds }),
    names: ({ actor }, rows) => nameLinks(actor, rows),
    asks: (count) => ({
      question: `Have you seen what changed on ${counted(count, "website")}?`,
      confirm: "I have looked at them",
    }),
    step: ({ actor }, { id }) => markLinkSeen(actor, id),
    said: (count) => `${counted(count, "website")} looked at.`,
  }),
});
