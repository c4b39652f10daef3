import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { linkList } from "#app/features/scholarships/keeping/link-list.ts";
import { markLinkSeen } from "#app/features/scholarships/keeping/mark-link-seen.server.ts";

/** The buttons of the websites' list. */
export const linkActions = defineActions({
  seen: button({
    schema: z.object({ linkId: z.uuid("Reload the page and try again.") }),
    run: ({ actor }, { linkId }) => markLinkSeen(actor, linkId),
    next: ({ url }) => `${linkList.path}${url.search}`,
  }),
});
