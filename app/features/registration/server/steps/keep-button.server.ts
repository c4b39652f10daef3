import { keepStep } from "./keep-step.server.ts";
import { stepButton } from "./step-button.server.ts";

/** Keeps what was typed and chosen. */
export const keepButton = stepButton({
  run: async ({ actor }, step) => ({ errors: await keepStep(actor, step) }),
});
