import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { recoveryStartSchema } from "../../forms/recovery.ts";
import { recoveryMessages } from "../../messages/recovery.messages.server.ts";
import { startRecovery } from "./start-recovery.server.ts";

/** The one button of /recover: the new number, and the OTP to it. */
export const recoverActions = defineActions(
  {
    start: button({
      schema: ({ language }) => recoveryStartSchema(recoveryMessages[language].errors),
      run: ({ actor, language, clientAddress }, { phone }) =>
        startRecovery(actor, { phone, language, clientAddress }),
      next: (_press, key) => `/recover/${key}`,
    }),
  },
  { fieldsOnly: true },
);
