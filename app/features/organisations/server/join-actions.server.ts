import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { joiningStartSchema } from "../forms/joining.ts";
import { joiningSentences } from "../messages/joining-sentences.ts";
import { startJoining } from "./start-joining.server.ts";

/** The one button of /join: the address, and the code to it. */
export const joinActions = defineActions(
  {
    start: button({
      schema: joiningStartSchema,
      run: ({ actor, clientAddress }, value) => startJoining(actor, value, clientAddress),
      next: (_press, key) => `/join/${key}`,
    }),
  },
  { sentences: joiningSentences },
);
