import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { endListMail } from "./end-list-mail.server.ts";
import { mailStepSchema, sendViewSchema } from "./list-mail-forms.ts";
import { sendListView } from "./send-list-view.server.ts";

const here = "/settings/list-mails";

/** The buttons of the lists that come by mail. */
export const listMailActions = defineActions({
  send: button({
    schema: sendViewSchema,
    run: ({ actor }, value) => sendListView(actor, value),
    next: { to: here, say: "sent" },
  }),
  end: button({
    schema: mailStepSchema,
    run: ({ actor }, { mailId }) => endListMail(actor, mailId),
    next: { to: here, say: "ended" },
  }),
});
