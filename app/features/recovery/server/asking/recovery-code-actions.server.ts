import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { recoveryLookSchema } from "../../forms/recovery.ts";
import { recoveryMessages } from "../../messages/recovery.messages.server.ts";
import { findRecoveryPath } from "./find-recovery-path.server.ts";

/** The one button of /recover/code. */
export const recoveryCodeActions = defineActions(
  {
    open: button({
      schema: ({ language }) => recoveryLookSchema(recoveryMessages[language].errors),
      secret: ["code"],
      run: ({ actor, language, clientAddress }, value) =>
        findRecoveryPath(actor, { ...value, language, clientAddress }),
      next: (_press, path) => path,
    }),
  },
  { fieldsOnly: true },
);
