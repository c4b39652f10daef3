import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { textFields } from "#app/core/forms/text-fields.ts";
import { markRead } from "./mark-read.server.ts";

const here = ({ actor }: Press) => (actor.role === "institute" ? "/institute/inbox" : "/admin/inbox");

/** The buttons of the desk's bell. */
export const inboxActions = defineActions({
  read: button({
    schema: textFields("id"),
    run: ({ actor }, { id }) => markRead(actor, [id]),
    next: here,
  }),
  "read-all": button({ run: ({ actor }) => markRead(actor, "all"), next: here }),
});
