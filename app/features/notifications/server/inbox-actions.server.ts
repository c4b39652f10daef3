import { button, defineActions } from "#app/core/actions.server.ts";
import { textFields } from "#app/core/text-fields.ts";
import { markRead } from "./mark-read.server.ts";

/** The buttons of the desk's bell. */
export const inboxActions = defineActions({
  read: button({
    schema: textFields("id"),
    run: ({ actor }, { id }) => markRead(actor, [id]),
    next: "/admin/inbox",
  }),
  "read-all": button({ run: ({ actor }) => markRead(actor, "all"), next: "/admin/inbox" }),
});
