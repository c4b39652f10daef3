import { defineActions } from "#app/core/forms/actions.server.ts";
import { sendRegistration } from "./send-registration.server.ts";
import { stepButton } from "./step-button.server.ts";

/** The registration call of the specification. */
export const registrationApiActions = defineActions(
  {
    submit: stepButton({
      async run({ actor }, step) {
        const done = await sendRegistration(actor, step);
        return done.kind === "submitted"
          ? { shown: { insertId: done.id } }
          : { status: 422, shown: { risks: done.risks } };
      },
    }),
  },
  { only: "submit", tells: [] },
);
