import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { askStatusSchema } from "../../forms/ask-status.ts";
import { askStatusMessages } from "../../messages/ask-status.messages.server.ts";
import { findStatus } from "./find-status.server.ts";

/** The one button of /status. */
export const statusActions = defineActions(
  {
    ask: button({
      schema: ({ language }) => askStatusSchema(askStatusMessages[language].errors),
      run: ({ actor, clientAddress, language }, { number, birthDay }) =>
        findStatus({ ...actor, language }, { number, birthDay, clientAddress }),
      next: (_press, show) => ({ show }),
    }),
  },
  { fieldsOnly: true },
);
