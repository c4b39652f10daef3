import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { stopRecovery } from "./stop-recovery.server.ts";

/** The one button behind the link of the warning. */
export const stopRecoveryActions = defineActions(
  {
    stop: button({
      run: ({ actor, param }) => stopRecovery(actor, "stop", param("key")),
      next: ({ param }, outcome) => ({ to: `/recover/stop/${param("key")}`, say: outcome }),
    }),
  },
  { fieldsOnly: true },
);
